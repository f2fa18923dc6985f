import { useId, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import field from './text-field.module.css'
import s from './text-area.module.css'

type TextAreaProps = {
  label: string
  hint?: ReactNode
  value: string
  onChange: (value: string) => void
  maxLength: number
  required?: boolean
}

/** A field for several lines of text. */
export function TextArea({ label, hint, value, onChange, maxLength, required }: TextAreaProps) {
  const id = useId()
  return (
    <div className={field['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={joinClasses(field['box'], s['area'])}
        rows={4}
        maxLength={maxLength}
        required={required}
        value={value}
        aria-describedby={hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <span id={`${id}-note`} className={field['hint']}>
          {hint}
        </span>
      )}
    </div>
  )
}

import { useId } from 'react'
import { joinClasses } from './join-classes.ts'
import { Icon } from './icon.tsx'
import field from './text-field.module.css'
import s from './select.module.css'

type SelectProps<Value extends string> = {
  label: string
  /** Shows the label only to screen readers, or in the sheet of a filter bar. */
  labelHidden?: boolean
  /** Shows the label before the field instead of above it, except in the sheet of a filter bar. */
  labelBefore?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  disabled?: boolean
}

/** A styled native select element. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, labelBefore = false, value, options, onChange, disabled } = props
  const id = useId()
  return (
    <div className={joinClasses(field['field'], s['pick'], labelBefore && s['before'])}>
      <label htmlFor={id} className={labelHidden ? s['hidden'] : undefined}>
        {label}
      </label>
      <span className={s['box']}>
        <select id={id} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" className={s['chevron']} />
      </span>
    </div>
  )
}

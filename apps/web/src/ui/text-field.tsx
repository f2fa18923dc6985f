import { useId, useState, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { filterInput, type InputFilter } from './filter-input.ts'
import s from './text-field.module.css'

type TextFieldProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  value: string
  onChange: (value: string) => void
  /** Filters typed and pasted text, and shortens it to `maxLength` characters. */
  filter?: InputFilter
  /** A password with a button to show it. */
  reveal?: boolean
} & Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'>

export function TextField(props: TextFieldProps) {
  const { label, error, hint, value, onChange, filter, maxLength, reveal = false, ...rest } = props
  const id = useId()
  const [shown, setShown] = useState(false)
  const { t } = useTexts()
  return (
    <div className={s['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={joinClasses(s['box'], s['sized'])} data-invalid={error ? '' : undefined}>
        <input
          {...rest}
          id={id}
          // The browser's own `maxLength` would truncate pasted text before the filter runs.
          maxLength={filter ? undefined : maxLength}
          type={reveal && !shown ? 'password' : (rest.type ?? 'text')}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={(event) => {
            const typed = filter ? applyFilter(event, filter, maxLength) : event.target.value
            if (typed !== value) onChange(typed)
          }}
        />
        {reveal && (
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
            onClick={() => setShown(!shown)}
          />
        )}
      </span>
      <span id={`${id}-note`} className={error ? s['error'] : s['hint']} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </span>
    </div>
  )
}

/** Filters the text in the field itself, so that the caret stays in place. */
function applyFilter({ target }: ChangeEvent<HTMLInputElement>, filter: InputFilter, max = Infinity): string {
  const { text, caret } = filterInput(target.value, target.selectionStart ?? target.value.length, max, filter)
  if (text !== target.value) {
    target.value = text
    target.setSelectionRange(caret, caret)
  }
  return text
}

import { useId, useState, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { filterInput, type InputFilter } from './filter-input.ts'
import s from './text-field.module.css'

type TextFieldProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  value: string
  onChange: (value: string) => void
  /** What stays of what is typed or pasted, at most `maxLength` of it. */
  keep?: InputFilter
  /** A password with a button that shows it. */
  reveal?: boolean
} & Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'>

export function TextField(props: TextFieldProps) {
  const { label, error, hint, value, onChange, keep, maxLength, reveal = false, ...rest } = props
  const id = useId()
  const [shown, setShown] = useState(false)
  const { t } = useTexts()
  return (
    <div className={s['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={classes(s['box'], s['sized'])} data-invalid={error ? '' : undefined}>
        <input
          {...rest}
          id={id}
          // The browser would cut what is pasted before anything is taken out of it.
          maxLength={keep ? undefined : maxLength}
          type={reveal && !shown ? 'password' : (rest.type ?? 'text')}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={(event) => {
            const typed = keep ? kept(event, keep, maxLength) : event.target.value
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

/** Takes what may not stand there out of the field itself, so that the caret stays where it was. */
function kept({ target }: ChangeEvent<HTMLInputElement>, keep: InputFilter, max = Infinity): string {
  const { text, caret } = filterInput(target.value, target.selectionStart ?? target.value.length, max, keep)
  if (text !== target.value) {
    target.value = text
    target.setSelectionRange(caret, caret)
  }
  return text
}

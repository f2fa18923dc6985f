import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './button.tsx'
import s from './text-field.module.css'

type TextFieldProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  value: string
  onChange: (value: string) => void
  /** What may stand in the field; anything else is refused while typing. */
  allowed?: RegExp
  /** A password with a button that shows it. */
  reveal?: boolean
} & Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'>

export function TextField({ label, error, hint, value, onChange, allowed, reveal = false, ...rest }: TextFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const { t } = useTexts()
  return (
    <div className={s['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={s['box']} data-invalid={error ? '' : undefined}>
        <input
          {...rest}
          id={id}
          type={reveal && !shown ? 'password' : (rest.type ?? 'text')}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={(event) => {
            const typed = event.target.value
            if (!allowed || allowed.test(typed)) onChange(typed)
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

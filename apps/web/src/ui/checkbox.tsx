import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import s from './checkbox.module.css'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
  children: ReactNode
}

/** A checkbox with its label and an optional hint. */
export function Checkbox({ checked, onChange, hint, disabled, children }: CheckboxProps) {
  const id = useId()
  return (
    <div className={s['line']}>
      <label className={s['check']}>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={s['mark']}>
          <Icon name="check" />
        </span>
        {children}
      </label>
      {hint && (
        <p id={id} className={s['hint']}>
          {hint}
        </p>
      )}
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import s from './check-box.module.css'

type CheckBoxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
  children: ReactNode
}

/** A box of washi that is ticked with ink. */
export function CheckBox({ checked, onChange, hint, disabled, children }: CheckBoxProps) {
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

import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import s from './filter-bar.module.css'

type FilterBarProps = {
  label: string
  /** Nothing can be chosen yet. */
  disabled?: boolean
  /** Takes every choice back; idle while there is none. */
  clear: { label: string; isIdle: boolean; onClear: () => void }
  children: ReactNode
}

/** What narrows a list down, in one row that wraps. */
export function FilterBar({ label, disabled = false, clear, children }: FilterBarProps) {
  return (
    <search aria-label={label}>
      <fieldset className={s['bar']} disabled={disabled}>
        {children}
        <Button variant="quiet" icon="cross" className={s['clear']} disabled={clear.isIdle} onClick={clear.onClear}>
          {clear.label}
        </Button>
      </fieldset>
    </search>
  )
}

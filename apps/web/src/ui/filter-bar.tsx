import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import s from './filter-bar.module.css'

type FilterBarProps = {
  label: string
  disabled?: boolean
  /** Resets all filters; disabled if `isIdle`, i.e. if none is set. */
  clear: { label: string; isIdle: boolean; onClear: () => void }
  children: ReactNode
}

/** The filters of a list, in one row that wraps. */
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

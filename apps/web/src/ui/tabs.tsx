import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import s from './tabs.module.css'

type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode; note?: ReactNode }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Tabs with their panel; arrow keys, Home and End move between them. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = findNextIndex(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={s['strip']} tabIndex={-1} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
            {tab.note}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={s['panel']}>
        {children}
      </div>
    </>
  )
}

type ToggleGroupProps<Value extends string> = {
  label: string
  options: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Whether the selected option is being saved. Meanwhile, all other options are disabled. */
  busy?: boolean
  className?: string
}

/** A group of buttons, one of which is selected. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, options, value, onChange, busy = false, className } = props
  return (
    <fieldset aria-label={label} aria-busy={busy || undefined} className={joinClasses(s['strip'], className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-disabled={busy || undefined}
          onClick={() => busy || onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

/** Links that look like tabs, between related pages. */
export function LinkStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={joinClasses(s['strip'], s['links'])}>
      {children}
    </nav>
  )
}

function findNextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (current + step + count) % count
}

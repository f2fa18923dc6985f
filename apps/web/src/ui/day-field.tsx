import { joinClasses } from './join-classes.ts'
import field from './text-field.module.css'
import s from './day-field.module.css'

type Props = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void }

/** A date field; an empty value means no date. */
export function DayField({ label, value, min, max, onChange }: Props) {
  return (
    <label className={joinClasses(field['box'], field['led'], s['day'])}>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        min={min === '' ? undefined : min}
        max={max === '' ? undefined : max}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

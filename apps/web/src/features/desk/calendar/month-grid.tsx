import { addDays, countDaysSinceMonday, parseDay } from '@otogi/rules/calendar/madrid-day'
import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { formatDay } from './format-day.ts'
import type { CalendarDay } from './use-calendar.ts'
import { useDatedEntries } from './use-dated-entries.ts'
import s from './month-grid.module.css'

type MonthGridProps = {
  /** All days of one month. */
  days: readonly CalendarDay[]
  today: string
  chosen: string | undefined
  onChoose: (day: string) => void
  /** Called with a day of the month to show. */
  onMonth: (day: string) => void
}

/** A month with one button for each day. */
export function MonthGrid({ days, today, chosen, onChoose, onMonth }: MonthGridProps) {
  const { t, language } = useTexts()
  const listEntries = useDatedEntries(today)
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const blanks: (CalendarDay | undefined)[] = Array.from({ length: countDaysSinceMonday(parseDay(first.day)) })
  const cells = [...blanks, ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  return (
    <Panel className={s['month']}>
      <div className={s['head']}>
        <IconButton
          icon="left"
          label={t('calendar.previousMonth')}
          onClick={() => onMonth(addDays(parseDay(first.day), -1))}
        />
        <h3 aria-live="polite">{formatDay(first.day, language, { month: 'long', year: 'numeric' })}</h3>
        <IconButton
          icon="right"
          label={t('calendar.nextMonth')}
          onClick={() => onMonth(addDays(parseDay(last.day), 1))}
        />
      </div>
      <table>
        <thead>
          <tr>
            {/* 2024-01-01 was a Monday. */}
            {Array.from({ length: 7 }, (_, index) => addDays(parseDay('2024-01-01'), index)).map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, language, { weekday: 'long' })}>
                {formatDay(day, language, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week.map((day, index) => (
                <td key={day?.day ?? index}>
                  {day && (
                    <DayButton
                      day={day}
                      entries={listEntries(day.day)}
                      isToday={day.day === today}
                      isChosen={day.day === chosen}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

type DayButtonProps = {
  day: CalendarDay
  /** What players see on that day besides puzzles. */
  entries: readonly TextKey[]
  isToday: boolean
  isChosen: boolean
} & Pick<MonthGridProps, 'onChoose'>

function DayButton({ day: { day, state, pinned }, entries, isToday, isChosen, onChoose }: DayButtonProps) {
  const { t, language } = useTexts()
  const label = [
    formatDay(day, language, { day: 'numeric', month: 'long' }),
    t(`calendar.${state}`),
    ...(pinned.length > 0 ? [t('calendar.pinnedCount', { count: pinned.length })] : []),
    ...entries.map((entry) => t(entry)),
  ].join(', ')
  return (
    <button
      type="button"
      className={s['day']}
      data-state={state}
      aria-label={label}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
      <span className={s['pins']} aria-hidden="true">
        {'•'.repeat(Math.min(3, pinned.length))}
        {entries.length > 0 && '★'}
      </span>
    </button>
  )
}

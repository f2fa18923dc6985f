import type { PlayRecord } from '@otogi/contract/statistics'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { formatFullDate, formatMonth, listWeekdays } from './dates.ts'
import { Snowflake } from './snowflake.tsx'
import { shiftMonth, toMonth, listWeeks } from './month.ts'
import s from './calendar.module.css'

type Day = PlayRecord['days'][number]

/** The numbers of solved puzzles at which a day gets a brighter color. */
const BRIGHTNESS_LEVELS = [
  { from: 1, label: '1–2' },
  { from: 3, label: '3–5' },
  { from: 6, label: '6+' },
] as const

type Props = {
  days: readonly Day[]
  /** The missed days on which a streak freeze was used. */
  frozenDays: readonly string[]
  today: string
}

/** A calendar of the days on which the player played, one month at a time. Days with more wins are brighter. */
export function Calendar({ days, frozenDays, today }: Props) {
  const { t, language } = useTexts()
  const [month, setMonth] = useState(toMonth(today))
  const first = toMonth(days[0]?.day ?? today)
  const played = new Map(days.map((day) => [day.day, day]))
  return (
    <div className={s['calendar']}>
      <div className={s['head']}>
        <IconButton
          icon="left"
          label={t('statistics.monthBefore')}
          disabled={month <= first}
          onClick={() => setMonth(shiftMonth(month, -1))}
        />
        <h2 aria-live="polite">{formatMonth(language, month)}</h2>
        <IconButton
          icon="right"
          label={t('statistics.monthAfter')}
          disabled={month >= toMonth(today)}
          onClick={() => setMonth(shiftMonth(month, 1))}
        />
      </div>
      <ColorKey />
      <table aria-label={t('statistics.calendar')}>
        <thead>
          <tr>
            {listWeekdays(language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week, i) => (
            <tr key={i}>
              {week.map((day, n) => (
                <td key={day ?? n}>
                  {day && (
                    <DayCell
                      day={day}
                      isToday={day === today}
                      isFrozen={frozenDays.includes(day)}
                      record={played.get(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the colors mean. Screen readers read the numbers of each day instead. */
function ColorKey() {
  const { t } = useTexts()
  return (
    <p className={s['key']} aria-hidden="true">
      {t('statistics.won')}
      {BRIGHTNESS_LEVELS.map(({ label }, i) => (
        <i key={label} data-light={i + 1}>
          {label}
        </i>
      ))}
      <i data-frozen="">
        <Snowflake />
      </i>
      {t('statistics.freeze')}
    </p>
  )
}

type CellProps = { day: string; isToday: boolean; isFrozen: boolean; record: Day | undefined }

function DayCell({ day, isToday, isFrozen, record }: CellProps) {
  const { t, language } = useTexts()
  const name = formatFullDate(language, day)
  return (
    <div
      className={s['day']}
      data-light={toBrightnessLevel(record)}
      data-frozen={isFrozen ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span aria-hidden="true">{Number(day.slice(-2))}</span>
      {isFrozen ? <Snowflake /> : record && <b aria-hidden="true">{record.won}</b>}
      <VisuallyHidden>
        {record ? t('statistics.dayPlayed', { day: name, won: record.won, played: record.played }) : name}
        {isFrozen && ` ${t('statistics.dayFrozen')}`}
      </VisuallyHidden>
    </div>
  )
}

/** Returns the brightness of a day from 0 (played without a win) to 3. */
function toBrightnessLevel(day: Day | undefined): number | undefined {
  return day && BRIGHTNESS_LEVELS.filter(({ from }) => day.won >= from).length
}

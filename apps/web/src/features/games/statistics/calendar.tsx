import type { PlayRecord } from '@otogi/contract/statistics'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { formatDay, formatMonth, listWeekdays } from './dates.ts'
import { shiftMonth, toMonth, listWeeks } from './month.ts'
import s from './calendar.module.css'

type Day = PlayRecord['days'][number]

/** A calendar of the days on which the player played, one month at a time. Days with more wins are brighter. */
export function Calendar({ days, today }: { days: readonly Day[]; today: string }) {
  const { t, language } = useTexts()
  const [month, setMonth] = useState(toMonth(today))
  const first = toMonth(days[0]?.day ?? today)
  const played = new Map(days.map((day) => [day.day, day]))
  return (
    <div className={s['calendar']}>
      <div className={s['head']}>
        <IconButton
          icon="left"
          label={t('games.monthBefore')}
          disabled={month <= first}
          onClick={() => setMonth(shiftMonth(month, -1))}
        />
        <h2 aria-live="polite">{formatMonth(language, month)}</h2>
        <IconButton
          icon="right"
          label={t('games.monthAfter')}
          disabled={month >= toMonth(today)}
          onClick={() => setMonth(shiftMonth(month, 1))}
        />
      </div>
      <table aria-label={t('games.calendar')}>
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
                <td key={day ?? n}>{day && <DayCell day={day} isToday={day === today} record={played.get(day)} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayCell({ day, isToday, record }: { day: string; isToday: boolean; record: Day | undefined }) {
  const { t, language } = useTexts()
  return (
    <div className={s['day']} data-light={toLightLevel(record)} aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden="true">{Number(day.slice(-2))}</span>
      {record && <b aria-hidden="true">{record.won}</b>}
      <VisuallyHidden>
        {record
          ? t('games.dayPlayed', { day: formatDay(language, day), won: record.won, played: record.played })
          : formatDay(language, day)}
      </VisuallyHidden>
    </div>
  )
}

/** Returns the brightness of a day from 0 (played without a win) to 3. */
function toLightLevel(day: Day | undefined): number | undefined {
  if (!day) return undefined
  if (day.won === 0) return 0
  return day.won < 3 ? 1 : day.won < 6 ? 2 : 3
}

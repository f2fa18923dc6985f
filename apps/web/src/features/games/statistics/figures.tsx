import type { PlayRecord } from '@otogi/contract/statistics'
import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../../platform/texts.ts'
import s from './figures.module.css'

const PERCENT = 100

/** The record in four numbers. */
export function Figures({ record }: { record: PlayRecord }) {
  const { t } = useTexts()
  const { played, won, currentStreak, longestStreak } = record
  const figures = [
    { label: t('games.played'), value: formatThousands(played) },
    { label: t('games.won'), value: `${played > 0 ? Math.round((won / played) * PERCENT) : 0} %` },
    { label: t('games.currentStreak'), value: formatThousands(currentStreak) },
    { label: t('games.longestStreak'), value: formatThousands(longestStreak) },
  ]
  return (
    <dl className={s['figures']}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

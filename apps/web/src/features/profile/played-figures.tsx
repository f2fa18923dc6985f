import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../platform/texts.ts'
import { Panel } from '../../ui/paper.tsx'
import type { Profile } from './use-profile.ts'
import s from './profile-head.module.css'

const PERCENT = 100

type Record = NonNullable<Profile['statistics']>

/** The playing record in four numbers, where the player shows it. */
export function PlayedFigures({ record: { played, won, currentStreak, longestStreak } }: { record: Record }) {
  const { t } = useTexts()
  const figures = [
    { label: t('profile.played'), value: formatThousands(played) },
    { label: t('profile.won'), value: `${played > 0 ? Math.round((won / played) * PERCENT) : 0} %` },
    { label: t('profile.currentStreak'), value: formatThousands(currentStreak) },
    { label: t('profile.longestStreak'), value: formatThousands(longestStreak) },
  ]
  return (
    <Panel>
      <h2 className={s['title']}>{t('profile.statistics')}</h2>
      <dl className={s['figures']}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

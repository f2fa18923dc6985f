import type { PlayRecord } from '@otogi/contract/statistics'
import { formatPercent, formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../../platform/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Snowflake } from './snowflake.tsx'
import s from './figures.module.css'

/** Four numbers about all games that the player has played, and what happens to the streak on a missed day. */
export function RecordFigures({ record }: { record: PlayRecord }) {
  const { t } = useTexts()
  const { played, won, currentStreak, longestStreak, freezes } = record
  return (
    <>
      <dl className={s['figures']}>
        <Fact label={t('statistics.played')}>{formatThousands(played)}</Fact>
        <Fact label={t('statistics.won')}>{formatPercent(won, played)}</Fact>
        <Fact label={t('statistics.currentStreak')}>{formatThousands(currentStreak)}</Fact>
        <Fact label={t('statistics.longestStreak')}>{formatThousands(longestStreak)}</Fact>
      </dl>
      <p className={s['note']}>
        <Snowflake />
        {t('statistics.freezeNote', { freezes })}
      </p>
    </>
  )
}

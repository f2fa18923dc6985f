import { formatShare } from '@otogi/rules/format/decimal'
import { useTexts } from '../../../platform/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Panel } from '../../../ui/paper.tsx'
import type { Insight } from './use-insight.ts'
import s from './figures.module.css'

/** How many new players came back after some days. */
export function RetentionTable({ retention }: Pick<Insight, 'retention'>) {
  const { t } = useTexts()
  return (
    <Panel>
      <h3>{t('insight.retention')}</h3>
      <p className={s['text']}>{t('insight.retentionText')}</p>
      <dl className={s['facts']}>
        {retention.map(({ days, players, returned }) => (
          <Fact key={days} label={t('insight.returned', { count: days })}>
            {players === 0 ? (
              t('insight.tooEarly')
            ) : (
              <>
                <b>{formatShare(returned / players, { maximumFractionDigits: 0 })}</b>{' '}
                <small>{t('insight.returnedOf', { returned, players })}</small>
              </>
            )}
          </Fact>
        ))}
      </dl>
    </Panel>
  )
}

import type { Fairness } from '@otogi/contract/summon'
import { useTexts } from '../../../platform/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { SeedList } from './seeds.tsx'
import s from './revealed-seeds.module.css'

/** Every revealed server seed with its hash, which was published in advance. */
export function RevealedSeeds({ revealed }: Pick<Fairness, 'revealed'>) {
  const { t } = useTexts()
  return (
    <Panel className={s['panel']}>
      <h2>{t('summon.revealedTitle')}</h2>
      {revealed.length === 0 && <p className={s['none']}>{t('summon.noneRevealed')}</p>}
      <ul>
        {revealed.map(({ commitment, serverSeed, clientSeed, pulls, at }) => (
          <li key={commitment}>
            <p>
              <b>
                <LocalTime epochMs={at} />
              </b>{' '}
              · {t('summon.pullsDrawn', { count: pulls })}
            </p>
            <SeedList small>
              <Fact label={t('summon.serverSeed')}>{serverSeed}</Fact>
              <Fact label={t('summon.commitment')}>{commitment}</Fact>
              <Fact label={t('summon.clientSeed')}>{clientSeed}</Fact>
            </SeedList>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

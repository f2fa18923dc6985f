import type { Fairness } from '@otogi/contract/summon'
import { useTexts } from '../../../platform/texts.ts'
import { Panel } from '../../../ui/paper.tsx'
import s from './revealed-seeds.module.css'

/** Every secret of the past, beside the fingerprint that was shown before it. */
export function RevealedSeeds({ revealed }: Pick<Fairness, 'revealed'>) {
  const { t, language } = useTexts()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Madrid' })
  return (
    <Panel className={s['panel']}>
      <h2>{t('summon.revealedTitle')}</h2>
      {revealed.length === 0 && <p className={s['none']}>{t('summon.noneRevealed')}</p>}
      <ul>
        {revealed.map(({ commitment, serverSeed, clientSeed, pulls, at }) => (
          <li key={commitment}>
            <p>
              <b>{date.format(at)}</b> · {t('summon.pullsDrawn', { count: pulls })}
            </p>
            <dl>
              <div>
                <dt>{t('summon.serverSeed')}</dt>
                <dd>{serverSeed}</dd>
              </div>
              <div>
                <dt>{t('summon.commitment')}</dt>
                <dd>{commitment}</dd>
              </div>
              <div>
                <dt>{t('summon.clientSeed')}</dt>
                <dd>{clientSeed}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

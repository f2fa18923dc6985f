import type { Fairness } from '@otogi/contract/summon'
import { useTexts } from '../../../platform/texts.ts'
import s from './promises.module.css'

/** What is fixed for the next pulls, the secrets by their fingerprints. */
export function Promises({ fairness }: { fairness: Fairness }) {
  const { t } = useTexts()
  const { commitment, clientSeed, counter, nextCommitment } = fairness
  const lines = [
    { label: t('summon.commitment'), value: commitment },
    { label: t('summon.clientSeed'), value: clientSeed },
    { label: t('summon.pullsFromSeed'), value: String(counter) },
    { label: t('summon.nextCommitment'), value: nextCommitment },
  ]
  return (
    <dl className={s['promises']}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

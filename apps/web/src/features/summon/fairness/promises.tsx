import type { Fairness } from '@otogi/contract/summon'
import { useTexts } from '../../../platform/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Seeds } from './seeds.tsx'

/** What is fixed for the next pulls, the secrets by their fingerprints. */
export function Promises({ fairness }: { fairness: Fairness }) {
  const { t } = useTexts()
  const { commitment, clientSeed, counter, nextCommitment } = fairness
  return (
    <Seeds>
      <Fact label={t('summon.commitment')}>{commitment}</Fact>
      <Fact label={t('summon.clientSeed')}>{clientSeed}</Fact>
      <Fact label={t('summon.pullsFromSeed')}>{counter}</Fact>
      <Fact label={t('summon.nextCommitment')}>{nextCommitment}</Fact>
    </Seeds>
  )
}

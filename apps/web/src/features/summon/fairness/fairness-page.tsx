import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Panel, Sheet } from '../../../ui/paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SummonNav } from '../summon-nav.tsx'
import { RecomputePanel } from './recompute-panel.tsx'
import { RevealedSeeds } from './revealed-seeds.tsx'
import { SeedForm } from './seed-form.tsx'
import { useFairness } from './use-fairness.ts'
import s from './fairness-page.module.css'
import type { Fairness } from '@otogi/contract/summon'
import { Fact } from '../../../ui/fact.tsx'
import { Seeds } from './seeds.tsx'

/** How a player can know that nobody meddles with the draws. */
export function FairnessPage() {
  const { t } = useTexts()
  const { data: fairness, isError, refetch } = useFairness()
  return (
    <>
      <PageTitle title={t('summon.fairnessTitle')}>
        <SummonNav />
      </PageTitle>
      {isError && !fairness && (
        <EmptyState
          text={t('summon.fairnessFailed')}
          action={<Button onClick={() => void refetch()}>{t('summon.retry')}</Button>}
        />
      )}
      {!fairness && !isError && <Skeleton className={s['waiting']} />}
      {fairness && (
        <div className={s['page']}>
          <Explanation />
          <Panel className={s['seeds']}>
            <h2>{t('summon.yourSeeds')}</h2>
            <Promises fairness={fairness} />
            <SeedForm nextCommitment={fairness.nextCommitment} />
          </Panel>
          <RecomputePanel />
          <RevealedSeeds revealed={fairness.revealed} />
        </div>
      )}
    </>
  )
}

function Explanation() {
  const { t } = useTexts()
  return (
    <Sheet className={s['how']}>
      <h2>{t('summon.howTitle')}</h2>
      <ol>
        <li>{t('summon.howPromise')}</li>
        <li>{t('summon.howYours')}</li>
        <li>{t('summon.howMixed')}</li>
        <li>{t('summon.howRevealed')}</li>
      </ol>
      <details>
        <summary>{t('summon.formulaTitle')}</summary>
        <p>{t('summon.formulaText')}</p>
        <code>HMAC-SHA-256(server seed, client seed:counter:index)</code>
      </details>
    </Sheet>
  )
}

/** What is fixed for the next pulls, the secrets by their fingerprints. */
function Promises({ fairness }: { fairness: Fairness }) {
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

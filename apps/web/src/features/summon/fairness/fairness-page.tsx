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
import { SeedList } from './seeds.tsx'

/** How players can verify that the draws are fair. */
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
          <FairnessText />
          <Panel className={s['seeds']}>
            <h2>{t('summon.yourSeeds')}</h2>
            <Commitments fairness={fairness} />
            <SeedForm nextCommitment={fairness.nextCommitment} />
          </Panel>
          <RecomputePanel />
          <RevealedSeeds revealed={fairness.revealed} />
        </div>
      )}
    </>
  )
}

function FairnessText() {
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

/** The commitments for the next pulls; secret seeds appear as hashes. */
function Commitments({ fairness }: { fairness: Fairness }) {
  const { t } = useTexts()
  const { commitment, clientSeed, counter, nextCommitment } = fairness
  return (
    <SeedList>
      <Fact label={t('summon.commitment')}>{commitment}</Fact>
      <Fact label={t('summon.clientSeed')}>{clientSeed}</Fact>
      <Fact label={t('summon.pullsFromSeed')}>{counter}</Fact>
      <Fact label={t('summon.nextCommitment')}>{nextCommitment}</Fact>
    </SeedList>
  )
}

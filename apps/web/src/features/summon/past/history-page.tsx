import { useCards } from '../../../game/cards.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ResultsLine } from '../../../ui/results-line.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WithdrawLinks } from '../share/withdraw-links.tsx'
import { SummonNav } from '../summon-nav.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { hasActiveFilters } from './filters.ts'
import { HistoryFilters } from './history-filters.tsx'
import { PastPullView } from './past-pull-view.tsx'
import { CardsSinceLast } from './since-last.tsx'
import { useHistory } from './use-history.ts'
import { useVerdicts } from './use-verdicts.ts'
import s from './history-page.module.css'

/** All of the player's pulls. Each pull whose seed is revealed is recomputed in this browser. */
export function HistoryPage() {
  const { t } = useTexts()
  const pulls = useHistory()
  const { history, filters, top } = pulls
  return (
    <>
      <PageTitle title={t('summon.history')}>
        <SummonNav />
      </PageTitle>
      <HistoryFilters {...pulls} />
      {pulls.hasFailed && (
        <EmptyState
          text={t('summon.historyFailed')}
          action={<Button onClick={() => void pulls.retry()}>{t('summon.retry')}</Button>}
        />
      )}
      {!history && !pulls.hasFailed && <Skeleton className={s['waiting']} />}
      {history && history.total === 0 && <NoPulls pulls={pulls} />}
      {history && history.total > 0 && (
        <div className={s['page']}>
          <CardsSinceLast sinceLast={history.sinceLast} />
          <ResultsLine ref={top}>{t('summon.pullsFound', { count: history.total })}</ResultsLine>
          <PullList pulls={pulls} />
          <Pagination page={filters.page} pages={pulls.pages} onChange={pulls.turnTo} />
          <div className={s['tools']}>
            <ExportButtons />
            <WithdrawLinks />
          </div>
        </div>
      )}
    </>
  )
}

type PullHistory = ReturnType<typeof useHistory>

function PullList({ pulls: { history } }: { pulls: PullHistory }) {
  const cards = new Map(useCards().data?.map((card) => [card.id, card]))
  const pulls = history?.pulls ?? []
  const verdicts = useVerdicts(pulls)
  return pulls.map((pull) => <PastPullView key={pull.id} pull={pull} cards={cards} verdict={verdicts.get(pull)} />)
}

function NoPulls({ pulls: { filters, clear } }: { pulls: PullHistory }) {
  const { t } = useTexts()
  if (hasActiveFilters(filters)) {
    return <EmptyState text={t('summon.noneFiltered')} action={<Button onClick={clear}>{t('summon.clear')}</Button>} />
  }
  return (
    <EmptyState
      text={t('summon.nonePulled')}
      action={
        <LinkButton href="/home/summon" icon="summon">
          {t('summon.gates')}
        </LinkButton>
      }
    />
  )
}

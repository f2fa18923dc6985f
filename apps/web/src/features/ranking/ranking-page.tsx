import { useUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/paper.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { OwnRow } from './own-row.tsx'
import { RankList } from './rank-list.tsx'
import { LISTS, toOwnRow, toRows } from './rows.ts'
import { RowSkeletons } from './row-skeletons.tsx'
import s from './ranking-page.module.css'
import { ranking } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useAddressTab } from '../../platform/address-filters.ts'

const TAB_TEXT = { power: 'ranking.power', level: 'ranking.level', cards: 'ranking.cards' } as const

/** The leaderboard: the player's own row, and below it the best players by power, level and cards. */
export function RankingPage() {
  const { t } = useTexts()
  const [list, showList] = useAddressTab(LISTS)
  const user = useUser()
  const { found, hasFailed, isAsking, retry } = useRanking()
  return (
    <div className={s['page']}>
      <PageTitle title={t('ranking.title')} />
      <Tabs
        label={t('ranking.lists')}
        tabs={LISTS.map((value) => ({ value, label: t(TAB_TEXT[value]) }))}
        value={list}
        onChange={showList}
      >
        {found && (
          <>
            <OwnRow row={toOwnRow(user, list, found)} />
            <RankList rows={toRows(found, list)} ownUsername={user.username} />
          </>
        )}
        {!found && hasFailed && (
          <EmptyState
            text={t('ranking.failed')}
            action={
              <Button busy={isAsking} onClick={retry}>
                {t('ranking.retry')}
              </Button>
            }
          />
        )}
        {!found && !hasFailed && (
          <>
            <OwnRow row={toOwnRow(user, list, undefined)} isWaiting />
            <Panel className={s['waiting']}>
              <output className={s['loading']}>{t('ranking.loading')}</output>
              <RowSkeletons />
            </Panel>
          </>
        )}
      </Tabs>
    </div>
  )
}

/** The lists of the best players, and the player's own ranks. */
function useRanking() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['ranking', 'find'],
    queryFn: ({ signal }) => call(ranking.find, {}, { signal }),
    staleTime: 10_000,
  })
  return { found: data, hasFailed: isError, isAsking: isFetching, retry: () => void refetch() }
}

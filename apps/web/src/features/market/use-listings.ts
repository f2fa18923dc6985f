import { market } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callPage } from '../../platform/call.ts'
import type { Filters } from './filters.ts'

/** How often the market is asked again while its page is in sight. */
export const REFRESH_MS = 15_000

export const PAGE_SIZE = 5

export type Listing = ReplyOf<typeof market.list>[number]

/** One page of what is for sale, asked for again while it is looked at. */
export function useListings(filters: Filters) {
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['market', 'list', filters],
    queryFn: ({ signal }) => callPage(market.list, queryOf(filters), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })
  // A market that did not arrive is an empty one.
  const { shown, total } = data ?? { shown: [], total: 0 }
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  // That others were none says nothing of these.
  const isWaiting = isPending || (isPlaceholderData && shown.length === 0)
  return { listings: shown, total, pages, isWaiting, hasFailed: isError, retry: refetch }
}

function queryOf({ anime, owner, rarity, name, sort, page }: Filters) {
  return {
    ...(anime !== '' && { anime }),
    ...(rarity !== 'all' && { rarity }),
    ...(name !== '' && { name }),
    ...(owner === 'mine' && { mine: 'true' as const }),
    sort,
    page,
    pageSize: PAGE_SIZE,
  }
}

import { market } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchPage } from '../../platform/call.ts'
import type { Filters } from './filters.ts'

/** How often the market refreshes while its page is visible. */
export const REFRESH_MS = 15_000

export type Listing = ReplyOf<typeof market.list>[number]

/** One page of the market, refreshed while it is visible. */
export function useListings(filters: Filters) {
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['market', 'list', filters],
    queryFn: ({ signal }) => fetchPage(market.list, toListInput(filters), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })
  // If loading fails, the market is shown as empty.
  const { shown, total } = data ?? { shown: [], total: 0 }
  const pages = Math.max(1, Math.ceil(total / Number(filters.size)))
  // The previous page's listings stay visible during loading. If that page is empty, this one may still have listings.
  const isWaiting = isPending || (isPlaceholderData && shown.length === 0)
  return { listings: shown, total, pages, isWaiting, hasFailed: isError, retry: refetch }
}

function toListInput({ anime, owner, rarity, name, sort, view, size, page }: Filters) {
  return {
    ...(anime !== '' && { anime }),
    ...(rarity !== 'all' && { rarity }),
    ...(name !== '' && { name }),
    // The player's own offers are never grouped, because each of them can be canceled.
    ...(owner === 'mine' ? { mine: 'true' as const } : view === 'cards' && { grouped: 'true' as const }),
    sort,
    page,
    pageSize: Number(size),
  }
}

import { summon } from '@otogi/contract/routes'
import { PULLS_PER_PAGE } from '@otogi/contract/page-sizes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAddressFilters } from '../../../platform/address-filters.ts'
import { call } from '../../../platform/call.ts'
import { readFilters, NO_FILTERS, type Filters } from './filters.ts'

/** One page of the player's pulls, and its filters. */
export function useHistory() {
  const { filters, ...ways } = useAddressFilters(readFilters, NO_FILTERS)
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['summon', 'history', filters],
    queryFn: ({ signal }) => call(summon.history, toHistoryInput(filters), { signal }),
    placeholderData: keepPreviousData,
  })
  return {
    filters,
    ...ways,
    // An empty previous page does not mean that this page is empty.
    history: isPlaceholderData && data.total === 0 ? undefined : data,
    pages: Math.ceil((data?.total ?? 0) / PULLS_PER_PAGE),
    hasFailed: isError && !data,
    retry: refetch,
  }
}

function toHistoryInput({ banner, rarity, from, to, page }: Filters) {
  return {
    page,
    ...(banner !== 'all' && { banner }),
    ...(rarity !== 'all' && { rarity }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  }
}

import { summon } from '@otogi/contract/routes'
import { PULLS_PER_PAGE } from '@otogi/contract/page-sizes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAddressFilters } from '../../../platform/address-filters.ts'
import { call } from '../../../platform/call.ts'
import { filtersOf, NO_FILTERS, type Filters } from './filters.ts'

/** One page of the player's pulls, and what narrows it down. */
export function useHistory() {
  const { filters, ...ways } = useAddressFilters(filtersOf, NO_FILTERS)
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['summon', 'history', filters],
    queryFn: ({ signal }) => call(summon.history, inputOf(filters), { signal }),
    placeholderData: keepPreviousData,
  })
  return {
    filters,
    ...ways,
    // That others were none says nothing of these.
    history: isPlaceholderData && data.total === 0 ? undefined : data,
    pages: Math.ceil((data?.total ?? 0) / PULLS_PER_PAGE),
    hasFailed: isError && !data,
    retry: refetch,
  }
}

function inputOf({ banner, rarity, from, to, page }: Filters) {
  return {
    page,
    ...(banner !== 'all' && { banner }),
    ...(rarity !== 'all' && { rarity }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  }
}

import { PULLS_PER_PAGE, summon } from '@otogi/contract/summon'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAddressFilters } from '../../../platform/address-filters.ts'
import { call } from '../../../platform/call.ts'
import { filtersOf, NO_FILTERS, searchOf, type Filters } from './filters.ts'

/** One page of the player's pulls, and what narrows it down. */
export function useHistory() {
  const [filters, show] = useAddressFilters(filtersOf, searchOf)
  const { data, isError, refetch } = useQuery({
    queryKey: ['summon', 'history', filters],
    queryFn: ({ signal }) => call(summon.history, inputOf(filters), { signal }),
    placeholderData: keepPreviousData,
  })
  return {
    filters,
    history: data,
    pages: Math.ceil((data?.total ?? 0) / PULLS_PER_PAGE),
    hasFailed: isError && !data,
    retry: refetch,
    change: (change: Partial<Filters>) => show({ ...filters, page: 1, ...change }, true),
    turnTo: (page: number) => show({ ...filters, page }, false),
    clear: () => show(NO_FILTERS, true),
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

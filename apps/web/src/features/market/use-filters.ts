import { useAddressFilters } from '../../platform/address-filters.ts'
import { filtersOf, NO_FILTERS } from './filters.ts'

export function useFilters() {
  const { filters, change, turnTo } = useAddressFilters(filtersOf, NO_FILTERS)
  return { filters, change, turnTo, clear: () => change({ ...NO_FILTERS, sort: filters.sort }) }
}

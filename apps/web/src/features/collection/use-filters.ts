import { useAddressFilters } from '../../platform/address-filters.ts'
import { filtersOf, NO_FILTERS } from './filters.ts'

export function useFilters() {
  return useAddressFilters(filtersOf, NO_FILTERS)
}

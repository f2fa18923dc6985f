import { useAddressFilters } from '../../platform/address-filters.ts'
import { filtersOf, NO_FILTERS } from './filters.ts'

export function useFilters() {
  const filtering = useAddressFilters(filtersOf, NO_FILTERS)
  const { filters, change, lead } = filtering
  const clear = () => {
    change({ ...NO_FILTERS, sort: filters.sort })
    lead()
  }
  return { ...filtering, clear }
}

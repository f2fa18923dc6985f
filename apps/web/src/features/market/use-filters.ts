import { useAddressFilters } from '../../platform/address-filters.ts'
import { changed, filtersOf, NO_FILTERS, searchOf, type Filters } from './filters.ts'

export function useFilters() {
  const [filters, show] = useAddressFilters(filtersOf, searchOf)
  return {
    filters,
    change: (change: Partial<Filters>) => show(changed(filters, change), true),
    turnTo: (page: number) => show({ ...filters, page }, false),
    clear: () => show({ ...NO_FILTERS, sort: filters.sort }, true),
  }
}

import { useLocation, useSearch } from 'wouter'
import { changed, filtersOf, NO_FILTERS, searchOf, type Filters } from './filters.ts'

/** The filters live in the address: a reload, a shared link and the way back keep them. */
export function useFilters() {
  const filters = filtersOf(useSearch())
  const [path, navigate] = useLocation()
  const show = (next: Filters, replace: boolean) => {
    const search = searchOf(next)
    navigate(search === '' ? path : `${path}?${search}`, { replace })
  }
  return {
    filters,
    change: (change: Partial<Filters>) => show(changed(filters, change), true),
    turnTo: (page: number) => show({ ...filters, page }, false),
    clear: () => show({ ...NO_FILTERS, sort: filters.sort }, true),
  }
}

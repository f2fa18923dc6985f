import { useLocation, useSearch } from 'wouter'
import { changed, searchOf, type AddressFilters } from './address-query.ts'

/**
 * Filters that live in the address: a reload, a shared link and the way back keep them.
 * `read` makes them of the query that `searchOf` writes.
 */
export function useAddressFilters<Filters extends AddressFilters>(
  read: (search: string) => Filters,
  none: Readonly<Filters>,
) {
  const filters = read(useSearch())
  const [path, navigate] = useLocation()
  const show = (next: Filters, replace: boolean) => {
    const search = searchOf(next, none)
    navigate(search === '' ? path : `${path}?${search}`, { replace })
  }
  return {
    filters,
    change: (change: Partial<Filters>) => show(changed(filters, change), true),
    turnTo: (page: number) => show({ ...filters, page }, false),
    clear: () => show(none, true),
  }
}

import { useLocation, useSearch } from 'wouter'

type Show<Filters> = (next: Filters, replace: boolean) => void

/** Filters that live in the address: a reload, a shared link and the way back keep them. `write` writes what `read` reads. */
export function useAddressFilters<Filters>(
  read: (search: string) => Filters,
  write: (filters: Filters) => string,
): [Filters, Show<Filters>] {
  const filters = read(useSearch())
  const [path, navigate] = useLocation()
  const show: Show<Filters> = (next, replace) => {
    const search = write(next)
    navigate(search === '' ? path : `${path}?${search}`, { replace })
  }
  return [filters, show]
}

import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { applyChange, toSearch, type AddressFilters } from './address-query.ts'

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
  const { top, lead } = useLead()
  const show = (next: Filters, replace: boolean) => {
    const search = toSearch(next, none)
    navigate(search === '' ? path : `${path}?${search}`, { replace })
  }
  return {
    filters,
    /** Where the results begin. */
    top,
    lead,
    change: (change: Partial<Filters>) => show(applyChange(filters, change), true),
    turnTo: (page: number) => {
      show({ ...filters, page }, false)
      lead()
    },
    clear: () => {
      show(none, true)
      lead()
    },
  }
}

/** Leads to the beginning of other results: the button that asked for them may be far below it, or idle by now. */
function useLead() {
  const top = useRef<HTMLOutputElement>(null)
  const [led, setLed] = useState(0)
  useEffect(() => {
    if (led === 0) return
    const place = top.current ?? document.getElementById('content')
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
  }, [led])
  return { top, lead: () => setLed(led + 1) }
}

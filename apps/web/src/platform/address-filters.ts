import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { applyChange, toSearch, type AddressFilters, readChoice } from './address-query.ts'

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
  const { top, lead } = useScrollToResults()
  const show = (next: Filters, replace: boolean) => {
    const search = toSearch(next, none)
    navigate(search === '' ? path : `${path}?${search}`, { replace })
  }
  return {
    filters,
    /** Ref of the element where the results begin. */
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

/** Focuses the beginning of new results: the button that loaded them may be far below, or disabled by now. */
function useScrollToResults() {
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

/** The selected tab, stored in the address so that reloads and shared links keep it; the first tab by default. */
export function useAddressTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const named = readChoice(new URLSearchParams(useSearch()), 'tab', tabs)
  const [path, navigate] = useLocation()
  const show = (tab: Tab) => navigate(tab === tabs[0] ? path : `${path}?tab=${tab}`, { replace: true })
  return [named, show]
}

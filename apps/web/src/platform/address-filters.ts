import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { applyChange, toSearch, type AddressFilters, readChoice } from './address-query.ts'

/**
 * Filters stored in the URL, so that they survive reloads and work with shared links and the back button. `parse` reads
 * the query that `toSearch` writes.
 */
export function useAddressFilters<Filters extends AddressFilters>(
  parse: (search: string) => Filters,
  defaults: Readonly<Filters>,
) {
  const filters = parse(useSearch())
  const [path, navigate] = useLocation()
  const { top, lead } = useResultsFocus()
  const navigateTo = (next: Filters, replace: boolean) => {
    const search = toSearch(next, defaults)
    navigate(search === '' ? path : `${path}?${search}`, { replace })
  }
  return {
    filters,
    /** A ref for the element where the results start. */
    top,
    lead,
    change: (change: Partial<Filters>) => navigateTo(applyChange(filters, change), true),
    turnTo: (page: number) => {
      navigateTo({ ...filters, page }, false)
      lead()
    },
    clear: () => {
      navigateTo(defaults, true)
      lead()
    },
  }
}

/** Focuses the start of the new results, because the button that loaded them may be far below or disabled. */
function useResultsFocus() {
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

/**
 * Returns the selected tab, which is stored in the URL so that reloads and shared links select it again. The default is
 * the first tab.
 */
export function useAddressTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const selected = readChoice(new URLSearchParams(useSearch()), 'tab', tabs)
  const [path, navigate] = useLocation()
  const show = (tab: Tab) => navigate(tab === tabs[0] ? path : `${path}?tab=${tab}`, { replace: true })
  return [selected, show]
}

import { useLocation, useSearch } from 'wouter'
import { readChoice } from './address-query.ts'

/** The tab that the address names, the first where it names none, and the way to another: a reload and a shared link keep it. */
export function useAddressTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const named = readChoice(new URLSearchParams(useSearch()), 'tab', tabs)
  const [path, navigate] = useLocation()
  const show = (tab: Tab) => navigate(tab === tabs[0] ? path : `${path}?tab=${tab}`, { replace: true })
  return [named, show]
}

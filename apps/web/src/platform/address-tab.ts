import { useLocation, useSearch } from 'wouter'

/** The tab that the address names, the first where it names none, and the way to another: a reload and a shared link keep it. */
export function useAddressTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const named = new URLSearchParams(useSearch()).get('tab')
  const [path, navigate] = useLocation()
  const show = (tab: Tab) => navigate(tab === tabs[0] ? path : `${path}?tab=${tab}`, { replace: true })
  return [tabs.find((tab) => tab === named) ?? tabs[0], show]
}

import { pack } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** Whether this server offers sign-in with Google, and whether it sends email. */
export function useServerSettings() {
  return useQuery({
    queryKey: ['pack', 'settings'],
    queryFn: ({ signal }) => call(pack.settings, {}, { signal }),
    staleTime: Infinity,
  })
}

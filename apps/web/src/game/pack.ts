import { pack } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'

export type PackInfo = ReplyOf<typeof pack.find>

/** The content pack's description. It changes only with a new server version. */
export function usePack() {
  return useQuery({
    queryKey: ['pack', 'find'],
    queryFn: ({ signal }) => call(pack.find, {}, { signal }),
    staleTime: Infinity,
  })
}

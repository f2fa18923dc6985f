import { pack } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'

export type PackInfo = ReplyOf<typeof pack.find>

/** What the content pack says of itself; it changes only with the server's version. */
export function usePack() {
  return useQuery({
    queryKey: ['pack', 'find'],
    queryFn: ({ signal }) => call(pack.find, {}, { signal }),
    staleTime: Infinity,
  })
}

import { books } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export type Books = ReplyOf<typeof books.find>

const REFRESH_MS = 60_000

/** The public statistics, refreshed every minute. */
export function useBooks() {
  return useQuery({
    queryKey: ['books', 'find'],
    queryFn: ({ signal }) => call(books.find, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
}

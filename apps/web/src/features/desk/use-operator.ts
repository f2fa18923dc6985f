import { access } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate, queryClient } from '../../platform/query-client.ts'

export type Operator = ReplyOf<typeof access.status>

const STATUS = ['desk access', 'status'] as const

/** The player's role at the desk. Fails with NOT_FOUND if there is none. */
export function useOperator() {
  return useQuery({
    queryKey: STATUS,
    queryFn: ({ signal }) => call(access.status, {}, { signal }),
    retry: false,
  })
}

/** Refetches whether the operator is signed in, after signing in or out, or when the session has ended. */
export function refetchOperator(): void {
  // Drops data that an earlier session has loaded.
  queryClient.removeQueries({ queryKey: ['desk'], type: 'inactive' })
  void invalidate(STATUS)
}

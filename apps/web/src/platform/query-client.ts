import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { Refused } from './refused.ts'

const RETRIES = 2

/** The scope of a mutation that only reads; changes do not wait for it. */
export const READ_SCOPE = { id: 'reads' }

/** The cache of server state. Only network failures and server faults are retried; refusals are final. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The network mode is `always`, because otherwise a call without a connection would wait and the player would see
    // no message. All changes share one scope and run one after another, so that the last reply is the latest state.
    mutations: { networkMode: 'always', scope: { id: 'changes' } },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < RETRIES && canRetry(error),
    },
  },
})

/** Caches a mutation's result. Cancels pending queries, because their older results would overwrite it. */
export function setCached(queryKey: QueryKey, reply: unknown): void {
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, reply)
}

/**
 * Marks everything under a key as outdated and refetches what is on screen. Cancels pending reads first, because their
 * replies may be older than the change, and React Query would wait for them instead of fetching again.
 */
export async function invalidate(queryKey: QueryKey): Promise<void> {
  void queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** Marks everything as outdated and refetches what is on screen. */
export function invalidateAll(): void {
  void invalidate([])
}

/** Runs a change after all earlier ones, as mutations do. */
export function runSerially<Reply>(change: () => Promise<Reply>): Promise<Reply> {
  return queryClient.getMutationCache().build(queryClient, { mutationFn: change }).execute(undefined)
}

function canRetry(error: unknown): boolean {
  return !(error instanceof Refused) || error.code === 'UNREACHABLE' || error.status >= 500
}

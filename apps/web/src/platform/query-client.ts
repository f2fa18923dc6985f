import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { Refused } from './refused.ts'

const RETRIES = 2

/** The scope of a mutation that only reads: changes do not wait for it. */
export const READ_SCOPE = { id: 'reads' }

/** The cache of server state. Refusals are final; only network failures and server faults are retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: a call that silently waits for a connection tells the player nothing.
    // One scope for all changes: they run one after another, so that the last reply is the latest state.
    mutations: { networkMode: 'always', scope: { id: 'changes' } },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < RETRIES && canRetry(error),
    },
  },
})

/** Stores the reply of a change. Cancels pending reads, whose older replies would overwrite it. */
export function setCached(queryKey: QueryKey, answer: unknown): void {
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, answer)
}

/**
 * Marks everything under a key as outdated and fetches again what is on the screen. Cancels pending reads first: their
 * replies may be older than the change, and React Query would wait for them instead of fetching again.
 */
export async function invalidate(queryKey: QueryKey): Promise<void> {
  void queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** Marks everything as outdated: what is on the screen is fetched again. */
export function invalidateAll(): void {
  void invalidate([])
}

/** Runs a change after the ones before it, as a mutation does. */
export function runSerial<Reply>(change: () => Promise<Reply>): Promise<Reply> {
  return queryClient.getMutationCache().build(queryClient, { mutationFn: change }).execute(undefined)
}

function canRetry(error: unknown): boolean {
  return !(error instanceof Refused) || error.code === 'UNREACHABLE' || error.status >= 500
}

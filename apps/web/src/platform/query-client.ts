import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { Refused } from './refused.ts'

const RETRIES = 2

/** Server state. A refusal is final; only what never arrived, or failed on the server's side, is asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked also while the browser believes itself offline: a call that waits in silence tells the player nothing.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
    },
  },
})

/** Keeps what a change answered with: an answer from before it, still under way, must not take its place. */
export function keepAnswer(queryKey: QueryKey, answer: unknown): void {
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, answer)
}

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof Refused) || error.code === 'UNREACHABLE' || error.status >= 500
}

import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { Refused } from './refused.ts'

const RETRIES = 2

/** For what is asked for by a click and changes nothing: no change has to wait for it. */
export const ASIDE = { id: 'aside' }

/** Server state. A refusal is final; only what never arrived, or failed on the server's side, is asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked also while the browser believes itself offline: a call that waits in silence tells the player nothing.
    // Changes go one after another: each answers with what it changed, and the last answer must be the latest.
    mutations: { networkMode: 'always', scope: { id: 'changes' } },
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

/**
 * Asks again for all that stands under a key. An answer under way may be from before the change, and the first one of a
 * key would be waited for instead of asked for again.
 */
export async function askAgain(queryKey: QueryKey): Promise<void> {
  void queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** Makes a change in its turn, as a mutation does. */
export function inTurn<Reply>(change: () => Promise<Reply>): Promise<Reply> {
  return queryClient.getMutationCache().build(queryClient, { mutationFn: change }).execute(undefined)
}

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof Refused) || error.code === 'UNREACHABLE' || error.status >= 500
}

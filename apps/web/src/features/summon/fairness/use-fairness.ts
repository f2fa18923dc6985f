import { summon } from '@otogi/contract/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { invalidate, setCached } from '../../../platform/query-client.ts'
import { Refused } from '../../../platform/refused.ts'

const FAIRNESS_KEY = ['summon', 'fairness'] as const

/** The promises made to the player, and every seed shown so far. */
export function useFairness() {
  return useQuery({
    queryKey: FAIRNESS_KEY,
    queryFn: ({ signal }) => call(summon.fairness, {}, { signal }),
  })
}

/** Chooses a client seed, which reveals the server seed in use and goes on with the one promised. */
export function useSeedChange(nextCommitment: string, onDone: () => void) {
  return useMutation({
    mutationFn: (clientSeed: string) => call(summon.changeSeed, { clientSeed, nextCommitment }),
    onSuccess: (fairness) => {
      setCached(FAIRNESS_KEY, fairness)
      // Pulls of the past now come with their seed.
      void invalidate(['summon', 'history'])
      onDone()
    },
    onError: (error) => {
      if (error instanceof Refused && error.code === 'SEED_CHANGED') void invalidate(FAIRNESS_KEY)
    },
  })
}

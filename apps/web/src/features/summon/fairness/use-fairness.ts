import { summon } from '@otogi/contract/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { invalidate, setCached } from '../../../platform/query-client.ts'
import { Refused } from '../../../platform/refused.ts'

const FAIRNESS_KEY = ['summon', 'fairness'] as const

/** The player's commitments and all revealed seeds. */
export function useFairness() {
  return useQuery({
    queryKey: FAIRNESS_KEY,
    queryFn: ({ signal }) => call(summon.fairness, {}, { signal }),
  })
}

/** Sets a new client seed. This also reveals the current server seed and activates the next one. */
export function useSeedChange(nextCommitment: string, onDone: () => void) {
  return useMutation({
    mutationFn: (clientSeed: string) => call(summon.changeSeed, { clientSeed, nextCommitment }),
    onSuccess: (fairness) => {
      setCached(FAIRNESS_KEY, fairness)
      // Refetches the past pulls, which now include their revealed seed.
      void invalidate(['summon', 'history'])
      onDone()
    },
    onError: (error) => {
      if (error instanceof Refused && error.code === 'SEED_CHANGED') void invalidate(FAIRNESS_KEY)
    },
  })
}

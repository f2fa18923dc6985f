import { summon } from '@otogi/contract/routes'
import type { PastPull } from '@otogi/contract/summon'
import { createVerifier, type Verdict } from '@otogi/rules/summon/verify'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** Recomputes each pull in this browser. A pull has no verdict until its card list has loaded. */
export function useVerdicts(pulls: readonly PastPull[]): ReadonlyMap<PastPull, Verdict> {
  const hashes = [...new Set(pulls.filter(({ serverSeed }) => serverSeed !== null).map(({ pool }) => pool))]
  const pools = useQueries({
    queries: hashes.map((pool) => ({
      queryKey: ['summon', 'pools', pool],
      queryFn: () => call(summon.pools, { pool }),
      // A list is identified by its hash, so a cached list never becomes outdated.
      staleTime: Infinity,
    })),
    combine: (results) =>
      Object.fromEntries(results.flatMap(({ data }, index) => (data ? [[hashes[index] ?? '', data] as const] : []))),
  })
  const verify = createVerifier(pools)
  const known = pulls.filter(({ serverSeed, pool }) => serverSeed === null || pool in pools)
  return new Map(known.map((pull) => [pull, verify(pull)]))
}

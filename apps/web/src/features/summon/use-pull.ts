import { summon } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate, runSerially } from '../../platform/query-client.ts'
import { refreshBalance } from '../../game/wallet.ts'
import type { SummoningOrder } from './summoning-order.ts'

/** The cached data that a pull changes. */
const CHANGED_QUERIES = [
  ['collection', 'find'],
  ['accounts', 'find'],
  ['quests'],
  ['summon', 'banners'],
  ['summon', 'history'],
  ['summon', 'fairness'],
] as const

/**
 * Pulls the cards of an order. The idempotency key makes repeated requests return the same cards without paying again.
 */
export function usePull(order: SummoningOrder) {
  return useQuery({
    queryKey: ['summon', 'pull', order.key],
    queryFn: () => runSerially(() => sendPull(order)),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

async function sendPull({ type, anime, count, pityCount, gachas, key }: SummoningOrder) {
  // The server uses only the length of this list and draws the rarities itself.
  const rarities = Array.from({ length: count }, () => 'B')
  const input = { rarities, pityCount, gachas, type, banner: type, anime }
  try {
    return await call(summon.pull, input, { idempotencyKey: key })
  } finally {
    // Also refreshes after an error, because the pull may have been paid for.
    void refreshBalance()
    for (const queryKey of CHANGED_QUERIES) void invalidate(queryKey)
  }
}

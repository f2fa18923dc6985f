import { summon } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate, runSerial } from '../../platform/query-client.ts'
import { refreshBalance } from '../../game/wallet.ts'
import type { SummoningOrder } from './summoning-order.ts'

/** What a pull changes besides the cards that it answers with. */
const TOUCHED = [
  ['collection', 'find'],
  ['accounts', 'find'],
  ['quests'],
  ['summon', 'banners'],
  ['summon', 'history'],
  ['summon', 'fairness'],
] as const

/** Draws the cards of an order. The order's key makes every further call for it answer the same cards and pay nothing. */
export function usePull(order: SummoningOrder) {
  return useQuery({
    queryKey: ['summon', 'pull', order.key],
    queryFn: () => runSerial(() => pull(order)),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

async function pull({ type, anime, count, throws, gachas, key }: SummoningOrder) {
  // The server draws the rarities itself and reads nothing but how many are asked for.
  const rarities = Array.from({ length: count }, () => 'B')
  const input = { rarities, throws, gachas, type, banner: type, anime }
  try {
    return await call(summon.pull, input, { idempotencyKey: key })
  } finally {
    // Also without an answer: it may have been paid for all the same.
    void refreshBalance()
    for (const queryKey of TOUCHED) void invalidate(queryKey)
  }
}

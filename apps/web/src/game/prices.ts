import { market } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'

export type Prices = ReplyOf<typeof market.prices>

/** Recent sales of a card and its current offers. */
export function usePrices(cardId: string) {
  return useQuery({
    queryKey: ['market', 'prices', cardId],
    queryFn: ({ signal }) => call(market.prices, { cardId }, { signal }),
  })
}

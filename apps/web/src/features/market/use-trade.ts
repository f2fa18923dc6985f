import { market } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { refreshAfterTrade } from '../../game/after-trade.ts'
import { call } from '../../platform/call.ts'
import { Refused, type RefusedCode } from '../../platform/refused.ts'
import { setBalance, refreshBalance } from '../../game/wallet.ts'
import type { Listing } from './use-listings.ts'

/** A listing to buy or to cancel. The idempotency key ensures that the trade happens only once. */
export type TradeRequest = { kind: 'buy' | 'cancel'; listing: Listing; key: string }

/** Sends the trade. Repeated calls trade only once. `onDone` receives the code of a refusal. */
export function useTrade(request: TradeRequest, onDone: (refusal?: RefusedCode) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendTrade(request),
    onSuccess: (balance) => {
      setBalance(balance)
      refreshAfterTrade()
      onDone()
    },
    onError: (error) => {
      void refreshBalance()
      refreshAfterTrade()
      onDone(error instanceof Refused ? error.code : 'FAULT')
    },
  })
  return { confirm: () => mutate(), isBusy: isPending }
}

function sendTrade({ kind, listing, key }: TradeRequest) {
  const { id: listingId, card, price, user } = listing
  const sale = { cardId: card.id, price, listingId }
  const options = { idempotencyKey: key }
  return kind === 'buy' ? call(market.buy, { ...sale, sellerId: user.id }, options) : call(market.cancel, sale, options)
}

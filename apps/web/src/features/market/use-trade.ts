import { market } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { refreshAfterTrade } from '../../game/after-trade.ts'
import { call } from '../../platform/call.ts'
import { Refused, type RefusedCode } from '../../platform/refused.ts'
import { setBalance, refreshBalance } from '../../game/wallet.ts'
import type { Listing } from './use-listings.ts'

/** A listing to buy or to take back; the idempotency key makes sure that it happens only once. */
export type TradeRequest = { kind: 'buy' | 'cancel'; listing: Listing; key: string }

/** Trades only once, even if called repeatedly. `onDone` gets the refusal if the server refused. */
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
  const named = { cardId: card.id, price, listingId }
  const options = { idempotencyKey: key }
  return kind === 'buy'
    ? call(market.buy, { ...named, sellerId: user.id }, options)
    : call(market.cancel, named, options)
}

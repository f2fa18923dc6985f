import { market } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { refreshAfterTrade } from '../../game/after-trade.ts'
import { call } from '../../platform/call.ts'
import { Refused, type RefusedCode } from '../../platform/refused.ts'
import { setBalance, refreshBalance } from '../../game/wallet.ts'
import type { Listing } from './use-listings.ts'

/** A listing that the player means to buy or to take back, under the key that makes it happen once. */
export type Intent = { kind: 'buy' | 'cancel'; listing: Listing; key: string }

/** Trades once, however often it is asked for; `onDone` hears why not, if not. */
export function useTrade(intent: Intent, onDone: (refusal?: RefusedCode) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => trade(intent),
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

function trade({ kind, listing, key }: Intent) {
  const { id: listingId, card, price, user } = listing
  const named = { cardId: card.id, price, listingId }
  const options = { idempotencyKey: key }
  return kind === 'buy'
    ? call(market.buy, { ...named, sellerId: user.id }, options)
    : call(market.cancel, named, options)
}

import { canList } from '@otogi/rules/market/listings'
import { canBuy } from '@otogi/rules/market/price'
import type { Tx } from '../../platform/db/db.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Collection } from '../collection/index.ts'
import { recordPlayerStats } from '../quests/index.ts'
import { getBalance, transfer, type Balance } from '../wallet/index.ts'
import type { Guard, Offer } from './guard.ts'
import { closeListing, findOpen, insertListing, type ListingRow, type Named } from './store.ts'

export type Trades = {
  /** Moves one copy from the caller's collection into a listing. */
  readonly sell: (call: WriteContext, offer: Offer) => Promise<ListingRow>
  /** Moves the gachas one way and the copy the other. The seller is locked too. Returns the buyer's balance. */
  readonly buy: (call: WriteContext, listing: Named) => Promise<Balance>
  /** Gives a listed copy back to the caller. */
  readonly cancel: (call: WriteContext, listing: Omit<Named, 'seller'>) => Promise<Balance>
}

export function createTrades(collection: Collection, guard: Guard): Trades {
  return {
    async sell(call, offer) {
      const { tx, player, at } = call
      const { cardId, price } = offer
      const trades = await guard.sumTrades(call)
      if (!canList(trades.listed)) throw new Refusal('LISTING_LIMIT')
      await collection.take(tx, player.id, cardId)
      const seller_gives = await guard.checkOffer(call, offer, trades)
      return insertListing(tx, { seller: player.id, card_id: cardId, price, seller_gives, created_at: at })
    },

    async buy(call, named) {
      const { tx, player, others, at } = call
      if (player.id === named.seller) throw new Refusal('OWN_LISTING')
      const listing = await getOpen(tx, named)
      const seller = others.find(({ id }) => id === listing.seller)
      if (!seller) throw new Error(`buying ${listing.id} without the lock of its seller`)
      const { id, card_id: cardId, price } = listing
      // Checked before the guard, so that an empty balance is the error reported.
      if (!canBuy((await getBalance(tx, player.id)).gachas, price)) throw new Refusal('INSUFFICIENT_GACHAS')
      const verdict = await guard.checkPurchase(call, listing, seller)
      const reason = `market:${id}` as const
      const balance = await transfer(tx, { from: player.id, to: seller.id, gachas: price, reason, at })
      await closeListing(tx, id, { state: 'sold', buyer: player.id, at, ...verdict })
      await receive(call, cardId)
      return balance
    },

    async cancel(call, named) {
      const { tx, player, at } = call
      const { id, card_id: cardId } = await getOpen(tx, { ...named, seller: player.id })
      await closeListing(tx, id, { state: 'cancelled', at })
      await receive(call, cardId)
      return getBalance(tx, player.id)
    },
  }

  /** A listing whose card has left the pack waits until it is back. */
  async function getOpen(tx: Tx, named: Named): Promise<ListingRow> {
    const listing = collection.catalogue.find(named.cardId) && (await findOpen(tx, named))
    if (!listing) throw new Refusal('LISTING_GONE')
    return listing
  }

  async function receive({ tx, player, at }: WriteContext, cardId: string): Promise<void> {
    const { player: grown } = await collection.add(tx, player.id, [cardId], at)
    await recordPlayerStats(tx, grown)
  }
}

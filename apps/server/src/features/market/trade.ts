import { canList } from '@otogi/rules/market/listings'
import { canBuy } from '@otogi/rules/market/price'
import type { Tx } from '../../platform/db/db.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Collection } from '../collection/index.ts'
import { recordPlayerStats } from '../quests/index.ts'
import { getBalance, transferGachas, type Balance } from '../wallet/index.ts'
import type { Guard, Offer } from './guard.ts'
import { closeListing, findOpenListing, insertListings, type ListingRow, type ListingQuery } from './store.ts'

export type Trades = {
  /** Moves copies from the player's collection into listings, one for each copy. Moves all copies or none. */
  readonly sell: (call: WriteContext, offer: Offer) => Promise<ListingRow[]>
  /** Pays the seller and moves the copy to the buyer. Both players are locked. Returns the buyer's balance. */
  readonly buy: (call: WriteContext, listing: ListingQuery) => Promise<Balance>
  /** Returns a listed copy to the player. */
  readonly cancel: (call: WriteContext, listing: Omit<ListingQuery, 'seller'>) => Promise<Balance>
}

export function createTrades(collection: Collection, guard: Guard): Trades {
  return {
    async sell(call, offer) {
      const { tx, player, at } = call
      const { cardId, price, copies } = offer
      const trades = await guard.sumTrades(call)
      if (!canList(trades.listed, copies)) throw new Refusal('LISTING_LIMIT')
      await collection.take(tx, player.id, { cardId, copies })
      const seller_gives = await guard.checkOffer(call, offer, trades)
      const listing = { seller: player.id, card_id: cardId, price, seller_gives, created_at: at }
      return insertListings(
        tx,
        Array.from({ length: copies }, () => listing),
      )
    },

    async buy(call, named) {
      const { tx, player, others, at } = call
      if (player.id === named.seller) throw new Refusal('OWN_LISTING')
      const listing = await getOpenListing(tx, { ...named, buyer: player.id })
      const seller = others.find(({ id }) => id === listing.seller)
      if (!seller) throw new Error(`buying ${listing.id} without the lock of its seller`)
      const { id, card_id: cardId, price } = listing
      // Checked before the guard, so that a low balance is reported first.
      if (!canBuy((await getBalance(tx, player.id)).gachas, price)) throw new Refusal('INSUFFICIENT_GACHAS')
      const verdict = await guard.checkPurchase(call, listing, seller)
      const reason = `market:${id}` as const
      const balance = await transferGachas(tx, { from: player.id, to: seller.id, gachas: price, reason, at })
      await closeListing(tx, id, { state: 'sold', buyer: player.id, at, ...verdict })
      await addBoughtCard(call, cardId)
      return balance
    },

    async cancel(call, named) {
      const { tx, player, at } = call
      const { id, card_id: cardId } = await getOpenListing(tx, { ...named, seller: player.id })
      await closeListing(tx, id, { state: 'cancelled', at })
      await addBoughtCard(call, cardId)
      return getBalance(tx, player.id)
    },
  }

  /** A listing cannot be bought while its card is missing from the pack. */
  async function getOpenListing(tx: Tx, query: ListingQuery): Promise<ListingRow> {
    const listing = collection.catalog.find(query.cardId) && (await findOpenListing(tx, query))
    if (!listing) throw new Refusal('LISTING_GONE')
    return listing
  }

  async function addBoughtCard({ tx, player, at }: WriteContext, cardId: string): Promise<void> {
    const { player: grown } = await collection.add(tx, player.id, [cardId], at)
    await recordPlayerStats(tx, grown)
  }
}

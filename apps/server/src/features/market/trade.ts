import { canList } from '@otogi/rules/market/listings'
import { canBuy } from '@otogi/rules/market/price'
import { sql } from 'kysely'
import { readTogether, writeTogether, type WithQueries } from '../../platform/db/together.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  buildHoldingQuery,
  buildNewCardsWrite,
  buildCopyRemoval,
  requireCopies,
  type Catalog,
  type Collection,
} from '../collection/index.ts'
import { buildPlayerStatsWrites } from '../quests/index.ts'
import {
  BALANCE_OF_PAYER,
  buildBalanceQuery,
  buildTransferWrite,
  requireBalance,
  type Balance,
} from '../wallet/index.ts'
import type { Guard, Offer } from './guard.ts'
import {
  buildListingClosure,
  buildListingsWrite,
  buildOpenListingQuery,
  type ListingRow,
  type ListingQuery,
  type OpenListing,
} from './store.ts'

export type Trades = {
  /** Moves copies from the player's collection into listings, one for each copy. Moves all copies or none. */
  readonly sell: (call: WriteContext, offer: Offer) => Promise<ListingRow[]>
  /** Pays the seller and moves the copy to the buyer. Returns the buyer's balance. */
  readonly buy: (call: WriteContext, listing: ListingQuery) => Promise<Balance>
  /** Returns a listed copy to the player. */
  readonly cancel: (call: WriteContext, listing: Omit<ListingQuery, 'seller'>) => Promise<Balance>
}

export function createTrades({ catalog }: Collection, guard: Guard): Trades {
  return {
    sell: createSaleAction(catalog, guard),
    buy: createPurchaseAction(catalog, guard),
    cancel: createCancelAction(catalog),
  }
}

function createSaleAction(catalog: Catalog, guard: Guard): Trades['sell'] {
  return async (call, offer) => {
    const { tx, player, at } = call
    const { cardId, price, copies } = offer
    const { holding, ...facts } = await readTogether(tx, {
      holding: buildHoldingQuery(player.id, cardId),
      ...guard.buildOfferQueries(call, cardId),
    })
    if (!canList(facts.trades[0]?.listed ?? 0, copies)) throw new Refusal('LISTING_LIMIT')
    requireCopies(catalog, holding[0], { cardId, copies })
    const seller_gives = guard.checkOffer(call, offer, facts)
    const listing = { seller: player.id, card_id: cardId, price, seller_gives, created_at: at }
    const listed = await writeTogether(
      tx,
      [buildCopyRemoval(catalog, player.id, { cardId, copies }), buildListingsWrite({ listing, copies })],
      sql<ListingRow>`select * from listed where exists (select from taken)`,
    )
    if (listed.length !== copies) throw new Refusal('CARD_NOT_OWNED')
    return listed
  }
}

function createPurchaseAction(catalog: Catalog, guard: Guard): Trades['buy'] {
  return async (call, named) => {
    const { tx, player, others, at } = call
    if (player.id === named.seller) throw new Refusal('OWN_LISTING')
    const seller = others.find(({ id }) => id === named.seller)
    if (!seller || !canListingExist(catalog, named)) throw new Refusal('LISTING_GONE')
    const wanted = { ...named, buyer: player.id }
    const { found, balance, ...facts } = await readTogether(tx, {
      found: buildOpenListingQuery(wanted),
      balance: buildBalanceQuery(player.id),
      ...guard.buildPurchaseQueries(call, wanted, seller),
    })
    const listing = requireListing(found)
    const { id, price } = listing
    // Checked before the guard, so that a low balance is reported first.
    if (!canBuy(balance[0]?.gachas ?? 0, price)) throw new Refusal('INSUFFICIENT_GACHAS')
    const verdict = guard.checkPurchase(call, listing, facts)
    const [paid] = await writeTogether(
      tx,
      [
        buildTransferWrite({ from: player.id, to: seller.id, gachas: price, reason: `market:${id}`, at }),
        buildListingClosure(listing, { state: 'sold', buyer: player.id, at, ...verdict }),
        ...buildReceivedCardWrites(catalog, call, listing),
      ],
      sql<Balance>`${BALANCE_OF_PAYER}, closed`,
    )
    if (!paid) throw new Error(`the listing ${id} could not be sold`)
    return paid
  }
}

function createCancelAction(catalog: Catalog): Trades['cancel'] {
  return async (call, named) => {
    const { tx, player, at } = call
    if (!canListingExist(catalog, named)) throw new Refusal('LISTING_GONE')
    const { found, balance } = await readTogether(tx, {
      found: buildOpenListingQuery({ ...named, seller: player.id }),
      balance: buildBalanceQuery(player.id),
    })
    const listing = requireListing(found)
    const writes = [
      buildListingClosure(listing, { state: 'cancelled', at }),
      ...buildReceivedCardWrites(catalog, call, listing),
    ]
    const [closed] = await writeTogether(tx, writes, sql`select from closed`)
    if (!closed) throw new Error(`the listing ${listing.id} could not be canceled`)
    return requireBalance(balance)
  }
}

/** A listing can be neither bought nor canceled while its card is missing from the pack. */
function canListingExist(catalog: Catalog, { cardId, listingId }: Pick<ListingQuery, 'cardId' | 'listingId'>): boolean {
  return catalog.find(cardId) !== undefined && (listingId === undefined || isUuid(listingId))
}

/** Builds the writes that add a listing's card to the player's collection. */
function buildReceivedCardWrites(
  catalog: Catalog,
  { player, at }: WriteContext,
  { card_id: cardId }: OpenListing,
): WithQueries[] {
  const grown = { ...player, total_power: player.total_power + catalog.get(cardId).power }
  return [buildNewCardsWrite(catalog, { playerId: player.id, cardIds: [cardId], at }), ...buildPlayerStatsWrites(grown)]
}

function requireListing([listing]: readonly OpenListing[]): OpenListing {
  if (!listing) throw new Refusal('LISTING_GONE')
  return listing
}

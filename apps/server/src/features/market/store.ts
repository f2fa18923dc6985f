import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { buildAssignments, type WithQueries } from '../../platform/db/together.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { buildBlockedPlayerIdsSql } from '../blocks/index.ts'

export type ListingRow = Selectable<Tables['listings']>

/** Selects a listing by its id. Without an id, selects the oldest of several equal listings. */
export type ListingQuery = {
  readonly seller: string
  readonly cardId: string
  readonly price: number
  readonly listingId?: string | undefined
  /**
   * The player who wants to buy. If set, listings are skipped when their seller has blocked the buyer or is blocked by
   * the buyer.
   */
  readonly buyer?: string
}

/** An open listing, without the columns that trades do not need. */
export type OpenListing = Pick<ListingRow, 'id' | 'seller' | 'card_id' | 'price' | 'seller_gives'>

/** Selects an open listing. The caller has locked the seller's row, so the listing stays open until the commit. */
export function buildOpenListingQuery({
  seller,
  cardId,
  price,
  listingId,
  buyer,
}: ListingQuery): RawBuilder<OpenListing> {
  return sql<OpenListing>`
    select id, seller, card_id, price, seller_gives from listings
    where state = 'open' and seller = ${seller} and card_id = ${cardId} and price = ${price}
      and ${listingId === undefined ? sql`true` : sql`id = ${listingId}`}
      and ${buyer === undefined ? sql`true` : isVisibleTo(buyer)}
    order by created_at, id limit 1`
}

/** A condition for listings: no block exists between the seller and the player. */
export function isVisibleTo(playerId: string): RawBuilder<boolean> {
  return sql<boolean>`seller <> all (${buildBlockedPlayerIdsSql(playerId)})`
}

/** Finds a listing in any state by its id. */
export async function findListing(db: Reader, listingId: string): Promise<ListingRow | undefined> {
  if (!isUuid(listingId)) return undefined
  return db.selectFrom('listings').selectAll().where('id', '=', listingId).executeTakeFirst()
}

/** Lists a player's offers, newest first, including frozen ones. */
export async function listSellerOffers(db: Reader, seller: string): Promise<ListingRow[]> {
  return db
    .selectFrom('listings')
    .selectAll()
    .where('seller', '=', seller)
    .where('state', 'in', ['open', 'frozen'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED_OFFERS)
    .execute()
}

/** Freezes an open listing or unfreezes a frozen one. Returns undefined if it is in another state. */
export async function setFrozen(tx: Tx, listingId: string, isFrozen: boolean): Promise<ListingRow | undefined> {
  return tx
    .updateTable('listings')
    .set({ state: isFrozen ? 'frozen' : 'open' })
    .where('id', '=', listingId)
    .where('state', '=', isFrozen ? 'open' : 'frozen')
    .returningAll()
    .executeTakeFirst()
}

/** Returns undefined if the listing is not sold, or its sale has already been undone. */
export async function markSaleUndone(tx: Tx, listingId: string, at: Date): Promise<ListingRow | undefined> {
  return tx
    .updateTable('listings')
    .set({ state: 'undone', undone_at: at })
    .where('id', '=', listingId)
    .where('state', '=', 'sold')
    .returningAll()
    .executeTakeFirst()
}

/** Finds a listing by its id. Returns undefined if the listing is not open. */
export async function findListingForSale(db: Reader, listingId: string): Promise<ListingRow | undefined> {
  const listing = await findListing(db, listingId)
  return listing?.state === 'open' ? listing : undefined
}

const LISTED_OFFERS = 200

type NewListings = { readonly listing: Insertable<Tables['listings']>; readonly copies: number }

/** Builds the write that lists copies of a card. `listed` has the rows. */
export function buildListingsWrite({ listing, copies }: NewListings): WithQueries {
  const { seller, card_id, price, seller_gives, created_at } = listing
  return sql`listed as (
    insert into listings (seller, card_id, price, seller_gives, created_at)
    select ${seller}::uuid, ${card_id}::text, ${price}::integer, ${seller_gives}::integer, ${created_at}::timestamptz
    from generate_series(1, ${copies}::integer)
    returning *)`
}

type SaleColumns = Pick<ListingRow, 'signs' | 'rate' | 'bound_buyer' | 'buyer_gives' | 'seller_gains' | 'counts'> & {
  readonly buyer: string
}
type ListingOutcome = { readonly at: Date } & (
  | (SaleColumns & { readonly state: 'sold' })
  | { readonly state: 'cancelled' }
)

/**
 * Builds the write that closes an open listing. `closed` has no row if the listing is not open, which cannot happen
 * while the seller's row is locked; the caller must then throw.
 */
export function buildListingClosure({ id, seller }: OpenListing, { at, ...outcome }: ListingOutcome): WithQueries {
  return sql`closed as (
    update listings set ${buildAssignments<'listings'>({ ...outcome, closed_at: at })}
    where id = ${id} and seller = ${seller} and state = 'open'
    returning id)`
}

/**
 * Cancels all offers of some cards, including frozen ones, and returns the canceled listings. The caller has locked all
 * players and then gives the copies back.
 */
export async function cancelOffers(tx: Tx, cardIds: readonly string[], at: Date): Promise<ListingRow[]> {
  return tx
    .updateTable('listings')
    .set({ state: 'cancelled', closed_at: at })
    .where('card_id', 'in', [...cardIds])
    .where('state', 'in', ['open', 'frozen'])
    .returningAll()
    .execute()
}

/**
 * Deletes all unsold listings of a seller together with their copies. The seller's row is locked, and the account is
 * about to be deleted.
 */
export async function deleteUnsoldListings(tx: Tx, seller: string): Promise<void> {
  await tx.deleteFrom('listings').where('seller', '=', seller).where('state', 'not in', ['sold', 'undone']).execute()
}

export const RECENT_SALES = 20

/** Lists the latest sales of a card, newest first. */
export async function listRecentSales(
  db: Reader,
  cardId: string,
  count = RECENT_SALES,
): Promise<{ at: number; price: number }[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['closed_at', 'price'])
    .where('state', '=', 'sold')
    .where('card_id', '=', cardId)
    .orderBy('closed_at', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => ({ at: row.closed_at?.getTime() ?? 0, price: row.price }))
}

/** Selects a row if a player has bought a card. */
export function buildPastPurchaseQuery(player: string, cardId: string): RawBuilder<{ readonly id: string }> {
  return sql<{ readonly id: string }>`
    select id from listings where buyer = ${player} and card_id = ${cardId} and state = 'sold' limit 1`
}

/**
 * Sums the gachas that a player gave away in total: in sales and open listings below the fair price, and in purchases
 * above the going rate.
 */
export function buildGivenGachasSql(player: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    (select coalesce(sum(seller_gives), 0) from listings where seller = ${player} and state = 'open')
    + (select coalesce(sum(seller_gives), 0) from listings where seller = ${player} and state = 'sold')
    + (select coalesce(sum(buyer_gives), 0) from listings where buyer = ${player} and state = 'sold')`
}

const OFFERS = 5

/** Lists the cheapest open listings of a card that the player may see. */
export async function listCheapestOffers(db: Reader, playerId: string, cardId: string): Promise<ListingRow[]> {
  return db
    .selectFrom('listings')
    .selectAll()
    .where('state', '=', 'open')
    .where('card_id', '=', cardId)
    .where(isVisibleTo(playerId))
    .orderBy('price')
    .orderBy('created_at')
    .limit(OFFERS)
    .execute()
}

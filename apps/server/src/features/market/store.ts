import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { isUuid } from '../../platform/db/uuid.ts'

export type ListingRow = Selectable<Tables['listings']>

/** Names a listing; the oldest of several alike where no id is given. */
export type Named = {
  readonly seller: string
  readonly cardId: string
  readonly price: number
  readonly listingId?: string | undefined
}

/** The seller's row is locked: what is open stays open until the commit. */
export async function findOpen(tx: Tx, { seller, cardId, price, listingId }: Named): Promise<ListingRow | undefined> {
  if (!isUuid(seller) || (listingId !== undefined && !isUuid(listingId))) return undefined
  let open = tx
    .selectFrom('listings')
    .selectAll()
    .where('state', '=', 'open')
    .where('seller', '=', seller)
    .where('card_id', '=', cardId)
    .where('price', '=', price)
  if (listingId !== undefined) open = open.where('id', '=', listingId)
  return open.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
}

export async function insertListing(tx: Tx, listing: Insertable<Tables['listings']>): Promise<ListingRow> {
  return tx.insertInto('listings').values(listing).returningAll().executeTakeFirstOrThrow()
}

type Sold = Pick<ListingRow, 'signs' | 'rate' | 'bound_buyer' | 'buyer_gives' | 'seller_gains' | 'counts'> & {
  readonly buyer: string
}
type Closing = { readonly at: Date } & ((Sold & { readonly state: 'sold' }) | { readonly state: 'cancelled' })

/** Closes an open listing. Under the seller's lock it cannot have closed meanwhile: that would be a fault. */
export async function closeListing(tx: Tx, id: string, { at, ...closing }: Closing): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ ...closing, closed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Drops every listing of a locked seller who leaves, but the sales; the copies go to nobody. */
export async function dropUnsold(tx: Tx, seller: string): Promise<void> {
  await tx.deleteFrom('listings').where('seller', '=', seller).where('state', '<>', 'sold').execute()
}

export const RECENT_SALES = 20

/** What a card was sold for lately, newest first. */
export async function recentSales(
  db: Reader,
  cardId: string,
  most = RECENT_SALES,
): Promise<{ at: number; price: number }[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['closed_at', 'price'])
    .where('state', '=', 'sold')
    .where('card_id', '=', cardId)
    .orderBy('closed_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ at: row.closed_at?.getTime() ?? 0, price: row.price }))
}

/** What a player gave away in all: by sales and open offers below the going rate, and by purchases above it. */
export function givenBy(player: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    (select coalesce(sum(seller_gives), 0) from listings where seller = ${player} and state = 'open')
    + (select coalesce(sum(seller_gives), 0) from listings where seller = ${player} and state = 'sold')
    + (select coalesce(sum(buyer_gives), 0) from listings where buyer = ${player} and state = 'sold')`
}

const OFFERS = 5

/** The cheapest that a card is offered for now. */
export async function cheapestOffers(db: Reader, cardId: string): Promise<ListingRow[]> {
  return db
    .selectFrom('listings')
    .selectAll()
    .where('state', '=', 'open')
    .where('card_id', '=', cardId)
    .orderBy('price')
    .orderBy('created_at')
    .limit(OFFERS)
    .execute()
}

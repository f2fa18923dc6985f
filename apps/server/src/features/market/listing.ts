import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import type { Reader } from '../../platform/db/db.ts'
import type { Catalog } from '../collection/index.ts'
import { findUsernames } from '../players/index.ts'
import type { ListingRow } from './store.ts'

type Listing = ReplyOf<typeof market.sell>

/** A listing. If it stands for all listings of its card, `offers` is the number of those listings. */
export type ListedRow = ListingRow & { readonly offers?: number }

/** Converts rows to listings in the form of the API, including the sellers' names. */
export async function toListings(db: Reader, catalog: Catalog, rows: readonly ListedRow[]): Promise<Listing[]> {
  const usernames = await findUsernames(
    db,
    rows.map((row) => row.seller),
  )
  return rows.map((row) => toListing(catalog, row, usernames.get(row.seller) ?? ''))
}

/** Converts a row to a listing in the form of the API, which identifies the seller only by name and id. */
export function toListing(catalog: Catalog, row: ListedRow, username: string): Listing {
  return {
    id: row.id,
    card: catalog.get(row.card_id),
    user: { id: row.seller, username },
    price: row.price,
    createdAt: row.created_at.getTime(),
    ...(row.offers !== undefined && { offers: row.offers }),
    ...(row.state === 'frozen' && { isFrozen: true as const }),
  }
}

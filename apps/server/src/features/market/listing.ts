import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import type { Reader } from '../../platform/db/db.ts'
import type { Catalogue } from '../collection/index.ts'
import { findUsernames } from '../players/index.ts'
import type { ListingRow } from './store.ts'

type Listing = ReplyOf<typeof market.sell>

/** Listings in API form, with the sellers' names. */
export async function toListings(db: Reader, catalogue: Catalogue, rows: readonly ListingRow[]): Promise<Listing[]> {
  const usernames = await findUsernames(
    db,
    rows.map((row) => row.seller),
  )
  return rows.map((row) => toListing(catalogue, row, usernames.get(row.seller) ?? ''))
}

/** A listing in API form. It shows only the seller's name and id. */
export function toListing(catalogue: Catalogue, row: ListingRow, username: string): Listing {
  return {
    id: row.id,
    card: catalogue.get(row.card_id),
    user: { id: row.seller, username },
    price: row.price,
    createdAt: row.created_at.getTime(),
  }
}

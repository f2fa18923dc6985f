import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import type { Reader } from '../../platform/db/db.ts'
import type { Catalogue } from '../collection/index.ts'
import { findUsernames } from '../players/index.ts'
import type { ListingRow } from './store.ts'

type Listing = ReplyOf<typeof market.sell>

/** Listings as the wire shows them, with the names of their sellers. */
export async function toListings(db: Reader, catalogue: Catalogue, rows: readonly ListingRow[]): Promise<Listing[]> {
  const usernames = await findUsernames(
    db,
    rows.map((row) => row.seller),
  )
  return rows.map((row) => toListing(catalogue, row, usernames.get(row.seller) ?? ''))
}

/** A listing as the wire shows it: of the seller nothing but the name. */
export function toListing(catalogue: Catalogue, row: ListingRow, username: string): Listing {
  return {
    id: row.id,
    card: catalogue.get(row.card_id),
    user: { id: row.seller, username },
    price: row.price,
    createdAt: row.created_at.getTime(),
  }
}

import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import type { Reader } from '../../platform/db/db.ts'
import type { Catalogue } from '../collection/index.ts'
import { findUsernames } from '../players/index.ts'
import type { ListingRow } from './store.ts'

type Listing = ReplyOf<typeof market.sell>

/** Listings as the wire shows them: of the seller nothing but the name. */
export async function listingsOf(db: Reader, catalogue: Catalogue, rows: readonly ListingRow[]): Promise<Listing[]> {
  const usernames = await findUsernames(
    db,
    rows.map((row) => row.seller),
  )
  return rows.map((row) => ({
    _id: row.id,
    card: catalogue.get(row.card_id),
    user: { _id: row.seller, username: usernames.get(row.seller) ?? '' },
    price: row.price,
    createdAt: row.created_at.getTime(),
  }))
}

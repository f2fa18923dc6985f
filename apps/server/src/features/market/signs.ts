import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import { findUsernames } from '../players/index.ts'

export type FlaggedSale = {
  readonly id: string
  readonly at: Date
  readonly buyer: string
  readonly seller: string
  readonly card: string
  readonly price: number
  readonly rate: number | null
  readonly signs: readonly string[]
  readonly isUndone: boolean
}

const FLAGGED_SALES = 100

/** Lists the latest flagged sales, newest first, with the names of the seller and the buyer. */
export async function listFlaggedSales(db: Reader): Promise<FlaggedSale[]> {
  const sales = await db
    .selectFrom('listings')
    .select(['id', 'state', 'closed_at', 'buyer', 'seller', 'card_id', 'price', 'rate', 'signs'])
    .where(sql<boolean>`signs <> '{}'`)
    .orderBy('closed_at', 'desc')
    .limit(FLAGGED_SALES)
    .execute()
  const names = await findUsernames(
    db,
    sales.flatMap(({ buyer, seller }) => (buyer ? [buyer, seller] : [seller])),
  )
  return sales.map(({ id, state, closed_at, buyer, seller, card_id: card, price, rate, signs }) => ({
    id,
    at: closed_at ?? new Date(0),
    buyer: names.get(buyer ?? '') ?? '',
    seller: names.get(seller) ?? '',
    card,
    price,
    rate,
    signs,
    isUndone: state === 'undone',
  }))
}

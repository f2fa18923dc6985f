import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import type { Reader, Tx } from '../../platform/db.ts'

const NOTICES = 50

/** A sale is its own notice: it cannot be told without having happened, nor happen untold. */
export async function listNotices(db: Reader, playerId: string): Promise<ReplyOf<typeof market.inbox>> {
  const sold = await db
    .selectFrom('listings')
    .select(['id', 'card_id', 'price', 'closed_at', 'told_at'])
    .where('state', '=', 'sold')
    .where('seller', '=', playerId)
    .orderBy('closed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTICES)
    .execute()
  return sold.map((row) => ({
    _id: row.id,
    at: row.closed_at?.getTime() ?? 0,
    kind: 'sold',
    card: row.card_id,
    gachas: row.price,
    read: row.told_at !== null,
  }))
}

export async function countUntold(db: Reader, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'sold')
    .where('seller', '=', playerId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function markTold(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ told_at: at })
    .where('state', '=', 'sold')
    .where('seller', '=', playerId)
    .where('told_at', 'is', null)
    .execute()
}

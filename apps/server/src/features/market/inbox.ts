import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'

const NOTICES = 50
const LAST_PAGE = 200

type Notices = ReplyOf<typeof market.inbox>

/**
 * Returns one page of notices. The notices of sales are read from the listings, so every sale has exactly one notice.
 */
export async function listNotices(
  db: Reader,
  playerId: string,
  page = 1,
): Promise<{ notices: Notices; total: number }> {
  const sold = db.selectFrom('listings').where('state', '=', 'sold').where('seller', '=', playerId)
  const shown = Math.min(Math.max(page, 1), LAST_PAGE)
  const rows = await sold
    .select(['id', 'card_id', 'price', 'closed_at', 'told_at'])
    .orderBy('closed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTICES)
    .offset((shown - 1) * NOTICES)
    .execute()
  const { total } = await sold.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const notices = rows.map((row) => ({
    id: row.id,
    at: row.closed_at?.getTime() ?? 0,
    kind: 'sold' as const,
    card: row.card_id,
    gachas: row.price,
    read: row.told_at !== null,
  }))
  return { notices, total }
}

export async function countUnreadNotices(db: Reader, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'sold')
    .where('seller', '=', playerId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function markNoticesRead(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ told_at: at })
    .where('state', '=', 'sold')
    .where('seller', '=', playerId)
    .where('told_at', 'is', null)
    .execute()
}

type SalesSince = { readonly playerId: string; readonly after: Date }

/** Counts the sales after a time that each seller has not read. */
export async function countUnreadSales(
  db: Reader,
  sellers: readonly SalesSince[],
): Promise<ReadonlyMap<string, number>> {
  if (sellers.length === 0) return new Map()
  const { rows } = await sql<{ seller: string; sales: number }>`
    select seller, count(*)::int as sales
    from listings
      join unnest(${sellers.map(({ playerId }) => playerId)}::uuid[], ${sellers.map(({ after }) => after)}::timestamptz[])
        as since (player_id, after) on seller = player_id and closed_at > after
    where state = 'sold' and told_at is null
    group by seller`.execute(db)
  return new Map(rows.map(({ seller, sales }) => [seller, sales]))
}

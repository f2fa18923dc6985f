import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import {
  buildNewestNoticesSql,
  buildNoticeCountSql,
  buildUnreadCountSql,
  countUnreadByKind,
  markRead,
  type NoticeRow,
} from '../notices/index.ts'

const NOTICES = 50
const LAST_PAGE = 200

type Notices = ReplyOf<typeof market.inbox>

/** Returns one page of notices. Sale notices are read from the listings, so every sale has exactly one notice. */
export async function listNotices(
  db: Reader,
  playerId: string,
  page = 1,
): Promise<{ notices: Notices; total: number }> {
  const shown = Math.min(Math.max(page, 1), LAST_PAGE)
  const { rows } = await sql<NoticeRow>`
    select * from (
      (${buildNewestSalesSql(playerId, shown * NOTICES)}) union all
      (${buildNewestNoticesSql(playerId, shown * NOTICES)})
    ) as notice order by at desc, id desc limit ${NOTICES} offset ${(shown - 1) * NOTICES}`.execute(db)
  const notices = rows.map(({ id, at, kind, details, isRead }) => ({
    id,
    at: at.getTime(),
    kind,
    ...details,
    read: isRead,
  }))
  return { notices, total: await countAllNotices(db, playerId) }
}

function buildNewestSalesSql(playerId: string, limit: number): RawBuilder<NoticeRow> {
  return sql`select id, closed_at as at, 'sold' as kind, jsonb_build_object('card', card_id, 'gachas', price) as details,
      told_at is not null as "isRead"
    from listings where state = 'sold' and seller = ${playerId} order by closed_at desc, id desc limit ${limit}`
}

async function countAllNotices(db: Reader, playerId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select ${buildNoticeCountSql(playerId)} + (
      select count(*) from listings where state = 'sold' and seller = ${playerId}) as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** Counts the notices that a player has not read. */
export function buildUnreadNoticesQuery(playerId: string): RawBuilder<{ readonly count: number }> {
  return sql<{ readonly count: number }>`
    select ${buildUnreadCountSql(playerId)} + (
      select count(*) from listings where state = 'sold' and seller = ${playerId} and told_at is null
    ) as count`
}

export async function markNoticesRead(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ told_at: at })
    .where('state', '=', 'sold')
    .where('seller', '=', playerId)
    .where('told_at', 'is', null)
    .execute()
  await markRead(tx, playerId, at)
}

type UnreadSince = { readonly playerId: string; readonly after: Date }

/** Counts each seller's unread sales after a given time. */
export async function countUnreadSales(
  db: Reader,
  sellers: readonly UnreadSince[],
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

/** Counts each player's unread wish notices after a given time. */
export async function countUnreadWishNotices(
  db: Reader,
  players: readonly UnreadSince[],
): Promise<ReadonlyMap<string, number>> {
  return countUnreadByKind(db, ['wish-offered', 'wish-sold'], players)
}

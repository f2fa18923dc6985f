import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'

/** The content of a notice. The web app has a text for each kind. */
export type Notice = Omit<ReplyOf<typeof market.inbox>[number], 'id' | 'at' | 'read'>

export type NoticeRow = {
  readonly id: string
  readonly at: Date
  readonly kind: Notice['kind']
  readonly details: Omit<Notice, 'kind'>
  readonly isRead: boolean
}

const DAY_MS = 86_400_000

/** Adds the same notice for several players, whose rows the caller has locked. */
export async function addNotices(tx: Tx, playerIds: readonly string[], notice: Notice, at: Date): Promise<void> {
  if (playerIds.length === 0) return
  const { kind, ...details } = notice
  await tx
    .insertInto('notices')
    .values(playerIds.map((player_id) => ({ player_id, kind, details: JSON.stringify(details), at })))
    .execute()
}

/** Selects a player's latest notices as `NoticeRow`s. */
export function buildNewestNoticesSql(playerId: string, limit: number): RawBuilder<NoticeRow> {
  return sql`select id, at, kind, details, read_at is not null as "isRead" from notices
    where player_id = ${playerId} order by at desc, id desc limit ${limit}`
}

export function buildNoticeCountSql(playerId: string): RawBuilder<number> {
  return sql`(select count(*) from notices where player_id = ${playerId})`
}

export function buildUnreadCountSql(playerId: string): RawBuilder<number> {
  return sql`(select count(*) from notices where player_id = ${playerId} and read_at is null)`
}

/** Counts each player's unread notices of some kinds after a given time. */
export async function countUnreadByKind(
  db: Reader,
  kinds: readonly Notice['kind'][],
  players: readonly { readonly playerId: string; readonly after: Date }[],
): Promise<ReadonlyMap<string, number>> {
  if (players.length === 0) return new Map()
  const { rows } = await sql<{ player_id: string; count: number }>`
    select player_id, count(*)::int as count
    from notices
      join unnest(${players.map(({ playerId }) => playerId)}::uuid[], ${players.map(({ after }) => after)}::timestamptz[])
        as since (player_id, after) using (player_id)
    where read_at is null and at > after and kind = any(${kinds})
    group by player_id`.execute(db)
  return new Map(rows.map(({ player_id, count }) => [player_id, count]))
}

export async function markRead(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ read_at: at })
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .execute()
}

export async function deleteOldNotices(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('notices')
    .where('at', '<', new Date(now - KEPT_DAYS.notices * DAY_MS))
    .execute()
}

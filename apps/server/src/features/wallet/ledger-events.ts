import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** How many payments of one kind a player received and made, and their sums. */
export type LedgerEvents = {
  readonly player: string
  readonly gained: number
  readonly gachasGained: number
  readonly spent: number
  readonly gachasSpent: number
}

/** Sums each player's ledger entries by kind. The kind is the first word of the entry's reason. */
export async function sumEventsByKind(
  db: Reader,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LedgerEvents[]>> {
  const { rows } = await sql<LedgerEvents & { kind: string }>`
    select split_part(reason, ':', 1) as kind, player_id as player,
      count(*) filter (where delta > 0) as gained, coalesce(sum(delta) filter (where delta > 0), 0)::bigint as "gachasGained",
      count(*) filter (where delta < 0) as spent, coalesce(-sum(delta) filter (where delta < 0), 0)::bigint as "gachasSpent"
    from ledger_entries where player_id = any (${playerIds}::uuid[]) and position is not null group by 1, 2`.execute(db)
  return Map.groupBy(rows, ({ kind }) => kind)
}

type EntryPage = { readonly playerId: string; readonly before?: number | undefined }

/** Lists a player's ledger entries, newest first. */
export async function listEntries(db: Reader, { playerId, before }: EntryPage, count: number) {
  const { rows } = await sql<{ id: number; at: Date; delta: number; balance: number; reason: string }>`
    select id, at, delta, balance_after as balance, reason from ledger_entries
    where player_id = ${playerId} and position is not null
      and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
    order by position desc limit ${count}`.execute(db)
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.getTime() }))
}

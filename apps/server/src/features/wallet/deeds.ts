import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** How often and how much a player was paid, or paid, for one kind of deed. */
export type Deeds = {
  readonly player: string
  readonly gained: number
  readonly gachasGained: number
  readonly spent: number
  readonly gachasSpent: number
}

/** What the ledger says each player was paid and paid, by the kind of deed that its reasons begin with. */
export async function deedsByKind(db: Reader): Promise<ReadonlyMap<string, readonly Deeds[]>> {
  const { rows } = await sql<Deeds & { kind: string }>`
    select split_part(reason, ':', 1) as kind, player_id as player,
      count(*) filter (where delta > 0) as gained, coalesce(sum(delta) filter (where delta > 0), 0)::bigint as "gachasGained",
      count(*) filter (where delta < 0) as spent, coalesce(-sum(delta) filter (where delta < 0), 0)::bigint as "gachasSpent"
    from ledger_entries where account = 'player' group by 1, 2`.execute(db)
  return Map.groupBy(rows, ({ kind }) => kind)
}

export async function countEntries(db: Reader): Promise<number> {
  const { rows } = await sql<{ entries: number }>`select count(*) as entries from ledger_entries`.execute(db)
  return rows[0]?.entries ?? 0
}

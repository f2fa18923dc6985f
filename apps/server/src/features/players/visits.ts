import { addDays, countDaysBetween, toMadridDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import { writeTogether, type WithQueries } from '../../platform/db/together.ts'

/** Players whose sign-up was more days ago than this are counted together. */
const OLDEST_AGE = 31

const KEPT_DAYS = 400

/**
 * Counts a player's first visit on a day, by the number of days since sign-up. Only the count is stored, not the
 * player.
 */
export async function countVisit(tx: Tx, player: Player, today: MadridDay): Promise<void> {
  await writeTogether(tx, [buildVisitWrite(player, today)])
}

/** Builds the write of `countVisit`. */
export function buildVisitWrite({ id, created_at }: Player, today: MadridDay): WithQueries {
  const days = countDaysBetween(toMadridDay(created_at.getTime()), today)
  const age = Math.min(Math.max(days, 0), OLDEST_AGE)
  // Spreads the players over 16 rows, so that they rarely change the same row.
  const shard = Number.parseInt(id.slice(-1), 16)
  return sql`visit as (
    insert into visit_counts (day, age, shard, players) values (${today}, ${age}, ${shard}, 1)
    on conflict (day, age, shard) do update set players = visit_counts.players + 1)`
}

export type VisitCount = { readonly day: MadridDay; readonly age: number; readonly players: number }

/** Counts the players seen on each day since the given one, by the number of days since they signed up. */
export async function listVisitCounts(db: Reader, since: MadridDay): Promise<VisitCount[]> {
  return db
    .selectFrom('visit_counts')
    .select(['day', 'age'])
    .select((row) => row.fn.sum<number>('players').as('players'))
    .where('day', '>=', since)
    .groupBy(['day', 'age'])
    .execute()
}

export async function deleteOldVisitCounts(tx: Tx, today: MadridDay): Promise<void> {
  await tx.deleteFrom('visit_counts').where('day', '<', addDays(today, -KEPT_DAYS)).execute()
}

import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { countVisit } from './visits.ts'

type NewDay = Moment & { readonly paid: number }

/**
 * Sets a player's current day to today, and counts the player as seen today. `paid` is the sum that the rollover paid. If the player's creation time is in
 * the future, sets it to the current time. Returns the row.
 */
export async function setCurrentDay(tx: Tx, player: Player, { today, paid, at }: NewDay): Promise<Player> {
  // After a clock was set back, the player has already been counted on this day.
  if (player.day < today) await countVisit(tx, player, today)
  return tx
    .updateTable('players')
    .set({ day: today, paid_at_rollover: paid, created_at: sql<Date>`least(created_at, ${at})` })
    .where('id', '=', player.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

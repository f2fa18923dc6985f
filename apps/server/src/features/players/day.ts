import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import type { Moment } from '../../platform/process/clock.ts'

type NewDay = Moment & { readonly paid: number }

/**
 * Sets a player's current day to today. `paid` is the sum that the rollover paid. If the player's creation time is in
 * the future, sets it to the current time. Returns the row.
 */
export async function setCurrentDay(tx: Tx, playerId: string, { today, paid, at }: NewDay): Promise<Player> {
  return tx
    .updateTable('players')
    .set({ day: today, paid_at_rollover: paid, created_at: sql<Date>`least(created_at, ${at})` })
    .where('id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import { writeTogether, type WithQueries } from '../../platform/db/together.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { buildVisitWrite } from './visits.ts'

type NewDay = Moment & { readonly paid: number; readonly writes: readonly WithQueries[] }

/**
 * Sets a player's current day to today, and counts today's visit. `paid` is the total that the rollover paid; the other
 * `writes` of the rollover run in the same statement. A creation time in the future is set to the current time. Returns
 * the updated row.
 */
export async function setCurrentDay(tx: Tx, player: Player, { today, paid, at, writes }: NewDay): Promise<Player> {
  // If the clock was set back, the player has already been counted on this day.
  const visit = player.day < today ? [buildVisitWrite(player, today)] : []
  const [updated] = await writeTogether(
    tx,
    [...writes, ...visit],
    sql<Player>`
      update players set day = ${today}, paid_at_rollover = ${paid}, created_at = least(created_at, ${at})
      where id = ${player.id} returning *`,
  )
  if (!updated) throw new Error(`no player ${player.id}`)
  return updated
}

import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'

type NewDay = { readonly day: MadridDay; readonly paid: number; readonly at: Date }

/** Sets a player's current day; `paid` is what the rollover paid. An account cannot be younger than now. Returns the row. */
export async function startDay(tx: Tx, playerId: string, { day, paid, at }: NewDay): Promise<Player> {
  const row = await tx
    .updateTable('players')
    .set({ day, paid_at_rollover: paid, created_at: sql<Date>`least(created_at, ${at})` })
    .where('id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as Player
}

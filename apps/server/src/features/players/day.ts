import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'

/** The day the player last visited; undefined when the account is no more. */
export async function dayOf(db: Reader, playerId: string): Promise<MadridDay | undefined> {
  const row = await db
    .selectFrom('players')
    .select('day')
    .where('id', '=', playerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.day as MadridDay | undefined
}

type NewDay = { readonly day: MadridDay; readonly paid: number; readonly at: Date }

/** Sets the player's current day; `paid` is what the change of day paid. An account cannot be younger than now. */
export async function startDay(tx: Tx, playerId: string, { day, paid, at }: NewDay): Promise<void> {
  await tx
    .updateTable('players')
    .set({ day, paid_at_rollover: paid, created_at: sql<Date>`least(created_at, ${at})` })
    .where('id', '=', playerId)
    .execute()
}

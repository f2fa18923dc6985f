import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Reader, Tx } from '../../platform/db.ts'

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

/** Turns the player's page to a new day; `paid` is what the change of day paid out. */
export async function startDay(tx: Tx, playerId: string, day: MadridDay, paid: number): Promise<void> {
  await tx.updateTable('players').set({ day, paid_at_rollover: paid }).where('id', '=', playerId).execute()
}

import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'

type NewSuspension = { readonly at: Date; readonly until: Date; readonly note: string }

export async function insertSuspension(tx: Tx, playerId: string, suspension: NewSuspension): Promise<void> {
  await tx
    .insertInto('suspensions')
    .values({ player_id: playerId, ...suspension })
    .execute()
}

/** Lifts a player's active suspensions. Returns how many were lifted. */
export async function liftSuspensions(tx: Tx, playerId: string, at: Date): Promise<number> {
  const lifted = tx
    .updateTable('suspensions')
    .set({ lifted_at: at })
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .where('until', '>', at)
    .returning('id')
  return (await lifted.execute()).length
}

export function listSuspensions(db: Reader, playerId: string) {
  return db.selectFrom('suspensions').selectAll().where('player_id', '=', playerId).orderBy('id', 'desc').execute()
}

/** Of the suspensions active at a given time, returns the one that ends last. */
export function findSuspension(db: Reader, playerId: string, at: Date) {
  return db
    .selectFrom('suspensions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .where('until', '>', at)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function saveAppeal(tx: Tx, suspensionId: string, text: string, at: Date): Promise<void> {
  await tx.updateTable('suspensions').set({ appeal: text, appealed_at: at }).where('id', '=', suspensionId).execute()
}

/** Lists the players who appealed an active suspension, longest waiting first. */
export async function listPlayersWithAppeals(db: Reader, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('suspensions')
    .select('player_id')
    .where('appeal', 'is not', null)
    .where('lifted_at', 'is', null)
    .where('until', '>', at)
    .groupBy('player_id')
    .orderBy(sql`min(appealed_at)`)
    .execute()
  return rows.map((row) => row.player_id)
}

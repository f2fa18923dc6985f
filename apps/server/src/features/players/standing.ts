import type { Reader, Tx } from '../../platform/db/db.ts'

export type Standing = { level: number; power: number }

/** Changes what the collection is worth, in the transaction that changes the collection; returns the new standing. */
export async function addStanding(
  tx: Tx,
  playerId: string,
  change: { power: number; uniqueCards: number },
): Promise<Standing> {
  return tx
    .updateTable('players')
    .set((row) => ({
      total_power: row('total_power', '+', change.power),
      unique_cards: row('unique_cards', '+', change.uniqueCards),
    }))
    .where('id', '=', playerId)
    .returning(['level', 'total_power as power'])
    .executeTakeFirstOrThrow()
}

type Claimed = { id: string; power: number; uniqueCards: number; isDeleted: boolean }

/** What every player's collection is said to be worth. */
export async function listStandings(db: Reader): Promise<Claimed[]> {
  return db
    .selectFrom('players')
    .select(['id', 'total_power as power', 'unique_cards as uniqueCards'])
    .select((row) => row('deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'))
    .execute()
}

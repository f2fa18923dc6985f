import type { Tx } from '../../platform/db.ts'

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

import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'

type StatsChange = { readonly power: number; readonly uniqueCards: number }

/**
 * Adds to the power and the card count of a player. Must run in the transaction that changes the collection. Returns
 * the row.
 */
export async function addCollectionStats(tx: Tx, playerId: string, change: StatsChange): Promise<Player> {
  return tx
    .updateTable('players')
    .set((player) => ({
      total_power: player('total_power', '+', change.power),
      unique_cards: player('unique_cards', '+', change.uniqueCards),
    }))
    .where('id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type CollectionStats = { id: string; power: number; uniqueCards: number; isDeleted: boolean }

/** Lists the stored power and card count of every player. */
export async function listCollectionStats(db: Reader): Promise<CollectionStats[]> {
  return db
    .selectFrom('players')
    .select(['id', 'total_power as power', 'unique_cards as uniqueCards'])
    .select((row) => row('deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'))
    .execute()
}

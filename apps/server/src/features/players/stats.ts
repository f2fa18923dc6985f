import { sql } from 'kysely'
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

/** Lists the stored power and card count of each of the players. */
export async function listCollectionStats(db: Reader, playerIds: readonly string[]): Promise<CollectionStats[]> {
  return db
    .selectFrom('players')
    .select(['id', 'total_power as power', 'unique_cards as uniqueCards'])
    .select((row) => row('deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'))
    .where('id', '=', sql<string>`any (${playerIds}::uuid[])`)
    .execute()
}

/** Lists the next players after an id, or the first ones, in the order of the ids. */
export async function listPlayerIdsAfter(db: Reader, lastId: string | undefined, count: number): Promise<string[]> {
  let players = db.selectFrom('players').select('id').orderBy('id').limit(count)
  if (lastId !== undefined) players = players.where('id', '>', lastId)
  return (await players.execute()).map(({ id }) => id)
}

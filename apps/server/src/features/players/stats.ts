import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import type { WithQueries } from '../../platform/db/together.ts'

type StatsChange = { readonly power: number; readonly uniqueCards: RawBuilder<unknown> }

/** Builds the write that adds to a player's power and card count, for the statement that changes the collection. */
export function buildStatsWrite(playerId: string, { power, uniqueCards }: StatsChange): WithQueries {
  return sql`collection_stats as (
    update players set total_power = total_power + ${power}::bigint, unique_cards = unique_cards + (${uniqueCards})
    where id = ${playerId})`
}

type CollectionStats = { id: string; power: number; uniqueCards: number; isDeleted: boolean }

/** Lists the stored power and card count of each player. */
export async function listCollectionStats(db: Reader, playerIds: readonly string[]): Promise<CollectionStats[]> {
  return db
    .selectFrom('players')
    .select(['id', 'total_power as power', 'unique_cards as uniqueCards'])
    .select((row) => row('deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'))
    .where('id', '=', sql<string>`any (${playerIds}::uuid[])`)
    .execute()
}

/** Lists the next players after an id, or the first ones, ordered by id. */
export async function listPlayerIdsAfter(db: Reader, lastId: string | undefined, count: number): Promise<string[]> {
  let players = db.selectFrom('players').select('id').orderBy('id').limit(count)
  if (lastId !== undefined) players = players.where('id', '>', lastId)
  return (await players.execute()).map(({ id }) => id)
}

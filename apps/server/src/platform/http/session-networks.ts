import type { Reader } from '../db/db.ts'

const SHOWN_CHARACTERS = 10

type ListedSession = { readonly startedAt: number; readonly seenAt: number; readonly network: string | null }

/** Lists a player's open sessions, newest first. A network is shown as the start of its keyed hash. */
export async function listSessions(db: Reader, playerId: string): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['created_at', 'seen_at', 'network'])
    .where('player_id', '=', playerId)
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map(({ created_at, seen_at, network }) => ({
    startedAt: created_at.getTime(),
    seenAt: seen_at.getTime(),
    network: network?.toString('hex').slice(0, SHOWN_CHARACTERS) ?? null,
  }))
}

/** Lists other players with open sessions from the same networks, with the number of shared networks. */
export async function listSharedNetworks(
  db: Reader,
  playerId: string,
): Promise<{ readonly playerId: string; readonly networks: number }[]> {
  return db
    .selectFrom('sessions as own')
    .innerJoin('sessions as other', 'other.network', 'own.network')
    .select('other.player_id as playerId')
    .select((row) => row.fn.count<number>('other.network').distinct().as('networks'))
    .where('own.player_id', '=', playerId)
    .where('other.player_id', '<>', playerId)
    .groupBy('other.player_id')
    .execute()
}

type NetworkPair = { readonly first: string; readonly second: string; readonly networks: number }

/** Lists the pairs of these players with open sessions from the same networks. */
export async function listNetworkPairs(db: Reader, playerIds: readonly string[]): Promise<NetworkPair[]> {
  if (playerIds.length === 0) return []
  return db
    .selectFrom('sessions as one')
    .innerJoin('sessions as other', 'other.network', 'one.network')
    .select(['one.player_id as first', 'other.player_id as second'])
    .select((row) => row.fn.count<number>('other.network').distinct().as('networks'))
    .where('one.player_id', 'in', [...playerIds])
    .where('other.player_id', 'in', [...playerIds])
    .whereRef('one.player_id', '<', 'other.player_id')
    .groupBy(['one.player_id', 'other.player_id'])
    .orderBy('networks', 'desc')
    .execute()
}

import type { ReadContext } from '../../platform/http/run-locked.ts'
import type { Database, Reader } from '../../platform/db/db.ts'
import { createSharedCache } from '../../platform/db/shared-cache.ts'
import { listTopPlayers, readPositions, RANKINGS, type RankedPlayer, type Ranking } from '../players/index.ts'

export type Lists = Readonly<Record<Ranking, readonly RankedPlayer[]>>
type Positions = Readonly<Record<Ranking, number>>

const PLACES = 100
const MAX_AGE_MS = 10_000

type Snapshot = {
  readonly lists: Lists
  /** Cached positions by player. */
  readonly positions: Map<string, Promise<Positions>>
}

/**
 * Creates a function that returns the best players and the requesting player's position. Results are cached for ten
 * seconds. All servers share the cached lists, but each process caches positions on its own.
 */
export function createLeaderboard(database: Database) {
  const cache = createSharedCache<Lists>({ db: database, name: 'ranking 1', maxAgeMs: MAX_AGE_MS })
  let snapshot: Snapshot | undefined
  return async ({ db, player, at }: ReadContext): Promise<{ lists: Lists; positions: Positions }> => {
    const lists = await cache(at.getTime(), () => readLists(db))
    if (snapshot?.lists !== lists) snapshot = { lists, positions: new Map() }
    const { positions } = snapshot
    const known = positions.get(player.id) ?? findPositions(db, lists, player.id)
    positions.set(player.id, known)
    known.catch(() => positions.delete(player.id))
    return { lists, positions: await known }
  }
}

async function readLists(db: Reader): Promise<Lists> {
  const [power, level, cards] = await Promise.all([
    listTopPlayers(db, 'power', PLACES),
    listTopPlayers(db, 'level', PLACES),
    listTopPlayers(db, 'cards', PLACES),
  ])
  return { power, level, cards }
}

/** If the player is in the cached list, uses that position, so that the page never shows two different positions. */
async function findPositions(db: Reader, lists: Lists, playerId: string): Promise<Positions> {
  const listed = RANKINGS.map((ranking) => lists[ranking].findIndex(({ id }) => id === playerId) + 1)
  const [power = 0, level = 0, cards = 0] = listed
  if (listed.every((place) => place > 0)) return { power, level, cards }
  const counted = await readPositions(db, playerId)
  return { power: power || counted.power, level: level || counted.level, cards: cards || counted.cards }
}

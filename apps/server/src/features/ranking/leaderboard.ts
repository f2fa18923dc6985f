import type { ReadContext } from '../../platform/http/run-locked.ts'
import { createTimedCache } from '../../platform/process/timed-cache.ts'
import type { Reader } from '../../platform/db/db.ts'
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
 * seconds.
 */
export function createLeaderboard() {
  const cache = createTimedCache<Snapshot>({ maxAgeMs: MAX_AGE_MS })
  return async ({ db, player, at }: ReadContext): Promise<{ lists: Lists; positions: Positions }> => {
    const load = async () => ({ lists: await readLists(db), positions: new Map() })
    const { lists, positions } = await cache(at.getTime(), load)
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

/** Uses the position in the cached list if the player is in the list, so that the list and the position agree. */
async function findPositions(db: Reader, lists: Lists, playerId: string): Promise<Positions> {
  const listed = RANKINGS.map((ranking) => lists[ranking].findIndex(({ id }) => id === playerId) + 1)
  const [power = 0, level = 0, cards = 0] = listed
  if (listed.every((place) => place > 0)) return { power, level, cards }
  const counted = await readPositions(db, playerId)
  return { power: power || counted.power, level: level || counted.level, cards: cards || counted.cards }
}

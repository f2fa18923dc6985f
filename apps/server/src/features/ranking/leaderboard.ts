import type { ReadContext } from '../../platform/http/run-locked.ts'
import { createTimedCache } from '../../platform/process/timed-cache.ts'
import type { Reader } from '../../platform/db/db.ts'
import { listBest, positionsOf, RANKINGS, type RankedPlayer, type Ranking } from '../players/index.ts'

export type Lists = Readonly<Record<Ranking, readonly RankedPlayer[]>>
type Positions = Readonly<Record<Ranking, number>>

const PLACES = 100
const MAX_AGE_MS = 10_000

type Snapshot = {
  readonly lists: Lists
  /** The positions of the players who asked, by player. */
  readonly positions: Map<string, Promise<Positions>>
}

/** The best of all players, and the position of the one who asks; read at most every ten seconds. */
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
    listBest(db, 'power', PLACES),
    listBest(db, 'level', PLACES),
    listBest(db, 'cards', PLACES),
  ])
  return { power, level, cards }
}

/** Prefers the position in a list, which may be some seconds old, so that list and position agree. */
async function findPositions(db: Reader, lists: Lists, playerId: string): Promise<Positions> {
  const listed = RANKINGS.map((ranking) => lists[ranking].findIndex(({ id }) => id === playerId) + 1)
  const [power = 0, level = 0, cards = 0] = listed
  if (listed.every((place) => place > 0)) return { power, level, cards }
  const counted = await positionsOf(db, playerId)
  return { power: power || counted.power, level: level || counted.level, cards: cards || counted.cards }
}

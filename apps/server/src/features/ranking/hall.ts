import type { Clock } from '../../platform/process/clock.ts'
import type { Reader } from '../../platform/db/db.ts'
import { listBest, positionsOf, RANKINGS, type RankedPlayer, type Ranking } from '../players/index.ts'

export type Lists = Readonly<Record<Ranking, readonly RankedPlayer[]>>
type Positions = Readonly<Record<Ranking, number>>

const PLACES = 100
const FRESH_MS = 10_000

type Snapshot = {
  readonly at: number
  readonly lists: Promise<Lists>
  /** The places of those who asked, by player. */
  readonly positions: Map<string, Promise<Positions>>
}

/** The best of all players; read anew when what was read is ten seconds old. */
export function hallOf(clock: Clock) {
  let kept: Snapshot | undefined
  const snapshot = (db: Reader): Snapshot => {
    const at = clock.now()
    if (kept && Math.abs(at - kept.at) < FRESH_MS) return kept
    const read: Snapshot = { at, lists: readLists(db), positions: new Map() }
    kept = read
    // What failed is not kept: the next visitor asks again.
    read.lists.catch(() => kept === read && (kept = undefined))
    return read
  }
  return {
    async visit(db: Reader, playerId: string): Promise<{ lists: Lists; positions: Positions }> {
      const { lists, positions } = snapshot(db)
      const found = await lists
      const known = positions.get(playerId) ?? placesOf(db, found, playerId)
      positions.set(playerId, known)
      known.catch(() => positions.delete(playerId))
      return { lists: found, positions: await known }
    },
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

/** Where a list names the player, its own order counts: it may be some seconds old. */
async function placesOf(db: Reader, lists: Lists, playerId: string): Promise<Positions> {
  const listed = RANKINGS.map((ranking) => lists[ranking].findIndex(({ id }) => id === playerId) + 1)
  const [power = 0, level = 0, cards = 0] = listed
  if (listed.every((place) => place > 0)) return { power, level, cards }
  const counted = await positionsOf(db, playerId)
  return { power: power || counted.power, level: level || counted.level, cards: cards || counted.cards }
}

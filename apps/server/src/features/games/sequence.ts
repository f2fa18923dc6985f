import { createHash } from 'node:crypto'
import type { Game, Mode } from '@otogi/rules/games/games'
import { countDaysWithoutRepeat } from '@otogi/rules/games/schedule'
import { computeKeyedHash, type PuzzleKeys } from '../../platform/process/secrets.ts'

/** Chooses the answers of puzzles with a secret key, so that nobody can predict them. */
export type Sequence = {
  /**
   * Returns the answer that a day had before puzzles were scheduled. It is chosen at random from the whole pool, except
   * for the answers used on the previous days.
   */
  common(pool: readonly string[], game: Game, mode: Mode, dayNumber: number): string
  /** Chooses one of the available answers for a day's shared puzzle. All are equally likely. */
  choose(available: readonly string[], game: Game, mode: Mode, dayNumber: number): string
  /**
   * Returns the answer to a personal puzzle after a reset. Chooses an answer that the player has not seen today in any
   * mode of the game. If there is none left, chooses one that the player has not seen in this round.
   */
  personal(
    pool: readonly string[],
    round: { playerId: string; day: string; game: Game; mode: Mode; resetNo: number },
    seen: { readonly inRound: readonly string[]; readonly inOtherModes: readonly string[] },
  ): string
}

export function createSequence({ order, resets }: Pick<PuzzleKeys, 'order' | 'resets'>): Sequence {
  const chains = new WeakMap<readonly string[], Map<string, DailyPicks>>()

  function getDailyPicks(pool: readonly string[], game: Game, mode: Mode): DailyPicks {
    const ofPool = chains.get(pool) ?? new Map<string, DailyPicks>()
    chains.set(pool, ofPool)
    const name = `${game} ${mode}`
    const known =
      ofPool.get(name) ?? createDailyPicks(pool.length, (block) => computeKeyedHash(order, 'common', game, mode, block))
    ofPool.set(name, known)
    return known
  }

  return {
    common(pool, game, mode, dayNumber) {
      const chosen = pool[getDailyPicks(pool, game, mode)(dayNumber)]
      if (chosen === undefined) throw new Error(`no puzzles for ${game}`)
      return chosen
    },
    choose(available, game, mode, dayNumber) {
      const draw = computeKeyedHash(order, 'scheduled', game, mode, dayNumber).readUIntBE(0, BYTES_PER_DAY)
      const chosen = available[draw % available.length]
      if (chosen === undefined) throw new Error(`no puzzles for ${game}`)
      return chosen
    },
    personal(pool, { playerId, day, game, mode, resetNo }, seen) {
      const unseen = pool.filter((id) => !seen.inRound.includes(id))
      const fresh = unseen.filter((id) => !seen.inOtherModes.includes(id))
      const rank = (id: string) => computeKeyedHash(resets, playerId, day, game, mode, resetNo, id).toString('hex')
      const [chosen] = sortByRank([fresh, unseen].find((ids) => ids.length > 0) ?? pool, rank)
      if (chosen === undefined) throw new Error(`no puzzles for ${game}`)
      return chosen
    },
  }
}

/** Returns the index of the day's answer in the pool. */
type DailyPicks = (dayNumber: number) => number

const BLOCK_DAYS = 1024
/** Number of random bytes for each day. With 48 bits, the modulo bias is negligible. */
const BYTES_PER_DAY = 6

/**
 * Each day's choice depends on the days before it, so the sequence starts in 1970 and its results are cached. Computing
 * 21,000 days takes a few milliseconds, once.
 */
function createDailyPicks(poolSize: number, getSeed: (block: number) => Buffer): DailyPicks {
  const used: number[] = []
  const available = Array.from({ length: poolSize }, (_, place) => place)
  const rest = countDaysWithoutRepeat(poolSize)
  let draws: Buffer = Buffer.alloc(0)

  function addNextDay() {
    const day = used.length
    const at = day % BLOCK_DAYS
    if (at === 0) draws = expandSeed(getSeed(day / BLOCK_DAYS), BLOCK_DAYS * BYTES_PER_DAY)
    const index = draws.readUIntBE(at * BYTES_PER_DAY, BYTES_PER_DAY) % available.length
    const chosen = available[index] as number
    used.push(chosen)
    // Excludes the chosen index. The earliest excluded index becomes available again.
    if (day < rest) available.splice(index, 1)
    else available[index] = used[day - rest] as number
  }

  return (dayNumber) => {
    if (dayNumber < 0) throw new RangeError('there are no puzzles before 1970')
    if (poolSize === 0) return -1
    while (used.length <= dayNumber) addNextDay()
    return used[dayNumber] as number
  }
}

function expandSeed(seed: Buffer, byteCount: number): Buffer {
  return createHash('shake256', { outputLength: byteCount }).update(seed).digest()
}

function sortByRank(ids: readonly string[], rank: (id: string) => string): string[] {
  return ids
    .map((id) => [rank(id), id] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, id]) => id)
}

import { createHash } from 'node:crypto'
import type { Game, Mode } from '@otogi/rules/games/games'
import { keyedHash, type PuzzleKeys } from '../../platform/process/secrets.ts'

/** Chooses puzzles by a secret: nobody without it can predict them. */
export type Sequence = {
  /** The puzzle that all players share on a day: any of those not used on the days before, each equally likely. */
  common(pool: readonly string[], game: Game, mode: Mode, dayNumber: number): string
  /** A player's own puzzle after a reset: while the pool lasts none seen in that game that day, then none of that round. */
  personal(
    pool: readonly string[],
    round: { playerId: string; day: string; game: Game; mode: Mode; resetNo: number },
    seen: { readonly inRound: readonly string[]; readonly inOtherModes: readonly string[] },
  ): string
}

/** How many days no answer repeats: the same answer comes again after half a pool of days at the earliest. @internal */
export function daysWithoutRepeat(poolSize: number): number {
  return Math.max(0, Math.ceil(poolSize / 2) - 1)
}

export function createSequence({ order, resets }: Pick<PuzzleKeys, 'order' | 'resets'>): Sequence {
  const chains = new WeakMap<readonly string[], Map<string, Chain>>()

  function findChain(pool: readonly string[], game: Game, mode: Mode): Chain {
    const ofPool = chains.get(pool) ?? new Map<string, Chain>()
    chains.set(pool, ofPool)
    const name = `${game} ${mode}`
    const known = ofPool.get(name) ?? createChain(pool.length, (block) => keyedHash(order, 'common', game, mode, block))
    ofPool.set(name, known)
    return known
  }

  return {
    common(pool, game, mode, dayNumber) {
      const chosen = pool[findChain(pool, game, mode)(dayNumber)]
      if (chosen === undefined) throw new Error(`no puzzles for ${game}`)
      return chosen
    },
    personal(pool, { playerId, day, game, mode, resetNo }, seen) {
      const unseen = pool.filter((id) => !seen.inRound.includes(id))
      const fresh = unseen.filter((id) => !seen.inOtherModes.includes(id))
      const rank = (id: string) => keyedHash(resets, playerId, day, game, mode, resetNo, id).toString('hex')
      const [chosen] = sortedBy([fresh, unseen].find((ids) => ids.length > 0) ?? pool, rank)
      if (chosen === undefined) throw new Error(`no puzzles for ${game}`)
      return chosen
    },
  }
}

/** Finds the place in the pool that a day uses. */
type Chain = (dayNumber: number) => number

const BLOCK_DAYS = 1024
/** 48 random bits for each day: the remainder of a division by any pool size is as good as uniform. */
const BYTES_PER_DAY = 6

/**
 * Each day depends on the days before it, so the chain runs from 1970 on and keeps what it computed: 21,000 days take a
 * few milliseconds once.
 */
function createChain(poolSize: number, seedOf: (block: number) => Buffer): Chain {
  const used: number[] = []
  const available = Array.from({ length: poolSize }, (_, place) => place)
  const rest = daysWithoutRepeat(poolSize)
  let draws: Buffer = Buffer.alloc(0)

  function addDay() {
    const day = used.length
    const at = day % BLOCK_DAYS
    if (at === 0) draws = expand(seedOf(day / BLOCK_DAYS), BLOCK_DAYS * BYTES_PER_DAY)
    const index = draws.readUIntBE(at * BYTES_PER_DAY, BYTES_PER_DAY) % available.length
    const chosen = available[index] as number
    used.push(chosen)
    // The chosen place rests; the one that has rested long enough takes its turn again.
    if (day < rest) available.splice(index, 1)
    else available[index] = used[day - rest] as number
  }

  return (dayNumber) => {
    if (dayNumber < 0) throw new RangeError('there are no puzzles before 1970')
    if (poolSize === 0) return -1
    while (used.length <= dayNumber) addDay()
    return used[dayNumber] as number
  }
}

function expand(seed: Buffer, bytes: number): Buffer {
  return createHash('shake256', { outputLength: bytes }).update(seed).digest()
}

function sortedBy(ids: readonly string[], rank: (id: string) => string): string[] {
  return ids
    .map((id) => [rank(id), id] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, id]) => id)
}

import type { Game, Mode } from '@otogi/rules/games/games'
import { keyedHash } from '../../platform/secrets.ts'

/** Chooses puzzles by a secret: nobody without it can tell tomorrow's. */
export type Sequence = {
  /** The puzzle that all players share on a day. The sequence repeats nothing until the pool is used up. */
  common(pool: readonly string[], game: Game, mode: Mode, dayNumber: number): string
  /** A player's own puzzle after a reset: while the pool lasts none seen in that game that day, then none of that round. */
  personal(
    pool: readonly string[],
    round: { playerId: string; day: string; game: Game; mode: Mode; resetNo: number },
    seen: { readonly inRound: readonly string[]; readonly inOtherModes: readonly string[] },
  ): string
}

export function sequenceFrom(secret: Buffer): Sequence {
  // An order takes a hash for each answer, and every look at the games asks for a dozen of them.
  const orders = new WeakMap<readonly string[], Map<string, readonly string[]>>()

  function cycle(pool: readonly string[], game: Game, mode: Mode, number: number): string[] {
    const rank = (id: string) => keyedHash(secret, 'cycle', game, mode, number, id).toString('hex')
    return sortedBy(pool, rank)
  }

  /** Each run through the pool has an order of its own; the last of one run is never the first of the next. */
  function order(pool: readonly string[], game: Game, mode: Mode, number: number): string[] {
    const own = cycle(pool, game, mode, number)
    const last = cycle(pool, game, mode, number - 1).at(-1)
    const [first, ...rest] = own
    if (first === undefined || first !== last || rest.length < 2) return own
    return [rest[0] ?? first, first, ...rest.slice(1)]
  }

  function knownOrder(pool: readonly string[], game: Game, mode: Mode, number: number): readonly string[] {
    const ofPool = orders.get(pool) ?? new Map<string, readonly string[]>()
    orders.set(pool, ofPool)
    const name = `${game} ${mode} ${number}`
    const known = ofPool.get(name) ?? order(pool, game, mode, number)
    ofPool.set(name, known)
    return known
  }

  return {
    common(pool, game, mode, dayNumber) {
      const chosen = knownOrder(pool, game, mode, Math.floor(dayNumber / pool.length))[dayNumber % pool.length]
      if (chosen === undefined) throw new Error(`no puzzles for ${game}`)
      return chosen
    },
    personal(pool, { playerId, day, game, mode, resetNo }, seen) {
      const unseen = pool.filter((id) => !seen.inRound.includes(id))
      const fresh = unseen.filter((id) => !seen.inOtherModes.includes(id))
      const rank = (id: string) => keyedHash(secret, 'personal', playerId, day, game, mode, resetNo, id).toString('hex')
      const [chosen] = sortedBy([fresh, unseen].find((ids) => ids.length > 0) ?? pool, rank)
      if (chosen === undefined) throw new Error(`no puzzles for ${game}`)
      return chosen
    },
  }
}

function sortedBy(ids: readonly string[], rank: (id: string) => string): string[] {
  return ids
    .map((id) => [rank(id), id] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, id]) => id)
}

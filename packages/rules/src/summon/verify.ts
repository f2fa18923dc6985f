import { isPullCount } from './draw.ts'
import { computeCommitment, replayPull } from './fair.ts'
import { hashSha256 } from './hashes.ts'
import type { CardPools } from './pick.ts'
import { RARITIES } from './rarity.ts'

/** Version of the odds, the guarantees and the drawing algorithm. Increase it whenever any of these changes. */
export const DRAW_RULES = 1

/**
 * `pools` contains the banner's cards. `fallback` contains all cards of the game; it is used for rarities for which
 * the banner has no card.
 */
export type PullPools = { readonly pools: CardPools; readonly fallback: CardPools }

/** A recorded pull with everything that determines its cards. */
export type RecordedPull = {
  readonly count: number
  readonly rarities: readonly string[]
  readonly cards: readonly string[]
  /** Pity count before the pull. */
  readonly throwsBefore: number
  readonly commitment: string
  readonly clientSeed: string
  readonly counter: number
  readonly pool: string
  readonly rules: number
  /** The server seed; null until it is revealed. */
  readonly serverSeed: string | null
}

/**
 * `agrees` means that the pull is correct, `sealed` that its seed is still secret, and `unknown-rules` that it was
 * drawn by another version of the rules. The other verdicts mean that the pull is wrong.
 */
export type Verdict = 'agrees' | 'sealed' | 'unknown-rules' | 'wrong-seed' | 'wrong-pools' | 'wrong-cards'

const utf8 = new TextEncoder()

/** Returns the SHA-256 of both pools as JSON. Rarities are ordered from B to SS, and ids are sorted by code unit. */
export function hashPools({ pools, fallback }: PullPools): string {
  const listed = [pools, fallback].map((cards) => RARITIES.map((rarity) => cards[rarity].toSorted()))
  return hashSha256(utf8.encode(JSON.stringify(listed)))
}

/** Creates a function that verifies a recorded pull by drawing it again. `pools` contains the card pools by hash. */
export function createVerifier(pools: Readonly<Record<string, PullPools>>): (pull: RecordedPull) => Verdict {
  const proven = new Map(Object.entries(pools).filter(([hash, from]) => hashPools(from) === hash))
  return (pull) => {
    const { serverSeed, commitment, pool, rules } = pull
    if (serverSeed === null) return 'sealed'
    if (rules !== DRAW_RULES) return 'unknown-rules'
    if (computeCommitment(serverSeed) !== commitment) return 'wrong-seed'
    const from = proven.get(pool)
    if (!from) return 'wrong-pools'
    return isReproducible(pull, serverSeed, from) ? 'agrees' : 'wrong-cards'
  }
}

function isReproducible(pull: RecordedPull, serverSeed: string, pools: PullPools): boolean {
  const { clientSeed, counter, count, throwsBefore: pityCount } = pull
  if (!isPullCount(count)) return false
  const { rarities, cards } = replayPull({ serverSeed, clientSeed, counter, count, pityCount, ...pools })
  return rarities.join() === pull.rarities.join() && cards.join() === pull.cards.join()
}

/**
 * Returns a hash of the drawn cards. Two lists of pulls with the same hash contain the same cards in the same order.
 */
export function hashResults(pulls: readonly RecordedPull[]): string {
  const lines = pulls.map(({ commitment, counter, cards }) => `${commitment}:${counter}:${cards.join()}\n`)
  return hashSha256(utf8.encode(lines.join('')))
}

type UsedSeed = { readonly commitment: string; readonly pulls: number }

/**
 * Counts how many pulls of each seed are missing. There are gaps if a server has drawn several times and shown only the
 * result it preferred.
 */
export function countMissingPulls(seeds: readonly UsedSeed[], pulls: readonly RecordedPull[]): Map<string, number> {
  const counters = new Map<string, Set<number>>()
  for (const { commitment, counter } of pulls) {
    counters.set(commitment, (counters.get(commitment) ?? new Set()).add(counter))
  }
  const missing = seeds.map((seed): [string, number] => [
    seed.commitment,
    seed.pulls - (counters.get(seed.commitment)?.size ?? 0),
  ])
  return new Map(missing.filter(([, count]) => count > 0))
}

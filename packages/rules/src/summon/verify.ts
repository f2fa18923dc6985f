import { isPullCount } from './draw.ts'
import { computeCommitment, replayPull } from './fair.ts'
import { hashSha256 } from './hashes.ts'
import type { CardPools } from './pick.ts'
import { RARITIES } from './rarity.ts'

/** Version of the odds, the guarantees and the drawing algorithm. Increase it whenever one of them changes. */
export const DRAW_RULES = 1

/** `pools` has the banner's cards. `fallback` has all cards of the game, for rarities that the banner lacks. */
export type PullPools = { readonly pools: CardPools; readonly fallback: CardPools }

/** A recorded pull with all inputs that determine its cards. */
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
  /** The revealed server seed; null while it is in use. */
  readonly serverSeed: string | null
}

/**
 * `agrees` means that the pull is correct. `sealed` means that the seed is still secret, and `unknown-rules` that
 * another version of the rules drew the pull. Any other verdict means that the pull is wrong.
 */
export type Verdict = 'agrees' | 'sealed' | 'unknown-rules' | 'wrong-seed' | 'wrong-pools' | 'wrong-cards'

const utf8 = new TextEncoder()

/** Returns the SHA-256 of the JSON of both pools. Rarities go from B to SS, and ids are sorted by code unit. */
export function hashPools({ pools, fallback }: PullPools): string {
  const listed = [pools, fallback].map((cards) => RARITIES.map((rarity) => cards[rarity].toSorted()))
  return hashSha256(utf8.encode(JSON.stringify(listed)))
}

/** Creates a function that verifies a recorded pull by drawing it again. `pools` contains the pulls' pools, by hash. */
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

/** Two lists of pulls with the same hash contain the same cards in the same order. */
export function hashResults(pulls: readonly RecordedPull[]): string {
  const lines = pulls.map(({ commitment, counter, cards }) => `${commitment}:${counter}:${cards.join()}\n`)
  return hashSha256(utf8.encode(lines.join('')))
}

type UsedSeed = { readonly commitment: string; readonly pulls: number }

/**
 * Counts each seed's missing pulls. A server that drew twice and showed only the worse result would leave such gaps.
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

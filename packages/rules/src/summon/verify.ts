import { isPullCount } from './draw.ts'
import { computeCommitment, replayPull } from './fair.ts'
import { hashSha256 } from './hashes.ts'
import type { CardPools } from './pick.ts'
import { RARITIES } from './rarity.ts'

/** Version of the odds, the guarantees and the drawing algorithm. Increase it with any change to them. */
export const DRAW_RULES = 1

/** The banner's cards; `fallback` has all cards of the game, for rarities missing in the banner. */
export type PullPools = { readonly pools: CardPools; readonly fallback: CardPools }

/** A recorded pull with all inputs of its draw. */
export type RecordedPull = {
  readonly count: number
  readonly rarities: readonly string[]
  readonly cards: readonly string[]
  readonly throwsBefore: number
  readonly commitment: string
  readonly clientSeed: string
  readonly counter: number
  readonly pool: string
  readonly rules: number
  /** Null while the seed is in use. */
  readonly serverSeed: string | null
}

/** `sealed`: the seed is still secret. `unknown-rules`: another version drew it. Of the others, only `agrees` is correct. */
export type Verdict = 'agrees' | 'sealed' | 'unknown-rules' | 'wrong-seed' | 'wrong-pools' | 'wrong-cards'

const utf8 = new TextEncoder()

/** SHA-256 of the JSON of both pools: rarities from B to SS, ids sorted by code unit. */
export function hashPools({ pools, fallback }: PullPools): string {
  const listed = [pools, fallback].map((cards) => RARITIES.map((rarity) => cards[rarity].toSorted()))
  return hashSha256(utf8.encode(JSON.stringify(listed)))
}

/** Verifies recorded pulls by drawing them again. `pools` are the pools of the pulls, by hash. */
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

function isReproducible(pull: RecordedPull, serverSeed: string, from: PullPools): boolean {
  const { clientSeed, counter, count, throwsBefore: throws } = pull
  if (!isPullCount(count)) return false
  const { rarities, cards } = replayPull({ serverSeed, clientSeed, counter, count, throws, ...from })
  return rarities.join() === pull.rarities.join() && cards.join() === pull.cards.join()
}

/** Equal hashes mean equal cards in the same order. */
export function hashResults(pulls: readonly RecordedPull[]): string {
  const lines = pulls.map(({ commitment, counter, cards }) => `${commitment}:${counter}:${cards.join()}\n`)
  return hashSha256(utf8.encode(lines.join('')))
}

type UsedSeed = { readonly commitment: string; readonly pulls: number }

/** Counts the pulls missing for each seed. A server that draws twice and shows the worse result would leave gaps. */
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

import { isPullCount } from './draw.ts'
import { commitmentOf, replayPull } from './fair.ts'
import { sha256Hex } from './hashes.ts'
import type { CardPools } from './pick.ts'
import { RARITIES } from './rarity.ts'

/** Numbers the odds, the guarantees and the way of drawing. Whoever changes any of them counts on. */
export const DRAW_RULES = 1

/** The cards that a pull drew from: the banner's, and those of the whole game for the rarities that the banner lacks. */
export type DrawnFrom = { readonly pools: CardPools; readonly fallback: CardPools }

/** A pull as it was recorded, with all that it depends on. */
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
  /** Unknown while more is drawn from it. */
  readonly serverSeed: string | null
}

/** `sealed` cannot be judged yet, `unknown-rules` not by these rules; of the others only `agrees` is as it was promised. */
export type Verdict = 'agrees' | 'sealed' | 'unknown-rules' | 'wrong-seed' | 'wrong-pools' | 'wrong-cards'

const utf8 = new TextEncoder()

/** The name of two lists of cards: the SHA-256 of their JSON, rarities from B to SS, each with its ids sorted by code unit. */
export function poolsHash({ pools, fallback }: DrawnFrom): string {
  const listed = [pools, fallback].map((cards) => RARITIES.map((rarity) => cards[rarity].toSorted()))
  return sha256Hex(utf8.encode(JSON.stringify(listed)))
}

/** Judges recorded pulls by drawing them again; `pools` are the lists of cards that they name, by their hash. */
export function verifierOf(pools: Readonly<Record<string, DrawnFrom>>): (pull: RecordedPull) => Verdict {
  const proven = new Map(Object.entries(pools).filter(([hash, from]) => poolsHash(from) === hash))
  return (pull) => {
    const { serverSeed, commitment, pool, rules } = pull
    if (serverSeed === null) return 'sealed'
    if (rules !== DRAW_RULES) return 'unknown-rules'
    if (commitmentOf(serverSeed) !== commitment) return 'wrong-seed'
    const from = proven.get(pool)
    if (!from) return 'wrong-pools'
    return isDrawn(pull, serverSeed, from) ? 'agrees' : 'wrong-cards'
  }
}

function isDrawn(pull: RecordedPull, serverSeed: string, from: DrawnFrom): boolean {
  const { clientSeed, counter, count, throwsBefore: throws } = pull
  if (!isPullCount(count)) return false
  const { rarities, cards } = replayPull({ serverSeed, clientSeed, counter, count, throws, ...from })
  return rarities.join() === pull.rarities.join() && cards.join() === pull.cards.join()
}

/** One fingerprint of all results in their order: two lists with the same one hold the same cards. */
export function resultsDigest(pulls: readonly RecordedPull[]): string {
  const lines = pulls.map(({ commitment, counter, cards }) => `${commitment}:${counter}:${cards.join()}\n`)
  return sha256Hex(utf8.encode(lines.join('')))
}

type UsedSeed = { readonly commitment: string; readonly pulls: number }

/** How many pulls of each seed a list leaves out: a server that drew twice and showed the worse would leave such gaps. */
export function missingPulls(seeds: readonly UsedSeed[], pulls: readonly RecordedPull[]): Map<string, number> {
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

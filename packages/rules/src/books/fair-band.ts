import { pullPlan, type PullCount } from '../summon/draw.ts'
import { RARITIES, type Rarity } from '../summon/rarity.ts'

/** How many cards of a rarity were promised, and how far chance alone spreads that number: both whole numbers. */
export type Pledge = { readonly thousandths: number; readonly varianceMillionths: number }

/** What many pulls of one kind promise of each rarity: the odds of each of their draws, pity included, summed. */
export function pledgeOf(count: PullCount, throws: number, pulls: number): Record<Rarity, Pledge> {
  const { odds } = pullPlan(count, throws)
  const of = (rarity: Rarity): Pledge => ({
    thousandths: pulls * odds.reduce((sum, table) => sum + table[rarity], 0),
    varianceMillionths: pulls * odds.reduce((sum, table) => sum + table[rarity] * (1000 - table[rarity]), 0),
  })
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, of(rarity)])) as Record<Rarity, Pledge>
}

export type Band = { readonly low: number; readonly high: number }

/** Of a thousand fair games, one lies outside: half of it below, half above. */
const OUTSIDE = 0.001
const DEVIATIONS = 3.2905
const BELL_FROM = 30

/** Between which counts a fair game lies, 999 times of 1000. */
export function fairBand({ thousandths, varianceMillionths }: Pledge): Band {
  const expected = thousandths / 1000
  const variance = varianceMillionths / 1_000_000
  if (variance < BELL_FROM) return rareBand(expected, variance)
  const reach = DEVIATIONS * Math.sqrt(variance)
  return { low: Math.max(0, Math.floor(expected - reach)), high: Math.ceil(expected + reach) }
}

/** For few draws the bell curve is wrong: here what is certain stands fast, and the rest follows Poisson's law. */
function rareBand(expected: number, variance: number): Band {
  const certain = Math.floor(expected - variance)
  const mean = expected - certain
  let chance = Math.exp(-mean)
  let below = 0
  let low = 0
  let count = 0
  while (below + chance < 1 - OUTSIDE / 2) {
    below += chance
    count++
    if (below <= OUTSIDE / 2) low = count
    chance *= mean / count
  }
  return { low: certain + low, high: certain + count }
}

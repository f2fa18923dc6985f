import { planPull, type PullCount } from '../summon/draw.ts'
import { RARITIES, type Rarity } from '../summon/rarity.ts'

/**
 * Expected number of cards of a rarity in thousandths, and its variance in millionths. Both are integers, so that sums
 * are exact.
 */
export type ExpectedCount = { readonly thousandths: number; readonly varianceMillionths: number }

/** Returns the expected numbers of cards for `pulls` pulls with the same card count and pity count. */
export function computeExpectedCounts(
  count: PullCount,
  pityCount: number,
  pulls: number,
): Record<Rarity, ExpectedCount> {
  const { odds } = planPull(count, pityCount)
  const of = (rarity: Rarity): ExpectedCount => ({
    thousandths: pulls * odds.reduce((sum, table) => sum + table[rarity], 0),
    varianceMillionths: pulls * odds.reduce((sum, table) => sum + table[rarity] * (1000 - table[rarity]), 0),
  })
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, of(rarity)])) as Record<Rarity, ExpectedCount>
}

export type CountRange = { readonly low: number; readonly high: number }

/** Probability that a fair result lies outside the range, half of it below and half above. */
const OUTSIDE = 0.001
/** A normal variable is more than this many standard deviations from its mean with probability `OUTSIDE`. */
const DEVIATIONS = 3.2905
/** At or above this variance, the normal distribution is a good approximation. */
const NORMAL_FROM = 30

/** Returns the range that contains 99.9 % of the counts from fair draws. */
export function computeExpectedRange({ thousandths, varianceMillionths }: ExpectedCount): CountRange {
  const expected = thousandths / 1000
  const variance = varianceMillionths / 1_000_000
  if (variance < NORMAL_FROM) return computePoissonRange(expected, variance)
  const reach = DEVIATIONS * Math.sqrt(variance)
  return { low: Math.max(0, Math.floor(expected - reach)), high: Math.ceil(expected + reach) }
}

/**
 * A small number of draws is not normally distributed. The guaranteed cards are a constant, and the other cards follow
 * a Poisson distribution.
 */
function computePoissonRange(expected: number, variance: number): CountRange {
  const certain = Math.floor(expected - variance)
  const mean = expected - certain
  let probability = Math.exp(-mean)
  let below = 0
  let low = 0
  let count = 0
  while (below + probability < 1 - OUTSIDE / 2) {
    below += probability
    count++
    if (below <= OUTSIDE / 2) low = count
    probability *= mean / count
  }
  return { low: certain + low, high: certain + count }
}

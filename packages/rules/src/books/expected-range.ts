import { planPull, type PullCount } from '../summon/draw.ts'
import { RARITIES, type Rarity } from '../summon/rarity.ts'

/**
 * A rarity's expected number of cards in thousandths, and its variance in millionths. Both are integers, so that sums
 * of them are exact.
 */
export type ExpectedCount = { readonly thousandths: number; readonly varianceMillionths: number }

/**
 * Returns each rarity's expected number of cards in `pulls` pulls that have the same card count and the same pity
 * count.
 */
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

/** The probability that a fair result lies outside the range, divided equally between both sides. */
const OUTSIDE = 0.001
/** A normally distributed value is more than this many standard deviations from its mean with probability `OUTSIDE`. */
const DEVIATIONS = 3.2905
/** The smallest variance for which the normal distribution is a good approximation. */
const NORMAL_FROM = 30

/** Returns the range that contains 99.9 % of the results of fair draws. */
export function computeExpectedRange({ thousandths, varianceMillionths }: ExpectedCount): CountRange {
  const expected = thousandths / 1000
  const variance = varianceMillionths / 1_000_000
  if (variance < NORMAL_FROM) return computePoissonRange(expected, variance)
  const reach = DEVIATIONS * Math.sqrt(variance)
  return { low: Math.max(0, Math.floor(expected - reach)), high: Math.ceil(expected + reach) }
}

/**
 * The results of few draws are not normally distributed: the guaranteed cards are a constant, and the number of the
 * other cards follows a Poisson distribution.
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

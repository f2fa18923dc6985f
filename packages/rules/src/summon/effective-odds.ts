import { PITY_LIMIT, pullPlan, type PullCount } from './draw.ts'
import { RARITIES, type Rarity } from './rarity.ts'

/** An exact share of all cards drawn, in lowest terms. */
export type Fraction = { numerator: number; denominator: number }

/**
 * The share of each rarity in the long run, pity included. The throws after a pull depend on the throws before it alone, so
 * the chain runs through one fixed cycle; its stationary distribution gives each state of the cycle the same weight, and
 * the shares are the plain sums of the odds along it.
 */
export function effectiveOdds(count: PullCount, from = 0): Record<Rarity, Fraction> {
  const tables = cycleFrom(count, from).flatMap((throws) => pullPlan(count, throws).odds)
  const share = (rarity: Rarity) =>
    reduced(
      tables.reduce((sum, odds) => sum + odds[rarity], 0),
      tables.length * 1000,
    )
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, share(rarity)])) as Record<Rarity, Fraction>
}

export function valueOf({ numerator, denominator }: Fraction): number {
  return numerator / denominator
}

/** The throws before each pull until the first is reached again. */
function cycleFrom(count: PullCount, from: number): number[] {
  const states = [from]
  let throws = pullPlan(count, from).throws
  while (throws !== from && states.length < PITY_LIMIT) {
    states.push(throws)
    throws = pullPlan(count, throws).throws
  }
  return states
}

function reduced(numerator: number, denominator: number): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

import { PITY_LIMIT, planPull, type PullCount } from './draw.ts'
import { RARITIES, type Rarity } from './rarity.ts'

/** An exact fraction of all drawn cards, in lowest terms. */
export type Fraction = { numerator: number; denominator: number }

/**
 * Computes the long-run share of each rarity, pity included. The counter of throws after a pull depends only on the
 * counter before it, so the counter repeats one fixed cycle. Each state of the cycle occurs equally often, so the share
 * of a rarity is the average of its odds over the cycle.
 */
export function computeEffectiveOdds(count: PullCount, startThrows = 0): Record<Rarity, Fraction> {
  const tables = listThrowsInCycle(count, startThrows).flatMap((throws) => planPull(count, throws).odds)
  const share = (rarity: Rarity) =>
    reduceFraction(
      tables.reduce((sum, odds) => sum + odds[rarity], 0),
      tables.length * 1000,
    )
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, share(rarity)])) as Record<Rarity, Fraction>
}

export function toDecimal({ numerator, denominator }: Fraction): number {
  return numerator / denominator
}

/** Lists the counter of throws before each pull until the first value repeats. */
function listThrowsInCycle(count: PullCount, startThrows: number): number[] {
  const states = [startThrows]
  let throws = planPull(count, startThrows).throws
  while (throws !== startThrows && states.length < PITY_LIMIT) {
    states.push(throws)
    throws = planPull(count, throws).throws
  }
  return states
}

function reduceFraction(numerator: number, denominator: number): Fraction {
  const divisor = findGreatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

function findGreatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : findGreatestCommonDivisor(b, a % b)
}

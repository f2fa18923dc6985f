import { PITY_LIMIT, planPull, type PullCount } from './draw.ts'
import { RARITIES, type Rarity } from './rarity.ts'

/** An exact fraction, in lowest terms. */
export type Fraction = { numerator: number; denominator: number }

/**
 * Computes the long-run share of each rarity, including pity. The pity count after a pull depends only on the count
 * before it, so the counts repeat in a fixed cycle. Each count in the cycle occurs equally often, so a rarity's share
 * is the average of its odds over the cycle.
 */
export function computeEffectiveOdds(count: PullCount, startPityCount = 0): Record<Rarity, Fraction> {
  const tables = listPityCountsInCycle(count, startPityCount).flatMap((pityCount) => planPull(count, pityCount).odds)
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

/** Lists the pity counts before consecutive pulls, up to the point at which they repeat. */
function listPityCountsInCycle(count: PullCount, startPityCount: number): number[] {
  const states = [startPityCount]
  let pityCount = planPull(count, startPityCount).pityCount
  while (pityCount !== startPityCount && states.length < PITY_LIMIT) {
    states.push(pityCount)
    pityCount = planPull(count, pityCount).pityCount
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

import { PITY_LIMIT, planPull, type PullCount } from './draw.ts'
import { RARITIES, type Rarity } from './rarity.ts'

/** An exact fraction of all drawn cards, in lowest terms. */
export type Fraction = { numerator: number; denominator: number }

/**
 * Computes each rarity's long-run share, including pity. The pity count after a pull depends only on the count before
 * it, so it repeats one fixed cycle. Each state of the cycle occurs equally often, so a rarity's share is the average
 * of its odds over the cycle.
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

/** Lists the pity count before each pull until the first value repeats. */
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

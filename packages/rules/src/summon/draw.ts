import { shuffle, type RandomBelow } from '../random.ts'
import { BASE_ODDS_PER_MILLE, GUARANTEED_ODDS_PER_MILLE, RARITIES, type OddsPerMille, type Rarity } from './rarity.ts'

export type PullCount = 1 | 10

export function isPullCount(count: number): count is PullCount {
  return count === 1 || count === 10
}

/** The pity count at which a card is guaranteed to be an S+. Stored pity counts range from 0 to PITY_LIMIT - 1. */
export const PITY_LIMIT = 80

/** One card in this many is guaranteed to be of rarity A or better. */
export const GUARANTEE_EVERY = 10

/** Price of a pull in gachas. */
export const PULL_COST: Readonly<Record<PullCount, number>> = { 1: 10, 10: 100 }

export const BANNER_TYPES = ['normal', 'special'] as const
export type BannerType = (typeof BANNER_TYPES)[number]

/** Maximum number of cards that a player may draw from the special banner in one week. */
export const SPECIAL_LIMIT = 100

export const CERTAIN_S_PLUS: OddsPerMille = { B: 0, A: 0, S: 0, 'S+': 1000, SS: 0 }

export type PullPlan = { odds: readonly OddsPerMille[]; pityCount: number }

/** Returns the odds for each card, in the order in which the cards are drawn, and the pity count after the pull. */
export function planPull(count: PullCount, pityCount: number): PullPlan {
  if (!Number.isInteger(pityCount) || pityCount < 0 || pityCount >= PITY_LIMIT)
    throw new RangeError(`pityCount must be an integer from 0 to ${PITY_LIMIT - 1} (got ${pityCount})`)
  const after = pityCount + count
  const first = chooseFirstOdds(count, after)
  return {
    odds: [first, ...Array.from({ length: count - 1 }, () => BASE_ODDS_PER_MILLE)],
    pityCount: after % PITY_LIMIT,
  }
}

/**
 * Draws one number below 1000 and looks up its rarity in the table, which is ordered from the most common rarity to the
 * rarest.
 */
export function drawRarity(table: OddsPerMille, randomBelow: RandomBelow): Rarity {
  let left = randomBelow(1000)
  for (const rarity of RARITIES) {
    left -= table[rarity]
    if (left < 0) return rarity
  }
  throw new RangeError('the odds of all rarities must sum to 1000')
}

export function drawSinglePull(pityCount: number, randomBelow: RandomBelow): { rarity: Rarity; pityCount: number } {
  const plan = planPull(1, pityCount)
  const [rarity] = drawPlannedRarities(plan, randomBelow)
  return { rarity: rarity as Rarity, pityCount: plan.pityCount }
}

/** Draws the guaranteed card first, then the other nine. Then shuffles all ten with numbers from the same source. */
export function drawTenPull(pityCount: number, randomBelow: RandomBelow): { rarities: Rarity[]; pityCount: number } {
  const plan = planPull(10, pityCount)
  return { rarities: shuffle(drawPlannedRarities(plan, randomBelow), randomBelow), pityCount: plan.pityCount }
}

export function drawPull(
  count: PullCount,
  pityCount: number,
  randomBelow: RandomBelow,
): { rarities: Rarity[]; pityCount: number } {
  if (count === 10) return drawTenPull(pityCount, randomBelow)
  const single = drawSinglePull(pityCount, randomBelow)
  return { rarities: [single.rarity], pityCount: single.pityCount }
}

function chooseFirstOdds(count: PullCount, pityCountAfter: number): OddsPerMille {
  if (pityCountAfter >= PITY_LIMIT) return CERTAIN_S_PLUS
  return count === 10 || pityCountAfter % GUARANTEE_EVERY === 0 ? GUARANTEED_ODDS_PER_MILLE : BASE_ODDS_PER_MILLE
}

/** Draws the rarity of each planned card. A guaranteed S+ uses no random number. */
function drawPlannedRarities(plan: PullPlan, randomBelow: RandomBelow): Rarity[] {
  return plan.odds.map((odds) => (odds === CERTAIN_S_PLUS ? 'S+' : drawRarity(odds, randomBelow)))
}

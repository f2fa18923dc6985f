import { shuffle, type UniformBelow } from '../random.ts'
import { BASE_ODDS_PER_MILLE, GUARANTEED_ODDS_PER_MILLE, RARITIES, type OddsPerMille, type Rarity } from './rarity.ts'

export type PullCount = 1 | 10

export function isPullCount(count: number): count is PullCount {
  return count === 1 || count === 10
}

/** The throw at which an S+ is certain; the counter of throws runs from 0 to one below it. */
export const PITY_LIMIT = 80

/** Every such throw is A or better. */
export const GUARANTEE_EVERY = 10

/** Gachas for one card and for ten. */
export const PULL_COST: Readonly<Record<PullCount, number>> = { 1: 10, 10: 100 }

/** Cards that a player may draw from one edition of the special banner. */
export const SPECIAL_LIMIT = 100

export const CERTAIN_S_PLUS: OddsPerMille = { B: 0, A: 0, S: 0, 'S+': 1000, SS: 0 }

export type PullPlan = { odds: readonly OddsPerMille[]; throws: number }

/** The odds of each card of a pull, in the order in which they are drawn, and the throws that it leaves behind. */
export function pullPlan(count: PullCount, throws: number): PullPlan {
  if (!Number.isInteger(throws) || throws < 0 || throws >= PITY_LIMIT) throw new RangeError(`throws: ${throws}`)
  const after = throws + count
  const first = oddsOfFirst(count, after)
  return { odds: [first, ...Array.from({ length: count - 1 }, () => BASE_ODDS_PER_MILLE)], throws: after % PITY_LIMIT }
}

/** One draw below 1000 against a table, from the most common rarity to the rarest. */
export function drawRarity(table: OddsPerMille, below: UniformBelow): Rarity {
  let left = below(1000)
  for (const rarity of RARITIES) {
    left -= table[rarity]
    if (left < 0) return rarity
  }
  throw new RangeError('a table of odds sums to 1000')
}

export function singlePull(throws: number, below: UniformBelow): { rarity: Rarity; throws: number } {
  const plan = pullPlan(1, throws)
  const [rarity] = drawPlanned(plan, below)
  return { rarity: rarity as Rarity, throws: plan.throws }
}

/** The guaranteed card is drawn first, then the other nine; the ten are shown shuffled by the same dice. */
export function tenPull(throws: number, below: UniformBelow): { rarities: Rarity[]; throws: number } {
  const plan = pullPlan(10, throws)
  return { rarities: shuffle(drawPlanned(plan, below), below), throws: plan.throws }
}

export function pull(count: PullCount, throws: number, below: UniformBelow): { rarities: Rarity[]; throws: number } {
  if (count === 10) return tenPull(throws, below)
  const single = singlePull(throws, below)
  return { rarities: [single.rarity], throws: single.throws }
}

function oddsOfFirst(count: PullCount, after: number): OddsPerMille {
  if (after >= PITY_LIMIT) return CERTAIN_S_PLUS
  return count === 10 || after % GUARANTEE_EVERY === 0 ? GUARANTEED_ODDS_PER_MILLE : BASE_ODDS_PER_MILLE
}

/** A certain card costs no draw. */
function drawPlanned(plan: PullPlan, below: UniformBelow): Rarity[] {
  return plan.odds.map((odds) => (odds === CERTAIN_S_PLUS ? 'S+' : drawRarity(odds, below)))
}

import type { Rarity } from '../summon/rarity.ts'

/**
 * The rate of a card of each rarity while there are no sales, based on prices in the simulation of honest players. At
 * these rates, the cards of an average summon are worth what the summon costs, so that selling them makes no profit.
 */
export const SUMMON_VALUE: Readonly<Record<Rarity, number>> = { B: 3, A: 10, S: 28, 'S+': 90, SS: 500 }

const OUTLIER = 2
const PLAYED_GACHAS = 200

/** Whether a sale affects later rates. A sale counts only if its buyer has earned enough gachas by playing. */
export function isCountedForRates(buyerEarned: number): boolean {
  return buyerEarned >= PLAYED_GACHAS
}

/**
 * Whether a sale counts toward the median price of its card. A sale far above the going rate at the time of the sale
 * does not count.
 */
export function isCountedForCard(price: number, rate: number): boolean {
  return price < rate * OUTLIER
}

/** The median price of a set of sales. Each buyer contributes at most one sale. */
export type SalesSample = { readonly buyers: number; readonly median: number }

/** Minimum number of buyers for a median price to count, and the bounds of its ratio to the rate of the wider set. */
const TRUST = {
  market: { buyers: 8, least: 0.5, most: 2.5 },
  rarity: { buyers: 25, least: 0.5, most: 2 },
  card: { buyers: 10, least: 0.5, most: 1.5 },
} as const

export type KnownSales = {
  /** Sales of all cards. Each price is expressed as a multiple of the card's summon value. */
  readonly market: SalesSample | undefined
  readonly rarity: SalesSample | undefined
  readonly card: SalesSample | undefined
}

/**
 * Returns the going rate of a card. It starts with the rate of the whole market; the medians of the rarity and of the
 * card correct that rate, each within fixed bounds. A few accounts that trade with each other therefore cannot change
 * the rate much.
 */
export function computeGoingRate(rarity: Rarity, sales: KnownSales): number {
  const byMarket = correctRate(SUMMON_VALUE[rarity], toGachas(sales.market, SUMMON_VALUE[rarity]), TRUST.market)
  const byRarity = correctRate(byMarket, sales.rarity, TRUST.rarity)
  return Math.max(1, Math.round(correctRate(byRarity, sales.card, TRUST.card)))
}

function toGachas(sample: SalesSample | undefined, unit: number): SalesSample | undefined {
  return sample && { buyers: sample.buyers, median: sample.median * unit }
}

type Bounds = { readonly buyers: number; readonly least: number; readonly most: number }

function correctRate(rate: number, sample: SalesSample | undefined, { buyers, least, most }: Bounds): number {
  if (!sample || sample.buyers < buyers) return rate
  return Math.min(rate * most, Math.max(rate * least, sample.median))
}

import type { Rarity } from '../summon/rarity.ts'

/**
 * Value of a card of a rarity without any sales, based on prices in the simulation of honest players. The cards of an
 * average summon are worth as much as the summon costs, so that selling them at this rate makes no profit.
 */
export const SUMMON_VALUE: Readonly<Record<Rarity, number>> = { B: 3, A: 10, S: 28, 'S+': 90, SS: 500 }

const OUTLIER = 2
const PLAYED_GACHAS = 200

/** Whether a sale counts for later rates: only if the buyer has really played. */
export function isCountedForRates(buyerEarned: number): boolean {
  return buyerEarned >= PLAYED_GACHAS
}

/** Whether a sale counts for its card's median price: only if the price was not far above the rate at that time. */
export function isCountedForCard(price: number, rate: number): boolean {
  return price < rate * OUTLIER
}

/** The median price of sales, at most one per buyer. */
export type SalesSample = { readonly buyers: number; readonly median: number }

/**
 * Minimum number of buyers for a median price to count, and how far it may differ from the median of the wider set.
 */
const TRUST = {
  market: { buyers: 8, least: 0.5, most: 2.5 },
  rarity: { buyers: 25, least: 0.5, most: 2 },
  card: { buyers: 10, least: 0.5, most: 1.5 },
} as const

export type KnownSales = {
  /** Of all cards; prices are multiples of the summon value. */
  readonly market: SalesSample | undefined
  readonly rarity: SalesSample | undefined
  readonly card: SalesSample | undefined
}

/**
 * Returns the going rate of a card. Each median corrects the rate of the wider set within fixed bounds, so that sales
 * among a few accounts cannot change the rate much.
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

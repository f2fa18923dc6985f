import type { Rarity } from '../summon/rarity.ts'

/**
 * The going rate of a card of each rarity before there are any sales, based on prices in the simulation of honest
 * players. At these rates, the cards of an average summon are worth exactly its cost, so selling them makes no profit.
 */
export const SUMMON_VALUE: Readonly<Record<Rarity, number>> = { B: 3, A: 10, S: 28, 'S+': 90, SS: 500 }

const OUTLIER_RATIO = 2
const MIN_EARNED_GACHAS = 200

/** Whether a sale affects later rates: only if its buyer has earned enough gachas by playing. */
export function isUsedForRates(buyerEarnings: number): boolean {
  return buyerEarnings >= MIN_EARNED_GACHAS
}

/** Whether a sale is included in its card's median price. Sales far above the going rate at the time are not. */
export function isUsedForCardMedian(price: number, rate: number): boolean {
  return price < rate * OUTLIER_RATIO
}

/** The median price of a set of sales that contains at most one sale per buyer. */
export type SalesSample = { readonly buyers: number; readonly median: number }

/** A median price changes the rate only if it comes from enough buyers. The change is limited to a range of ratios. */
const CORRECTION_LIMITS = {
  market: { minBuyers: 8, minRatio: 0.5, maxRatio: 2.5 },
  rarity: { minBuyers: 25, minRatio: 0.5, maxRatio: 2 },
  card: { minBuyers: 10, minRatio: 0.5, maxRatio: 1.5 },
} as const

export type KnownSales = {
  /** The sales of all cards. Prices are multiples of the card's summon value. */
  readonly market: SalesSample | undefined
  readonly rarity: SalesSample | undefined
  readonly card: SalesSample | undefined
}

/**
 * Returns a card's going rate. Starting from its summon value, the rate is corrected by the median prices of the whole
 * market, of the card's rarity and of the card, each within fixed limits. Therefore, a few accounts that trade with
 * each other cannot change it much.
 */
export function computeGoingRate(rarity: Rarity, sales: KnownSales): number {
  const byMarket = correctRate(
    SUMMON_VALUE[rarity],
    convertMedianToGachas(sales.market, SUMMON_VALUE[rarity]),
    CORRECTION_LIMITS.market,
  )
  const byRarity = correctRate(byMarket, sales.rarity, CORRECTION_LIMITS.rarity)
  return Math.max(1, Math.round(correctRate(byRarity, sales.card, CORRECTION_LIMITS.card)))
}

function convertMedianToGachas(sample: SalesSample | undefined, summonValue: number): SalesSample | undefined {
  return sample && { buyers: sample.buyers, median: sample.median * summonValue }
}

type CorrectionLimits = { readonly minBuyers: number; readonly minRatio: number; readonly maxRatio: number }

function correctRate(
  rate: number,
  sample: SalesSample | undefined,
  { minBuyers, minRatio, maxRatio }: CorrectionLimits,
): number {
  if (!sample || sample.buyers < minBuyers) return rate
  return Math.min(rate * maxRatio, Math.max(rate * minRatio, sample.median))
}

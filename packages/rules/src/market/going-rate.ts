import type { Rarity } from '../summon/rarity.ts'

/**
 * The going rate of a card of each rarity while there are no sales, based on prices in the simulation of honest
 * players. At these rates, an average summon's cards are worth what the summon costs, so that selling them makes no
 * profit.
 */
export const SUMMON_VALUE: Readonly<Record<Rarity, number>> = { B: 3, A: 10, S: 28, 'S+': 90, SS: 500 }

const OUTLIER_RATIO = 2
const MIN_EARNED_GACHAS = 200

/** Whether a sale affects later rates. It does only if its buyer has earned enough gachas by playing. */
export function isUsedForRates(buyerEarnings: number): boolean {
  return buyerEarnings >= MIN_EARNED_GACHAS
}

/** Whether a sale counts toward its card's median price. A sale far above the going rate at the time does not count. */
export function isUsedForCardMedian(price: number, rate: number): boolean {
  return price < rate * OUTLIER_RATIO
}

/** The median price of a set of sales. Each buyer contributes at most one sale. */
export type SalesSample = { readonly buyers: number; readonly median: number }

/**
 * A median price changes the rate only if it has enough buyers. The ratio of the corrected rate to the previous rate is
 * limited.
 */
const CORRECTION_LIMITS = {
  market: { minBuyers: 8, minRatio: 0.5, maxRatio: 2.5 },
  rarity: { minBuyers: 25, minRatio: 0.5, maxRatio: 2 },
  card: { minBuyers: 10, minRatio: 0.5, maxRatio: 1.5 },
} as const

export type KnownSales = {
  /** Sales of all cards. Each price is expressed as a multiple of the card's summon value. */
  readonly market: SalesSample | undefined
  readonly rarity: SalesSample | undefined
  readonly card: SalesSample | undefined
}

/**
 * Returns a card's going rate. It starts with the rate of the whole market; the medians of the rarity and of the card
 * correct that rate, each within fixed bounds. Therefore, a few accounts that trade with each other cannot change the
 * rate much.
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

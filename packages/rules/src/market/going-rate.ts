import type { Rarity } from '../summon/rarity.ts'

/**
 * What a card of a rarity is worth where nothing was sold, after the prices to which honest players of the world simulation
 * come. The cards of an average summon are worth what the summon costs, so that selling them at this rate gains nothing.
 */
export const SUMMON_VALUE: Readonly<Record<Rarity, number>> = { B: 3, A: 10, S: 28, 'S+': 90, SS: 500 }

const OUTLIER = 2
const PLAYED_GACHAS = 200

/** Whether a sale counts for later rates at all: the buyer has played, beyond signing up. */
export function countsForRates(buyerEarned: number): boolean {
  return buyerEarned >= PLAYED_GACHAS
}

/** Whether a sale counts for the middle price of its card: one far above the rate of its time does not. */
export function countsForCard(price: number, rate: number): boolean {
  return price < rate * OUTLIER
}

/** The middle price of some sales, one for each buyer, so that nobody counts twice. */
export type SalesSample = { readonly buyers: number; readonly median: number }

/** How many different buyers a middle price needs before it counts, and how far it may lie from the wider one. */
const TRUST = {
  market: { buyers: 8, least: 0.5, most: 2.5 },
  rarity: { buyers: 25, least: 0.5, most: 2 },
  card: { buyers: 10, least: 0.5, most: 1.5 },
} as const

export type KnownSales = {
  /** Of all cards: prices as multiples of what each card is worth by summoning. */
  readonly market: SalesSample | undefined
  readonly rarity: SalesSample | undefined
  readonly card: SalesSample | undefined
}

/**
 * The going rate of a card. Each middle price corrects the one of a wider set of sales and stays within its bounds:
 * sales among a few accounts cannot move the rate of a card far.
 */
export function goingRate(rarity: Rarity, sales: KnownSales): number {
  const byMarket = corrected(SUMMON_VALUE[rarity], inGachas(sales.market, SUMMON_VALUE[rarity]), TRUST.market)
  const byRarity = corrected(byMarket, sales.rarity, TRUST.rarity)
  return Math.max(1, Math.round(corrected(byRarity, sales.card, TRUST.card)))
}

function inGachas(sample: SalesSample | undefined, unit: number): SalesSample | undefined {
  return sample && { buyers: sample.buyers, median: sample.median * unit }
}

type Bounds = { readonly buyers: number; readonly least: number; readonly most: number }

function corrected(rate: number, sample: SalesSample | undefined, { buyers, least, most }: Bounds): number {
  if (!sample || sample.buyers < buyers) return rate
  return Math.min(rate * most, Math.max(rate * least, sample.median))
}

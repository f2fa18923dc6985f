const DAY_MS = 86_400_000

/** Since when an account with a confirmed e-mail is no longer bound. */
export const BOUND_DAYS = 30
/** How far back a seller's sales to bound accounts count. */
export const SELLER_DAYS = 7

const GIVEN_SHARE = 0.085
/** Less than a tenth of the 580 gachas that an account can earn on its first day. */
const GIVEN_LEAST = 50
const SELLER_BASE = 300
const SELLER_SHARE = 0.5
const SELLER_GAIN_LEAST = 120
const SELLER_GAIN_SHARE = 0.24

const FAR_FROM_RATE = 5
const MANY_BUYERS = 10

/** Whether the trades of an account are bound to the going rate: it is young, or its e-mail address is not confirmed. */
export function isBound(ageMs: number, emailVerified: boolean): boolean {
  return !emailVerified || ageMs < BOUND_DAYS * DAY_MS
}

/** What a bound account may give away in all: pay above the going rate, or sell below the fair price. */
export function givingLimit(earned: number): number {
  return Math.max(GIVEN_LEAST, Math.floor(earned * GIVEN_SHARE))
}

/** What a seller may be paid by bound accounts within the last days before further ones are refused. */
export function sellerLimit(earnedLately: number): number {
  return SELLER_BASE + Math.floor(earnedLately * SELLER_SHARE)
}

/** What a seller may gain above what cards are worth by summoning, by trades with bound accounts within the last days. */
export function sellerGainLimit(earnedLately: number): number {
  return Math.max(SELLER_GAIN_LEAST, Math.floor(earnedLately * SELLER_GAIN_SHARE))
}

/** What a seller gains by a sale, whatever the card went for lately: sales among a few accounts do not change it. */
export function gainOfSeller(price: number, summonValue: number): number {
  return Math.max(0, price - summonValue)
}

export type OwnedCard = { readonly rate: number; readonly summonValue: number; readonly wasBought: boolean }

/**
 * What a seller must ask for a card to give nothing away. For a summoned card, what it costs by summoning is enough: for
 * the same gachas the buyer could have summoned. A bought one counts in full, or else one card could go back and forth.
 */
export function fairPrice({ rate, summonValue, wasBought }: OwnedCard): number {
  return wasBought ? rate : Math.min(rate, summonValue)
}

/** What a seller gives away by asking less than the fair price; nothing at that price or above it. */
export function givenBySeller(price: number, card: OwnedCard): number {
  return Math.max(0, fairPrice(card) - price)
}

/** What a buyer gives away by paying more than the going rate; nothing at the rate or below it. */
export function givenByBuyer(price: number, rate: number): number {
  return Math.max(0, price - rate)
}

/** What an account has given away so far, and what it has earned by playing. */
export type Giving = { readonly given: number; readonly earned: number }

/** Whether an account would give away more than it may. A trade that gives nothing away is never too much. */
export function givesTooMuch({ given, earned }: Giving, gives: number): boolean {
  return gives > 0 && given + gives > givingLimit(earned)
}

export type SellerFacts = {
  readonly gachas: number
  readonly gains: number
  readonly buyers: number
  readonly earned: number
}

export type PurchaseFacts = {
  readonly price: number
  readonly rate: number
  readonly summonValue: number
  /** Absent where the buyer is not bound. */
  readonly buyer: Giving | undefined
  /** What the seller was paid and gained by bound accounts lately, how many they are, and what it earned by playing. */
  readonly seller: SellerFacts
}

/** Signs that refuse a purchase, and signs that are only recorded. */
export const BLOCKING_SIGNS = ['above-rate', 'seller-limit'] as const
export type BlockingSign = (typeof BLOCKING_SIGNS)[number]
export type Sign = BlockingSign | 'below-rate' | 'far-from-rate' | 'many-buyers'

/** The signs that a purchase hands gachas over rather than buys a card. */
export function findSigns({ price, rate, summonValue, buyer, seller }: PurchaseFacts): Sign[] {
  const limit = sellerLimit(seller.earned)
  const gain = gainOfSeller(price, summonValue)
  const gainsTooMuch = gain > 0 && seller.gains + gain > sellerGainLimit(seller.earned)
  const signs: Partial<Record<Sign, boolean>> = {
    'above-rate': buyer !== undefined && givesTooMuch(buyer, givenByBuyer(price, rate)),
    'seller-limit': buyer !== undefined && (seller.gachas >= limit || gainsTooMuch),
    'far-from-rate': price >= rate * FAR_FROM_RATE,
    'many-buyers': buyer !== undefined && seller.buyers >= MANY_BUYERS && seller.gachas >= limit / 2,
  }
  return (Object.keys(signs) as Sign[]).filter((sign) => signs[sign])
}

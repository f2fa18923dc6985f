import type { Rarity } from '../summon/rarity.ts'

const DAY_MS = 86_400_000

/** The age in days at which an account with a confirmed email address is no longer restricted. */
export const RESTRICTED_DAYS = 30
/** The number of days for which a seller's sales to restricted accounts are counted. */
export const SELLER_DAYS = 7

const GIVEN_SHARE = 0.085
/** Less than a tenth of the 580 gachas that an account can earn on its first day. */
const MIN_GIVING_LIMIT = 50
const SELLER_BASE = 300
const SELLER_SHARE = 0.5
const MIN_SELLER_GAIN_LIMIT = 120
const SELLER_GAIN_SHARE = 0.24
/** Limits how much a seller's total earnings can raise the gain limit. */
const MAX_SAVED_GAIN_LIMIT = 300

const FAR_FROM_RATE = 5
const MANY_BUYERS = 10

/**
 * Whether an account is restricted, i.e. new or without a confirmed email address. Restricted accounts may trade only
 * near the going rate.
 */
export function isRestricted(ageMs: number, emailVerified: boolean): boolean {
  return !emailVerified || ageMs < RESTRICTED_DAYS * DAY_MS
}

/**
 * Returns how many gachas a restricted account may give away in total, by buying above the going rate or selling below
 * the fair price.
 */
export function computeGivingLimit(earned: number): number {
  return Math.max(MIN_GIVING_LIMIT, Math.floor(earned * GIVEN_SHARE))
}

/** Returns how many gachas all restricted accounts together may pay a seller within SELLER_DAYS. */
export function computeSellerLimit(recentEarnings: number): number {
  return SELLER_BASE + Math.floor(recentEarnings * SELLER_SHARE)
}

export type SellerEarnings = {
  /** The gachas that the seller has earned by playing within SELLER_DAYS. */
  readonly earned: number
  readonly earnedInTotal: number
}

/**
 * Returns how many gachas above summon value a seller may receive from restricted accounts within SELLER_DAYS. Earlier
 * earnings count too, so that a player who seldom plays can still sell a rare card.
 */
export function computeSellerGainLimit({ earned, earnedInTotal }: SellerEarnings): number {
  const saved = Math.min(MAX_SAVED_GAIN_LIMIT, earnedInTotal * SELLER_GAIN_SHARE)
  return Math.max(MIN_SELLER_GAIN_LIMIT, Math.floor(Math.max(saved, earned * SELLER_GAIN_SHARE)))
}

/**
 * Whether copies that the seller summoned are exempt from the seller's limits. Only SS cards are: they are so rare that
 * nobody can summon many to sell to their own accounts. The buyer's giving limit still applies.
 */
export function areSummonedCopiesExempt(rarity: Rarity): boolean {
  return rarity === 'SS'
}

/**
 * Returns the part of the price that exceeds the summon value. Recent sales have no effect on it, because a few
 * accounts could manipulate them.
 */
export function computeSellerGain(price: number, summonValue: number): number {
  return Math.max(0, price - summonValue)
}

export type OwnedCard = { readonly rate: number; readonly summonValue: number; readonly wasBought: boolean }

/**
 * Returns the lowest price that is not a gift from the seller. For a summoned card, it is at most the summon value,
 * because the buyer could summon the card instead. For a bought card, it is the going rate: if it were lower, two
 * accounts could move gachas by trading the same card back and forth.
 */
export function computeFairPrice({ rate, summonValue, wasBought }: OwnedCard): number {
  return wasBought ? rate : Math.min(rate, summonValue)
}

/** Returns how many gachas a seller gives away by selling below the fair price. */
export function computeGiftFromSeller(price: number, card: OwnedCard): number {
  return Math.max(0, computeFairPrice(card) - price)
}

/** Returns how many gachas a buyer gives away by paying more than the going rate. */
export function computeGiftFromBuyer(price: number, rate: number): number {
  return Math.max(0, price - rate)
}

/** The gachas that an account has given away in total, and those that it has earned by playing. */
export type GiftTotals = { readonly given: number; readonly earned: number }

/** Whether a trade would exceed the account's giving limit. A trade that gives nothing away never exceeds it. */
export function exceedsGivingLimit({ given, earned }: GiftTotals, gift: number): boolean {
  return gift > 0 && given + gift > computeGivingLimit(earned)
}

/** A seller's sales to restricted accounts within SELLER_DAYS. */
export type SellerTotals = SellerEarnings & {
  readonly gachas: number
  /** The part of `gachas` that exceeds the cards' summon values. */
  readonly gains: number
  /** Number of restricted accounts that have bought from the seller. */
  readonly buyers: number
}

function exceedsSellerLimits(seller: SellerTotals, gain: number): boolean {
  const gainsTooMuch = gain > 0 && seller.gains + gain > computeSellerGainLimit(seller)
  return gainsTooMuch || seller.gachas >= computeSellerLimit(seller.earned)
}

export type PurchaseFacts = {
  readonly price: number
  readonly rate: number
  readonly summonValue: number
  /** The buyer's totals; undefined for an unrestricted buyer. */
  readonly buyer: GiftTotals | undefined
  /** The seller's totals; undefined if the sale does not count toward the seller's limits. */
  readonly seller: SellerTotals | undefined
}

/** The suspicious signs that block a purchase. All other signs are only recorded. */
export const BLOCKING_SIGNS = ['above-rate', 'seller-limit'] as const
export type BlockingSign = (typeof BLOCKING_SIGNS)[number]
export type FraudSign = BlockingSign | 'below-rate' | 'far-from-rate' | 'many-buyers'

/** Finds signs that a purchase is a disguised transfer of gachas. */
export function findFraudSigns({ price, rate, summonValue, buyer, seller }: PurchaseFacts): FraudSign[] {
  const isSellerChecked = buyer !== undefined && seller !== undefined
  const signs: Partial<Record<FraudSign, boolean>> = {
    'above-rate': buyer !== undefined && exceedsGivingLimit(buyer, computeGiftFromBuyer(price, rate)),
    'seller-limit': isSellerChecked && exceedsSellerLimits(seller, computeSellerGain(price, summonValue)),
    'far-from-rate': price >= rate * FAR_FROM_RATE,
    'many-buyers':
      isSellerChecked && seller.buyers >= MANY_BUYERS && seller.gachas >= computeSellerLimit(seller.earned) / 2,
  }
  return (Object.keys(signs) as FraudSign[]).filter((sign) => signs[sign])
}

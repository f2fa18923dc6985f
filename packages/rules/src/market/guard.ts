import type { Rarity } from '../summon/rarity.ts'

const DAY_MS = 86_400_000

/** Age in days from which an account with a confirmed email address is no longer restricted. */
export const RESTRICTED_DAYS = 30
/** For how many days a seller's sales to restricted accounts are counted. */
export const SELLER_DAYS = 7

const GIVEN_SHARE = 0.085
/** This is less than a tenth of the 580 gachas that an account can earn on its first day. */
const MIN_GIVING_LIMIT = 50
const SELLER_BASE = 300
const SELLER_SHARE = 0.5
const MIN_SELLER_GAIN_LIMIT = 120
const SELLER_GAIN_SHARE = 0.24
/** A seller's highest possible limit from earlier earnings. */
const MAX_SAVED_GAIN_LIMIT = 300

const FAR_FROM_RATE = 5
const MANY_BUYERS = 10

/**
 * Whether an account is restricted. A restricted account is new or has no confirmed email address, and may trade only
 * near the going rate.
 */
export function isRestricted(ageMs: number, emailVerified: boolean): boolean {
  return !emailVerified || ageMs < RESTRICTED_DAYS * DAY_MS
}

/**
 * Returns the number of gachas that a restricted account may give away in total, by buying above the going rate or
 * selling below the fair price.
 */
export function computeGivingLimit(earned: number): number {
  return Math.max(MIN_GIVING_LIMIT, Math.floor(earned * GIVEN_SHARE))
}

/** Returns the number of gachas that all restricted accounts together may pay one seller within SELLER_DAYS. */
export function computeSellerLimit(recentEarnings: number): number {
  return SELLER_BASE + Math.floor(recentEarnings * SELLER_SHARE)
}

export type SellerEarnings = {
  /** Gachas that the seller earned by playing within SELLER_DAYS. */
  readonly earned: number
  readonly earnedInTotal: number
}

/**
 * Returns how many gachas above the summon value one seller may receive from restricted accounts within SELLER_DAYS.
 * Earlier earnings count too, so that a player who seldom plays can sell a rare card.
 */
export function computeSellerGainLimit({ earned, earnedInTotal }: SellerEarnings): number {
  const saved = Math.min(MAX_SAVED_GAIN_LIMIT, earnedInTotal * SELLER_GAIN_SHARE)
  return Math.max(MIN_SELLER_GAIN_LIMIT, Math.floor(Math.max(saved, earned * SELLER_GAIN_SHARE)))
}

/**
 * Whether the seller's limits ignore a card that the seller summoned. Only an SS is so rare that nobody can summon many
 * to sell to their own accounts. The buyer's giving limit still applies.
 */
export function areSummonedCopiesExempt(rarity: Rarity): boolean {
  return rarity === 'SS'
}

/**
 * Returns the part of the price above the summon value. It does not depend on recent sales, because a few accounts
 * could manipulate them.
 */
export function computeSellerGain(price: number, summonValue: number): number {
  return Math.max(0, price - summonValue)
}

export type OwnedCard = { readonly rate: number; readonly summonValue: number; readonly wasBought: boolean }

/**
 * Returns the lowest price at which the seller gives nothing away. A summoned card's fair price is at most its summon
 * value, because the buyer could summon the card instead. A bought card's fair price is the full going rate. If it were
 * lower, two accounts could trade one card back and forth to move gachas.
 */
export function computeFairPrice({ rate, summonValue, wasBought }: OwnedCard): number {
  return wasBought ? rate : Math.min(rate, summonValue)
}

/** Returns how many gachas a seller gives away by asking less than the fair price. */
export function computeGiftFromSeller(price: number, card: OwnedCard): number {
  return Math.max(0, computeFairPrice(card) - price)
}

/** Returns how many gachas a buyer gives away by paying more than the going rate. */
export function computeGiftFromBuyer(price: number, rate: number): number {
  return Math.max(0, price - rate)
}

/** Gachas that an account has given away in total, and gachas that it has earned by playing. */
export type GivingTotals = { readonly given: number; readonly earned: number }

/** Whether a trade would exceed the account's giving limit. A trade that gives nothing away never exceeds it. */
export function exceedsGivingLimit({ given, earned }: GivingTotals, gift: number): boolean {
  return gift > 0 && given + gift > computeGivingLimit(earned)
}

/** A seller's sales to restricted accounts within SELLER_DAYS. */
export type SellerTotals = SellerEarnings & {
  readonly gachas: number
  /** The part of `gachas` above the cards' summon values. */
  readonly gains: number
  /** Number of restricted accounts that bought from the seller. */
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
  /** The buyer's totals; undefined if the buyer is not restricted. */
  readonly buyer: GivingTotals | undefined
  /** The seller's totals; undefined if the sale does not count toward the seller's limits. */
  readonly seller: SellerTotals | undefined
}

/** Signs that block a purchase. The other signs are only recorded. */
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

import type { KeyObject } from 'node:crypto'
import {
  BLOCKING_SIGNS,
  findFraudSigns,
  computeSellerGain,
  computeGiftFromBuyer,
  computeGiftFromSeller,
  exceedsGivingLimit,
  isRestricted,
  areSummonedCopiesExempt,
  SELLER_DAYS,
  type BlockingSign,
  type FraudSign,
} from '@otogi/rules/market/guard'
import { isUsedForRates, SUMMON_VALUE } from '@otogi/rules/market/going-rate'
import type { RefusalCode } from '@otogi/contract/refusals'
import { startOfDay } from '@otogi/rules/calendar/madrid-day'
import { sql, type RawBuilder } from 'kysely'
import { buildEmptyQuery } from '../../platform/db/together.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import type { Config } from '../../platform/process/config.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalog } from '../collection/index.ts'
import type { Player } from '../players/index.ts'
import { buildEarningsQuery } from '../wallet/index.ts'
import { buildSalesQuery, readGoingRate, type Sales } from './going-rates.ts'
import {
  buildOpenListingQuery,
  buildPastPurchaseQuery,
  type ListingQuery,
  type ListingRow,
  type OpenListing,
} from './store.ts'
import { buildTradeSumsQuery, type TradeSums } from './trade-sums.ts'

export type GuardDeps = {
  readonly mode: Config['marketGuard']
  readonly catalog: Catalog
  /** HMAC key for recognizing the owners of deleted accounts. */
  readonly personKey: KeyObject
}

/** Copies of a card that are put up for sale, with the price of each. */
export type Offer = { readonly cardId: string; readonly price: number; readonly copies: number }

type Verdict = Pick<ListingRow, 'rate' | 'bound_buyer' | 'buyer_gives' | 'seller_gains' | 'counts'> & {
  readonly signs: FraudSign[]
}

/** The queries for `readTogether` whose rows the guard needs. */
type GuardQueries = {
  readonly trades: RawBuilder<TradeSums>
  readonly earnings: RawBuilder<{ readonly gachas: number }>
  readonly sales: RawBuilder<Sales>
  /** Whether the seller has bought the card. */
  readonly bought: RawBuilder<{ readonly id: string }>
}
export type GuardFacts = {
  readonly [Name in keyof GuardQueries]: GuardQueries[Name] extends RawBuilder<infer Row> ? readonly Row[] : never
}

/** Checks trades for disguised transfers of gachas. The caller has locked the rows of the players. */
export type Guard = {
  buildOfferQueries(call: WriteContext, cardId: string): GuardQueries
  /** Returns how many gachas each copy gives away. Refuses an offer whose copies give away too much in total. */
  checkOffer(call: WriteContext, offer: Offer, facts: GuardFacts): number
  buildPurchaseQueries(call: WriteContext, wanted: ListingQuery, seller: Player): GuardQueries
  /** Returns the signs of fraud in a purchase. If the mode is `enforce`, refuses a purchase with a blocking sign. */
  checkPurchase(call: WriteContext, listing: OpenListing, facts: GuardFacts): Verdict
}

const DAY_MS = 86_400_000

const REFUSAL: Readonly<Record<BlockingSign, RefusalCode>> = {
  'above-rate': 'MARKET_GUARDED',
  'seller-limit': 'SELLER_LIMIT',
}

const UNGUARDED: Verdict = {
  rate: null,
  bound_buyer: false,
  buyer_gives: 0,
  seller_gains: 0,
  counts: true,
  signs: [],
}

export function createGuard(deps: GuardDeps): Guard {
  return { ...createOfferGuard(deps), ...createPurchaseGuard(deps) }
}

function createOfferGuard({ mode, catalog, personKey }: GuardDeps): Pick<Guard, 'buildOfferQueries' | 'checkOffer'> {
  return {
    buildOfferQueries(call, cardId) {
      const { id: seller } = call.player
      const isGuarded = mode !== 'off' && isRestrictedAt(call.player, call.at) && catalog.find(cardId) !== undefined
      const isRefusing = isGuarded && mode === 'enforce'
      const traders = [{ trader: call.player, withGiven: isRefusing }]
      return {
        trades: buildTradeSumsQuery(personKey, traders, computeSumPeriods(call)),
        earnings: isRefusing ? buildEarningsQuery([{ playerId: seller }]) : buildEmptyQuery(),
        sales: isGuarded ? buildSalesQuery(catalog, cardId) : buildEmptyQuery(),
        bought: isGuarded ? buildPastPurchaseQuery(seller, cardId) : buildEmptyQuery(),
      }
    },

    checkOffer({ player, at }, { cardId, price, copies }, { trades, earnings, sales, bought }) {
      if (mode === 'off' || !isRestrictedAt(player, at)) return 0
      const rate = readGoingRate(catalog, cardId, sales)
      const summonValue = SUMMON_VALUE[catalog.get(cardId).rarity]
      const gives = computeGiftFromSeller(price, { rate, summonValue, wasBought: bought.length > 0 })
      if (gives === 0 || mode === 'flag') return gives
      const { given } = requireSum(trades[0])
      const { gachas: earned } = requireSum(earnings[0])
      if (exceedsGivingLimit({ given, earned }, gives * copies)) throw new Refusal('PRICE_TOO_LOW')
      return gives
    },
  }
}

function createPurchaseGuard({
  mode,
  catalog,
  personKey,
}: GuardDeps): Pick<Guard, 'buildPurchaseQueries' | 'checkPurchase'> {
  const canBeExempt = (cardId: string) => areSummonedCopiesExempt(catalog.get(cardId).rarity)

  return {
    buildPurchaseQueries(call, wanted, seller) {
      if (mode === 'off') return NO_QUERIES
      const { player, at } = call
      const periods = computeSumPeriods(call)
      const sellerGives = sql<boolean>`
        select count(*) > 0 from (${buildOpenListingQuery(wanted)}) as listing where seller_gives > 0`
      const traders = [
        { trader: player, withGiven: isRestrictedAt(player, at) },
        { trader: seller, withGiven: sellerGives },
      ]
      const [ofBuyer, ofSeller] = [{ playerId: player.id }, { playerId: seller.id }]
      return {
        trades: buildTradeSumsQuery(personKey, traders, periods),
        earnings: buildEarningsQuery([ofBuyer, ofSeller, { ...ofSeller, since: periods.soldSince }]),
        sales: buildSalesQuery(catalog, wanted.cardId),
        bought: canBeExempt(wanted.cardId) ? buildPastPurchaseQuery(seller.id, wanted.cardId) : buildEmptyQuery(),
      }
    },

    checkPurchase({ player, at }, listing, facts) {
      if (mode === 'off') return UNGUARDED
      const { card_id: cardId, price } = listing
      const isBuyerRestricted = isRestrictedAt(player, at)
      const { buyer, seller, lately } = readPartyTotals(facts)
      const rate = readGoingRate(catalog, cardId, facts.sales)
      const summonValue = SUMMON_VALUE[catalog.get(cardId).rarity]
      const isExempt = canBeExempt(cardId) && facts.bought.length === 0
      const isCounted = isBuyerRestricted && !isExempt
      const signs = findFraudSigns({
        price,
        rate,
        summonValue,
        buyer: isBuyerRestricted ? buyer : undefined,
        seller: isExempt ? undefined : lately,
      })
      if (hasSellerGivenTooMuch(seller, listing)) signs.push('below-rate')
      const blocking = BLOCKING_SIGNS.find((sign) => signs.includes(sign))
      if (blocking && mode === 'enforce') throw new Refusal(REFUSAL[blocking])
      return {
        rate,
        // False for an exempt card, so that this sale does not count toward the seller's later limits.
        bound_buyer: isCounted,
        buyer_gives: isBuyerRestricted ? computeGiftFromBuyer(price, rate) : 0,
        seller_gains: isCounted ? computeSellerGain(price, summonValue) : 0,
        counts: isUsedForRates(buyer.earned),
        signs,
      }
    },
  }
}

const NO_QUERIES: GuardQueries = {
  trades: buildEmptyQuery(),
  earnings: buildEmptyQuery(),
  sales: buildEmptyQuery(),
  bought: buildEmptyQuery(),
}

/**
 * Returns what the buyer and the seller gave away and earned in total, and what the seller was paid and earned recently.
 */
function readPartyTotals({ trades, earnings }: GuardFacts) {
  const [bought, sold] = [requireSum(trades[0]), requireSum(trades[1])]
  const [byBuyer, bySeller, bySellerLately] = [0, 1, 2].map((n) => requireSum(earnings[n]).gachas)
  return {
    buyer: { given: bought.given, earned: byBuyer ?? 0 },
    seller: { given: sold.given, earned: bySeller ?? 0 },
    lately: { ...sold, earned: bySellerLately ?? 0, earnedInTotal: bySeller ?? 0 },
  }
}

/**
 * Whether the offer gave away more than its seller was allowed to. This can only happen if the mode was `flag` when the
 * offer was made.
 */
function hasSellerGivenTooMuch(
  { given, earned }: { given: number; earned: number },
  { seller_gives }: OpenListing,
): boolean {
  return exceedsGivingLimit({ given: given - seller_gives, earned }, seller_gives)
}

function isRestrictedAt({ created_at, email_verified_at }: Player, at: Date): boolean {
  return isRestricted(at.getTime() - created_at.getTime(), email_verified_at !== null)
}

function computeSumPeriods({ at, today }: WriteContext) {
  return { at, listedSince: new Date(startOfDay(today)), soldSince: new Date(at.getTime() - SELLER_DAYS * DAY_MS) }
}

function requireSum<Sum>(sum: Sum | undefined): Sum {
  if (!sum) throw new Error('the query returned no sums')
  return sum
}

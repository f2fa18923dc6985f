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
import type { WriteContext } from '../../platform/http/run-locked.ts'
import type { Config } from '../../platform/process/config.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalog } from '../collection/index.ts'
import type { Player } from '../players/index.ts'
import { sumEarnings } from '../wallet/index.ts'
import { findGoingRate } from './going-rates.ts'
import { hasBought, type ListingRow } from './store.ts'
import { readTradeSums, type TradeSums } from './trade-sums.ts'

export type GuardDeps = {
  readonly mode: Config['marketGuard']
  readonly catalog: Catalog
  /** HMAC key that identifies the owners of deleted accounts. */
  readonly personKey: KeyObject
}

/** Copies of a card to be sold, with the price of one copy. */
export type Offer = { readonly cardId: string; readonly price: number; readonly copies: number }

type Verdict = Pick<ListingRow, 'rate' | 'bound_buyer' | 'buyer_gives' | 'seller_gains' | 'counts'> & {
  readonly signs: FraudSign[]
}

/** Checks trades for disguised transfers of gachas. The caller has locked the rows of the players. */
export type Guard = {
  /** Returns the sums of the player's trades that `checkOffer` needs. */
  sumTrades(call: WriteContext): Promise<TradeSums>
  /** Returns the number of gachas that each copy gives away. Refuses the offer if all copies give away too much. */
  checkOffer(call: WriteContext, offer: Offer, trades: TradeSums): Promise<number>
  /** Returns the signs of fraud in a purchase. If the mode is `enforce`, refuses a purchase with a blocking sign. */
  checkPurchase(call: WriteContext, listing: ListingRow, seller: Player): Promise<Verdict>
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

export function createGuard({ mode, catalog, personKey }: GuardDeps): Guard {
  return {
    async sumTrades(call) {
      const withGiven = mode === 'enforce' && isRestrictedAt(call.player, call.at)
      const [trades] = await readTradeSums(
        call.tx,
        personKey,
        [{ trader: call.player, withGiven }],
        computeSumPeriods(call),
      )
      return requireTradeSums(trades)
    },

    async checkOffer({ tx, player, at }, { cardId, price, copies }, { given }) {
      if (mode === 'off' || !isRestrictedAt(player, at)) return 0
      const rate = await findGoingRate(tx, catalog, cardId)
      const summonValue = SUMMON_VALUE[catalog.get(cardId).rarity]
      const wasBought = await hasBought(tx, player.id, cardId)
      const gives = computeGiftFromSeller(price, { rate, summonValue, wasBought })
      if (gives === 0 || mode === 'flag') return gives
      const [earned = 0] = await sumEarnings(tx, [{ playerId: player.id }])
      if (exceedsGivingLimit({ given, earned }, gives * copies)) throw new Refusal('PRICE_TOO_LOW')
      return gives
    },

    async checkPurchase(call, listing, seller) {
      if (mode === 'off') return UNGUARDED
      const { tx, player, at } = call
      const { card_id: cardId, price } = listing
      const isBuyerRestricted = isRestrictedAt(player, at)
      const facts = await readPurchaseFacts(call, personKey, { listing, seller, isBuyerRestricted })
      const rate = await findGoingRate(tx, catalog, cardId)
      const { rarity } = catalog.get(cardId)
      const summonValue = SUMMON_VALUE[rarity]
      const isExempt = areSummonedCopiesExempt(rarity) && !(await hasBought(tx, seller.id, cardId))
      const isCounted = isBuyerRestricted && !isExempt
      const signs = findFraudSigns({
        price,
        rate,
        summonValue,
        buyer: isBuyerRestricted ? facts.buyer : undefined,
        seller: isExempt ? undefined : facts.lately,
      })
      if (hasSellerGivenTooMuch(facts.seller, listing)) signs.push('below-rate')
      const blocking = BLOCKING_SIGNS.find((sign) => signs.includes(sign))
      if (blocking && mode === 'enforce') throw new Refusal(REFUSAL[blocking])
      return {
        rate,
        // False if the card is exempt, so that the seller's later limits ignore this sale.
        bound_buyer: isCounted,
        buyer_gives: isBuyerRestricted ? computeGiftFromBuyer(price, rate) : 0,
        seller_gains: isCounted ? computeSellerGain(price, summonValue) : 0,
        counts: isUsedForRates(facts.buyer.earned),
        signs,
      }
    },
  }
}

type PurchaseParties = { readonly listing: ListingRow; readonly seller: Player; readonly isBuyerRestricted: boolean }

/**
 * Reads what the buyer and the seller gave away and earned in total, and what the seller was paid and earned recently.
 */
async function readPurchaseFacts(
  context: WriteContext,
  personKey: KeyObject,
  { listing, seller, isBuyerRestricted }: PurchaseParties,
) {
  const { tx, player } = context
  const since = computeSumPeriods(context)
  const traders = [
    { trader: player, withGiven: isBuyerRestricted },
    { trader: seller, withGiven: listing.seller_gives > 0 },
  ]
  const [bought, sold] = (await readTradeSums(tx, personKey, traders, since)).map(requireTradeSums)
  const earnings = [{ playerId: player.id }, { playerId: seller.id }, { playerId: seller.id, since: since.soldSince }]
  const [byBuyer = 0, bySeller = 0, bySellerLately = 0] = await sumEarnings(tx, earnings)
  return {
    buyer: { given: requireTradeSums(bought).given, earned: byBuyer },
    seller: { given: requireTradeSums(sold).given, earned: bySeller },
    lately: { ...requireTradeSums(sold), earned: bySellerLately, earnedInTotal: bySeller },
  }
}

/**
 * Whether the offer gave away more than its seller was allowed to give away. Such an offer exists only if the mode was
 * `flag` when it was made.
 */
function hasSellerGivenTooMuch(
  { given, earned }: { given: number; earned: number },
  { seller_gives }: ListingRow,
): boolean {
  return exceedsGivingLimit({ given: given - seller_gives, earned }, seller_gives)
}

function isRestrictedAt({ created_at, email_verified_at }: Player, at: Date): boolean {
  return isRestricted(at.getTime() - created_at.getTime(), email_verified_at !== null)
}

function computeSumPeriods({ at, today }: WriteContext) {
  return { at, listedSince: new Date(startOfDay(today)), soldSince: new Date(at.getTime() - SELLER_DAYS * DAY_MS) }
}

function requireTradeSums(trades: TradeSums | undefined): TradeSums {
  if (!trades) throw new Error('the query returned no sums')
  return trades
}

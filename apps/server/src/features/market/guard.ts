import type { KeyObject } from 'node:crypto'
import {
  BLOCKING_SIGNS,
  findSigns,
  gainOfSeller,
  givenByBuyer,
  givenBySeller,
  givesTooMuch,
  isBound,
  SELLER_DAYS,
  type BlockingSign,
  type Sign,
} from '@otogi/rules/market/guard'
import { countsForRates, SUMMON_VALUE } from '@otogi/rules/market/going-rate'
import type { RefusalCode } from '@otogi/contract/refusals'
import { startOfDay } from '@otogi/rules/calendar/madrid-day'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import type { Config } from '../../platform/process/config.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalogue } from '../collection/index.ts'
import type { Player } from '../players/index.ts'
import { sumEarnings } from '../wallet/index.ts'
import { findGoingRate } from './going-rates.ts'
import { hasBought, type ListingRow } from './store.ts'
import { readTradeSums, type TradeSums } from './trade-sums.ts'

export type GuardDeps = {
  readonly mode: Config['marketGuard']
  readonly catalogue: Catalogue
  /** Hashes the addresses of deleted accounts. */
  readonly personKey: KeyObject
}

export type Offer = { readonly cardId: string; readonly price: number }

type Verdict = Pick<ListingRow, 'rate' | 'bound_buyer' | 'buyer_gives' | 'seller_gains' | 'counts'> & {
  readonly signs: Sign[]
}

/** Weighs trades, so that gachas are not handed over under the name of a sale. Players are locked. */
export type Guard = {
  /** What the caller traded so far, as the check of an offer needs it. */
  sumTrades(call: WriteContext): Promise<TradeSums>
  /** What the caller gives away by an offer; refuses an offer that gives too much away. */
  checkOffer(call: WriteContext, offer: Offer, trades: TradeSums): Promise<number>
  /** What is found of the caller's purchase; refuses it, if need be, unless the guard may only flag. */
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

export function createGuard({ mode, catalogue, personKey }: GuardDeps): Guard {
  return {
    async sumTrades(call) {
      const withGiven = mode === 'enforce' && isBoundAt(call.player, call.at)
      const [trades] = await readTradeSums(call.tx, personKey, [{ trader: call.player, withGiven }], sinceWhen(call))
      return required(trades)
    },

    async checkOffer({ tx, player, at }, { cardId, price }, { given }) {
      if (mode === 'off' || !isBoundAt(player, at)) return 0
      const rate = await findGoingRate(tx, catalogue, cardId)
      const summonValue = SUMMON_VALUE[catalogue.get(cardId).rarity]
      const wasBought = await hasBought(tx, player.id, cardId)
      const gives = givenBySeller(price, { rate, summonValue, wasBought })
      if (gives === 0 || mode === 'flag') return gives
      const [earned = 0] = await sumEarnings(tx, [{ playerId: player.id }])
      if (givesTooMuch({ given, earned }, gives)) throw new Refusal('PRICE_TOO_LOW')
      return gives
    },

    async checkPurchase(call, listing, seller) {
      if (mode === 'off') return UNGUARDED
      const { tx, player, at } = call
      const { card_id: cardId, price } = listing
      const isBuyerBound = isBoundAt(player, at)
      const facts = await readFacts(call, personKey, { listing, seller, isBuyerBound })
      const rate = await findGoingRate(tx, catalogue, cardId)
      const summonValue = SUMMON_VALUE[catalogue.get(cardId).rarity]
      const signs = findSigns({
        price,
        rate,
        summonValue,
        buyer: isBuyerBound ? facts.buyer : undefined,
        seller: facts.lately,
      })
      if (sellerGaveTooMuch(facts.seller, listing)) signs.push('below-rate')
      const blocking = BLOCKING_SIGNS.find((sign) => signs.includes(sign))
      if (blocking && mode === 'enforce') throw new Refusal(REFUSAL[blocking])
      return {
        rate,
        bound_buyer: isBuyerBound,
        buyer_gives: isBuyerBound ? givenByBuyer(price, rate) : 0,
        seller_gains: isBuyerBound ? gainOfSeller(price, summonValue) : 0,
        counts: countsForRates(facts.buyer.earned),
        signs,
      }
    },
  }
}

type Facts = { readonly listing: ListingRow; readonly seller: Player; readonly isBuyerBound: boolean }

/** What the two sides gave away and earned in all, and what the seller was paid and earned lately: two statements. */
async function readFacts(call: WriteContext, personKey: KeyObject, { listing, seller, isBuyerBound }: Facts) {
  const { tx, player } = call
  const since = sinceWhen(call)
  const traders = [
    { trader: player, withGiven: isBuyerBound },
    { trader: seller, withGiven: listing.seller_gives > 0 },
  ]
  const [bought, sold] = (await readTradeSums(tx, personKey, traders, since)).map(required)
  const earnings = [{ playerId: player.id }, { playerId: seller.id }, { playerId: seller.id, since: since.soldSince }]
  const [byBuyer = 0, bySeller = 0, bySellerLately = 0] = await sumEarnings(tx, earnings)
  return {
    buyer: { given: required(bought).given, earned: byBuyer },
    seller: { given: required(sold).given, earned: bySeller },
    lately: { ...required(sold), earned: bySellerLately },
  }
}

/** Whether the offer itself gave away more than its seller may: such offers are refused unless the guard only flags. */
function sellerGaveTooMuch(
  { given, earned }: { given: number; earned: number },
  { seller_gives }: ListingRow,
): boolean {
  return givesTooMuch({ given: given - seller_gives, earned }, seller_gives)
}

function isBoundAt({ created_at, email_verified_at }: Player, at: Date): boolean {
  return isBound(at.getTime() - created_at.getTime(), email_verified_at !== null)
}

function sinceWhen({ at, today }: WriteContext) {
  return { at, listedSince: new Date(startOfDay(today)), soldSince: new Date(at.getTime() - SELLER_DAYS * DAY_MS) }
}

function required(trades: TradeSums | undefined): TradeSums {
  if (!trades) throw new Error('a statement without the sums it was asked for')
  return trades
}

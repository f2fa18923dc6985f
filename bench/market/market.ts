import {
  isUsedForCardMedian,
  isUsedForRates,
  computeGoingRate,
  SUMMON_VALUE,
  type SalesSample,
} from '@otogi/rules/market/going-rate'
import {
  BLOCKING_SIGNS,
  computeFairPrice,
  areSummonedCopiesExempt,
  findFraudSigns,
  computeSellerGain,
  computeGiftFromBuyer,
  computeGiftFromSeller,
  exceedsGivingLimit,
  computeGivingLimit,
  isRestricted,
  SELLER_DAYS,
  computeSellerGainLimit,
  type BlockingSign,
  type GiftTotals,
  type OwnedCard,
  type SellerTotals,
} from '@otogi/rules/market/guard'
import { computeMedian } from '@otogi/rules/market/price'
import type { Rarity } from '@otogi/rules/summon/rarity'
import type { Dice } from '@otogi/server/test/simulation/dice'
import { createCards, type Card } from './cards.ts'

/** The game's market in memory. It uses the game's rules, with lists instead of tables. */

export type Account = {
  readonly joined: number
  readonly emailVerified: boolean
  gachas: number
  /** All cards that the account has bought at least once. */
  readonly bought: Set<Card>
  /** The gachas given away by this account and by the same person's earlier accounts. */
  given: number
  readonly earnings: { readonly day: number; readonly gachas: number }[]
  /** This account's purchases while it was restricted, with the amount paid above summon value. */
  readonly paid: { readonly day: number; readonly gain: number }[]
  /** This account's sales to restricted buyers. */
  readonly received: { readonly day: number; readonly gachas: number; readonly gain: number; readonly buyer: Account }[]
}

export type Offer = {
  readonly seller: Account
  readonly card: Card
  readonly price: number
  readonly sellerGives: number
}
export type Sale = { readonly card: Card; readonly price: number; readonly buyer: Account; readonly counts: boolean }

const DAY_MS = 86_400_000
/** The number of a card's latest sales that are taken into account, as in the game. */
const RECENT_SALES = 20
/** The medians are recomputed after this many sales; in the game, after each sale. */
const SALES_PER_SAMPLE = 20
export class Market {
  day = 0
  readonly cards: readonly Card[]
  readonly sales = new Map<Card, Sale[]>()
  #since = 0
  #samples: { market: SalesSample | undefined; byRarity: Map<Rarity, SalesSample | undefined> } | undefined

  constructor(dice: Dice) {
    this.cards = createCards(dice)
  }

  open(gachas: number, { emailVerified = false, given = 0 } = {}): Account {
    const account: Account = {
      joined: this.day,
      emailVerified,
      gachas: 0,
      given,
      earnings: [],
      paid: [],
      received: [],
      bought: new Set(),
    }
    this.earn(account, gachas)
    return account
  }

  earn(account: Account, gachas: number): void {
    account.gachas += gachas
    account.earnings.push({ day: this.day, gachas })
  }

  rate(card: Card): number {
    this.#samples ??= this.#sampleAll()
    const { market, byRarity } = this.#samples
    return computeGoingRate(card.rarity, {
      market,
      rarity: byRarity.get(card.rarity),
      card: this.#sample([card], (sale) => (sale.counts ? sale.price : undefined)),
    })
  }

  sumEarned({ earnings }: Account): number {
    return sumGachas(earnings)
  }

  /** How many gachas an account may still give away. */
  left(account: Account): number {
    const { given, earned } = computeGiftTotals(account)
    return computeGivingLimit(earned) - given
  }

  /** The highest price that a restricted account may still pay to this seller for a card. */
  highestPriceFrom(seller: Account, card: Card): number {
    if (isExempt(seller, card)) return Infinity
    const facts = this.#sellerFacts(seller)
    return SUMMON_VALUE[card.rarity] + Math.max(0, computeSellerGainLimit(facts) - facts.gains)
  }

  /** Lists a card for sale. Returns undefined if the listing would exceed the seller's giving limit. */
  offer(seller: Account, card: Card, price: number): Offer | undefined {
    const gives = this.#isRestricted(seller) ? computeGiftFromSeller(price, this.#owned(seller, card)) : 0
    if (exceedsGivingLimit(computeGiftTotals(seller), gives)) return undefined
    seller.given += gives
    return { seller, card, price, sellerGives: gives }
  }

  /** The lowest price at which a sale does not count as a gift from the seller. */
  fairPrice(seller: Account, card: Card): number {
    return computeFairPrice(this.#owned(seller, card))
  }

  #owned(owner: Account, card: Card): OwnedCard {
    return { rate: this.rate(card), summonValue: SUMMON_VALUE[card.rarity], wasBought: owner.bought.has(card) }
  }

  /** Cancels an unsold offer, so that it no longer counts as a gift from the seller. */
  cancel({ seller, sellerGives }: Offer): void {
    seller.given -= sellerGives
  }

  /** Buys a listing. If the purchase is blocked, returns the reason. */
  buy(buyer: Account, { seller, card, price }: Offer): BlockingSign | 'poor' | undefined {
    if (buyer.gachas < price) return 'poor'
    const rate = this.rate(card)
    const isBuyerRestricted = this.#isRestricted(buyer)
    const isCounted = !isExempt(seller, card)
    const signs = findFraudSigns({
      price,
      rate,
      buyer: isBuyerRestricted ? computeGiftTotals(buyer) : undefined,
      summonValue: SUMMON_VALUE[card.rarity],
      seller: isCounted ? this.#sellerFacts(seller) : undefined,
    })
    const blocking = BLOCKING_SIGNS.find((sign) => signs.includes(sign))
    if (blocking) return blocking
    buyer.gachas -= price
    buyer.bought.add(card)
    seller.gachas += price
    if (isBuyerRestricted) buyer.given += computeGiftFromBuyer(price, rate)
    if (isBuyerRestricted && isCounted) {
      const { day } = this
      const gain = computeSellerGain(price, SUMMON_VALUE[card.rarity])
      buyer.paid.push({ day, gain })
      seller.received.push({ day, gachas: price, gain, buyer })
    }
    if (isUsedForRates(computeGiftTotals(buyer).earned)) {
      const sale = { card, price, buyer, counts: isUsedForCardMedian(price, rate) }
      this.sales.set(card, [sale, ...(this.sales.get(card) ?? [])].slice(0, RECENT_SALES))
    }
    if (++this.#since >= SALES_PER_SAMPLE) this.#samples = undefined
    return undefined
  }

  #sellerFacts({ received, paid, earnings }: Account): SellerTotals {
    const isLate = ({ day }: { readonly day: number }) => day > this.day - SELLER_DAYS
    const recent = received.filter(isLate)
    return {
      gachas: sumGachas(recent),
      gains: sumGains(recent) - sumGains(paid.filter(isLate)),
      buyers: new Set(recent.map(({ buyer }) => buyer)).size,
      earned: sumGachas(earnings.filter(isLate)),
      earnedInTotal: sumGachas(earnings),
    }
  }

  /**
   * The median of a card's sale prices, or of all prices of its rarity if the card had fewer than five sales. Without
   * sales, the cost of summoning the card.
   */
  worth(card: Card): number {
    const own = (this.sales.get(card) ?? []).map(({ price }) => price)
    return computeMedian(own.length >= 5 ? own : this.listPrices(card.rarity)) ?? SUMMON_VALUE[card.rarity]
  }

  /** The recent sale prices of all cards of a rarity. */
  listPrices(rarity: Rarity): number[] {
    const cards = this.cards.filter((card) => card.rarity === rarity)
    return cards.flatMap((card) => (this.sales.get(card) ?? []).map(({ price }) => price))
  }

  #isRestricted({ joined, emailVerified }: Account): boolean {
    return isRestricted((this.day - joined) * DAY_MS, emailVerified)
  }

  /** Discards the medians, so that they are recomputed on next use. */
  retake(): void {
    this.#samples = undefined
  }

  #sampleAll() {
    this.#since = 0
    const byRarity = Map.groupBy(this.cards, ({ rarity }) => rarity)
    return {
      market: this.#sample(this.cards, ({ card, price }) => price / SUMMON_VALUE[card.rarity]),
      byRarity: new Map([...byRarity].map(([rarity, cards]) => [rarity, this.#sample(cards)])),
    }
  }

  #sample(
    cards: readonly Card[],
    figure: (sale: Sale) => number | undefined = ({ price }) => price,
  ): SalesSample | undefined {
    const byBuyer = new Map<Account, number>()
    for (const card of cards) {
      for (const sale of this.sales.get(card) ?? []) {
        const counted = figure(sale)
        if (counted !== undefined && !byBuyer.has(sale.buyer)) byBuyer.set(sale.buyer, counted)
      }
    }
    const middle = computeMedian([...byBuyer.values()])
    return middle === undefined ? undefined : { buyers: byBuyer.size, median: middle }
  }
}

function isExempt(seller: Account, card: Card): boolean {
  return areSummonedCopiesExempt(card.rarity) && !seller.bought.has(card)
}

function computeGiftTotals({ given, earnings }: Account): GiftTotals {
  return { given, earned: sumGachas(earnings) }
}

function sumGains(entries: readonly { readonly gain: number }[]): number {
  return entries.reduce((total, { gain }) => total + gain, 0)
}

function sumGachas(entries: readonly { readonly gachas: number }[]): number {
  return entries.reduce((total, { gachas }) => total + gachas, 0)
}

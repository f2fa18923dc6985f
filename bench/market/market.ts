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
  findFraudSigns,
  computeSellerGain,
  computeBuyerGift,
  computeSellerGift,
  exceedsGivingLimit,
  computeGivingLimit,
  isBound,
  SELLER_DAYS,
  computeSellerGainLimit,
  type BlockingSign,
  type GivingTotals,
  type OwnedCard,
  type SellerTotals,
} from '@otogi/rules/market/guard'
import { computeMedian } from '@otogi/rules/market/price'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { Dice } from '@otogi/server/test/simulation/dice'

/** The market of the game in memory. It uses the rules of the game, with lists instead of tables. */

export type Card = { readonly id: string; readonly rarity: Rarity; readonly power: number; readonly series: string }

export type Account = {
  readonly joined: number
  readonly emailVerified: boolean
  gachas: number
  /** All cards of which the account has bought a copy. */
  readonly bought: Set<Card>
  /** The gachas that this account, and earlier accounts of the same person, gave away. */
  given: number
  readonly earnings: { readonly day: number; readonly gachas: number }[]
  /** What this account paid above summon value while it was bound. */
  readonly paid: { readonly day: number; readonly gain: number }[]
  /** What bound buyers paid to this account. */
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
/** How many sales of a card count, as in the game. */
const RECENT_SALES = 20
/** Number of sales after which all medians are recomputed. The game recomputes them after each sale. */
const SALES_PER_SAMPLE = 20
/** The numbers of cards and their powers are those of the starter pack. */
const CARDS: Readonly<Record<Rarity, number>> = { B: 108, A: 65, S: 38, 'S+': 22, SS: 7 }
const POWERS: Readonly<Record<Rarity, readonly [least: number, most: number]>> = {
  B: [50, 100],
  A: [150, 250],
  S: [400, 600],
  'S+': [900, 1400],
  SS: [3000, 4000],
}
export const SERIES = Array.from({ length: 29 }, (_, n) => `series ${n}`)

export class Market {
  day = 0
  readonly cards: readonly Card[]
  readonly sales = new Map<Card, Sale[]>()
  #since = 0
  #samples: { market: SalesSample | undefined; byRarity: Map<Rarity, SalesSample | undefined> } | undefined

  constructor(dice: Dice) {
    let id = 0
    this.cards = RARITIES.flatMap((rarity) =>
      Array.from({ length: CARDS[rarity] }, () => {
        const [least, most] = POWERS[rarity]
        return { id: `card ${id++}`, rarity, power: least + dice.below(most - least + 1), series: dice.pick(SERIES) }
      }),
    )
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

  /** How many gachas an account may still give away. */
  left(account: Account): number {
    const { given, earned } = toGivingTotals(account)
    return computeGivingLimit(earned) - given
  }

  /** The highest price that a bound account may still pay this seller for a card. */
  highestPriceFrom(seller: Account, card: Card): number {
    const { gains, earned } = this.#sellerFacts(seller)
    return SUMMON_VALUE[card.rarity] + Math.max(0, computeSellerGainLimit(earned) - gains)
  }

  /** Lists a card for sale. Returns undefined if the seller would give away too much. */
  offer(seller: Account, card: Card, price: number): Offer | undefined {
    const gives = this.#isBound(seller) ? computeSellerGift(price, this.#owned(seller, card)) : 0
    if (exceedsGivingLimit(toGivingTotals(seller), gives)) return undefined
    seller.given += gives
    return { seller, card, price, sellerGives: gives }
  }

  /** The lowest price at which the seller gives nothing away. */
  fairPrice(seller: Account, card: Card): number {
    return computeFairPrice(this.#owned(seller, card))
  }

  #owned(owner: Account, card: Card): OwnedCard {
    return { rate: this.rate(card), summonValue: SUMMON_VALUE[card.rarity], wasBought: owner.bought.has(card) }
  }

  /** Subtracts the offer from the sum that the seller gave away, because the card was not sold. */
  cancel({ seller, sellerGives }: Offer): void {
    seller.given -= sellerGives
  }

  /** Buys a listing. Returns the reason if the purchase is refused. */
  buy(buyer: Account, { seller, card, price }: Offer): BlockingSign | 'poor' | undefined {
    if (buyer.gachas < price) return 'poor'
    const rate = this.rate(card)
    const isBuyerBound = this.#isBound(buyer)
    const signs = findFraudSigns({
      price,
      rate,
      buyer: isBuyerBound ? toGivingTotals(buyer) : undefined,
      summonValue: SUMMON_VALUE[card.rarity],
      seller: this.#sellerFacts(seller),
    })
    const blocking = BLOCKING_SIGNS.find((sign) => signs.includes(sign))
    if (blocking) return blocking
    buyer.gachas -= price
    buyer.bought.add(card)
    seller.gachas += price
    if (isBuyerBound) {
      const { day } = this
      const gain = computeSellerGain(price, SUMMON_VALUE[card.rarity])
      buyer.given += computeBuyerGift(price, rate)
      buyer.paid.push({ day, gain })
      seller.received.push({ day, gachas: price, gain, buyer })
    }
    if (isUsedForRates(toGivingTotals(buyer).earned)) {
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
    }
  }

  /** The median price paid for a card or for its rarity. Without sales, the cost of summoning the card. */
  worth(card: Card): number {
    const sales = (some: readonly Card[]) =>
      some.flatMap((one) => (this.sales.get(one) ?? []).map(({ price }) => price))
    const own = sales([card])
    const alike = sales(this.cards.filter(({ rarity }) => rarity === card.rarity))
    return computeMedian(own.length >= 5 ? own : alike) ?? SUMMON_VALUE[card.rarity]
  }

  #isBound({ joined, emailVerified }: Account): boolean {
    return isBound((this.day - joined) * DAY_MS, emailVerified)
  }

  /** Discards the medians, so that the next use computes them again. */
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

function toGivingTotals({ given, earnings }: Account): GivingTotals {
  return { given, earned: sumGachas(earnings) }
}

function sumGains(entries: readonly { readonly gain: number }[]): number {
  return entries.reduce((total, { gain }) => total + gain, 0)
}

function sumGachas(entries: readonly { readonly gachas: number }[]): number {
  return entries.reduce((total, { gachas }) => total + gachas, 0)
}

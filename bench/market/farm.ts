import { STARTING_GACHAS } from '@otogi/rules/rewards/rewards'
import { isUsedForCardMedian, SUMMON_VALUE } from '@otogi/rules/market/going-rate'
import type { Card } from './cards.ts'
import type { Account, Market } from './market.ts'

/** An account's daily income from all games in easy mode and their quests. */
const DAY_GACHAS = 480

/** The accounts of one person: those that give away their gachas and cards (`alts`), and those that receive them. */
export class Farm {
  readonly market: Market
  readonly worth: (card: Card) => number
  readonly alts: Account[] = []
  readonly recipients: Account[]
  earned = 0
  /** The recipients' gain: the gachas and cards they received, minus those they gave. */
  gained = 0
  /** The recipients' gain in gachas only, without the value of cards. */
  paid = 0
  #joined = 0

  constructor(market: Market, worth: (card: Card) => number, { alts = 50, recipients = 1 } = {}) {
    this.market = market
    this.worth = worth
    this.recipients = Array.from({ length: recipients }, () => this.#open())
    for (let n = 0; n < alts; n++) this.alts.push(this.join())
  }

  #open(given = 0): Account {
    return this.market.open(STARTING_GACHAS, { given })
  }

  join(given = 0): Account {
    this.#joined += 1
    this.earned += STARTING_GACHAS
    return this.#open(given)
  }

  /** What the accounts have earned so far, but at least what they could have earned on their first day. */
  get brought(): number {
    return Math.max(this.earned, this.#joined * (STARTING_GACHAS + DAY_GACHAS))
  }

  /** Lets only the recipients play. The more they have earned recently, the more they may be paid. */
  playRecipients(days: number): void {
    for (const recipient of this.recipients) this.market.earn(recipient, days * DAY_GACHAS)
  }

  /**
   * Lets all accounts play for one day. The recipients' income is not added to `earned`; it only raises the limit on
   * what they may be paid.
   */
  play(): void {
    for (const alt of this.alts) this.earn(alt)
    this.playRecipients(1)
  }

  earn(alt: Account): void {
    this.market.earn(alt, DAY_GACHAS)
    this.earned += DAY_GACHAS
  }

  /** The highest price that an account may pay a seller for a card. */
  most(alt: Account, card: Card, seller = this.recipients[0]): number {
    const byBuyer = Math.min(alt.gachas, this.market.rate(card) + Math.max(0, this.market.left(alt)))
    return seller ? Math.min(byBuyer, this.market.highestPriceFrom(seller, card)) : byBuyer
  }

  /** The lowest price at which an account may sell a card. */
  least(alt: Account, card: Card): number {
    return Math.max(1, this.market.fairPrice(alt, card) - Math.max(0, this.market.left(alt)))
  }

  /** Sells a recipient's card to an account. Returns false if the trade is refused. */
  sell(alt: Account, card: Card, price: number, recipient = this.recipients[0]): boolean {
    const offer = recipient && this.market.offer(recipient, card, price)
    if (!offer || price < 1 || this.market.buy(alt, offer) !== undefined) return false
    this.paid += price
    this.gained += price - this.worth(card)
    return true
  }

  /** Sells a recipient's card to the account that can pay the most, if the recipient profits. */
  sellToHighestBidder(card: Card, recipient: Account): void {
    const prices = this.alts.map((alt) => this.most(alt, card, recipient))
    const highest = Math.max(...prices)
    const alt = this.alts[prices.indexOf(highest)]
    if (alt && highest > this.worth(card)) this.sell(alt, card, highest, recipient)
  }

  /**
   * A card's value to a recipient. A summoned card is worth at most the cost of summoning, because the recipient could
   * summon it too.
   */
  worthFrom(alt: Account, card: Card): number {
    return alt.bought.has(card) ? this.worth(card) : Math.min(this.worth(card), SUMMON_VALUE[card.rarity])
  }

  /** Sells an account's card to a recipient. Returns false if the trade is refused. */
  sellBack(alt: Account, card: Card, price: number): boolean {
    const [recipient] = this.recipients
    const worth = this.worthFrom(alt, card)
    const offer = this.market.offer(alt, card, price)
    if (!recipient || !offer || this.market.buy(recipient, offer) !== undefined) return false
    this.paid -= price
    this.gained += worth - price
    return true
  }

  /**
   * Sells a card from one account to another to raise its going rate, at the highest price that still affects that
   * rate.
   */
  wash(buyer: Account, seller: Account, card: Card): void {
    const price = Math.min(this.most(buyer, card, seller), findHighestCountedPrice(this.market.rate(card)))
    const offer = this.market.offer(seller, card, price)
    if (offer) this.market.buy(buyer, offer)
  }
}

/** The highest price that still affects later going rates. */
function findHighestCountedPrice(rate: number): number {
  let price = rate
  while (isUsedForCardMedian(price + 1, rate)) price += 1
  return price
}

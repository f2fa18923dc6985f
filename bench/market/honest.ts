import {
  computeAskingPrice,
  chooseOffers,
  createAppraisal,
  createTrader,
  computeHighestBid,
  reducePrice,
  type Appraisal,
  type TradedCard,
  type Trader,
} from '@otogi/server/test/simulation/trader'
import type { Dice } from '@otogi/server/test/simulation/dice'
import { computeEffectiveOdds, toDecimal } from '@otogi/rules/summon/effective-odds'
import { computeMedian } from '@otogi/rules/market/price'
import { PULL_COST, type PullCount } from '@otogi/rules/summon/draw'
import { RARITIES } from '@otogi/rules/summon/rarity'
import { SERIES, type Card } from './cards.ts'
import { Market, type Account, type Offer } from './market.ts'

/** Honest players, who play, summon and trade like those in the simulation test. */

type Player = {
  readonly account: Account
  readonly trader: Trader
  readonly habits: Habits
  /** Gachas that were earned but not claimed on the last day played. */
  unpaid: number
  readonly cards: Map<Card, number>
  readonly offers: Map<Offer, { readonly listed: number }>
}

type Habits = {
  /** The probability that the player visits on a given day. */
  readonly diligence: number
  /**
   * The average income per day played, and the share of it that the player claims on the same day. The next rollover
   * pays out the rest.
   */
  readonly income: number
  readonly claims: number
  /** The numbers of cards that the player pulls at a time, as in the simulation. */
  readonly pulls: readonly PullCount[]
}

export type Outcome = { trades: number; refused: Map<string, number> }

const PULLS_PER_VISIT = 9

const odds = computeEffectiveOdds(10)

export class Crowd {
  readonly market: Market
  readonly outcome: Outcome = { trades: 0, refused: new Map() }
  readonly #dice: Dice
  readonly #appraisal: Appraisal
  readonly #players: Player[] = []
  readonly #offers = new Map<Offer, Player>()

  constructor(dice: Dice) {
    this.#dice = dice
    this.market = new Market(dice)
    this.#appraisal = createAppraisal(this.market.cards)
  }

  join(count: number): void {
    for (let n = 0; n < count; n++) {
      this.#players.push({
        account: this.market.open(100, { emailVerified: this.#dice.chance(0.5) }),
        trader: createTrader(this.#dice, SERIES),
        habits: this.#createHabits(),
        unpaid: 0,
        cards: new Map(),
        offers: new Map(),
      })
    }
  }

  live(): void {
    for (const player of this.#dice.shuffled(this.#players)) {
      const isNew = player.account.joined === this.market.day
      if (!isNew && !this.#dice.chance(player.habits.diligence)) continue
      this.#play(player)
      if (!this.#dice.chance(player.trader.interest)) continue
      this.#takeBack(player)
      this.#sellSpares(player)
      this.#buy(player)
    }
    this.market.day += 1
  }

  /** One in three players plays every day and earns the most, as in the simulation. */
  #createHabits(): Habits {
    const dice = this.#dice
    const isKeen = dice.chance(1 / 3)
    return {
      diligence: isKeen ? 1 : dice.pick([0.4, 0.75, 0.95]),
      income: isKeen ? 650 : dice.pick([100, 150, 250, 400]),
      claims: dice.pick([0, 0.5, 0.9, 1]),
      pulls: isKeen ? [1, 10] : dice.pick<PullCount[]>([[], [1], [10], [1, 10]]),
    }
  }

  #play(player: Player): void {
    const { account, habits, cards } = player
    const income = Math.round((habits.income * (50 + this.#dice.below(101))) / 100)
    const claimed = Math.round(income * habits.claims)
    this.market.earn(account, player.unpaid + claimed)
    player.unpaid = income - claimed
    if (habits.pulls.length === 0) return
    for (let pull = 0; pull < PULLS_PER_VISIT && account.gachas >= PULL_COST[10]; pull++) {
      const count = this.#dice.pick(habits.pulls)
      account.gachas -= PULL_COST[count]
      for (let n = 0; n < count; n++) addCopies(cards, this.draw(), 1)
    }
  }

  draw(): Card {
    let left = this.#dice.below(1_000_000) / 1_000_000
    const rarity = RARITIES.find((one) => (left -= toDecimal(odds[one])) < 0) ?? 'B'
    return this.#dice.pick(this.market.cards.filter((card) => card.rarity === rarity))
  }

  /** Cancels offers that have not sold in time. Lists some of the cards again at a lower price. */
  #takeBack(player: Player): void {
    for (const [offer, { listed }] of player.offers) {
      if (this.market.day - listed < player.trader.patience) continue
      this.market.cancel(offer)
      player.offers.delete(offer)
      this.#offers.delete(offer)
      addCopies(player.cards, offer.card, 1)
      if (this.#dice.chance(0.6)) this.#offer(player, offer.card, reducePrice(offer.price))
    }
  }

  #sellSpares(player: Player): void {
    const spares = [...player.cards].filter(([, copies]) => copies > 1).map(([card]) => card)
    for (const card of this.#dice.shuffled(spares).slice(0, this.#dice.below(4))) {
      this.#offer(player, card, computeAskingPrice(player.trader, card, this.#appraisal, this.#pricesFor(card)))
    }
  }

  #offer(player: Player, card: Card, price: number): void {
    const offer = this.market.offer(player.account, card, price)
    if (!offer) return this.#countRefused('PRICE_TOO_LOW')
    this.#offers.set(offer, player)
    player.offers.set(offer, { listed: this.market.day })
    addCopies(player.cards, card, -1)
  }

  #pricesFor(card: Card) {
    const sales = this.market.sales.get(card) ?? []
    const offers = [...this.#offers.keys()].filter((offer) => offer.card === card).map(({ price }) => price)
    return {
      sales: sales.length,
      median: computeMedian(sales.map(({ price }) => price)) ?? null,
      cheapest: offers.length > 0 ? Math.min(...offers) : undefined,
    }
  }

  #buy(player: Player): void {
    const { account, trader, cards } = player
    const others = [...this.#offers.keys()].filter(({ seller }) => seller !== account)
    const [series] = this.#dice.shuffled([...trader.favorites])
    const found =
      series === undefined || this.#dice.chance(0.5) ? others : others.filter(({ card }) => card.series === series)
    const sorted = this.#dice.chance(0.5) ? found.toReversed() : found.toSorted((a, b) => a.price - b.price)
    const seen = sorted.slice(0, 100)
    const owned = new Set([...cards.keys()].map(({ id }) => id))
    const newCardCost = this.#appraisal.ofNewCard(owned)
    const bid = (card: TradedCard) =>
      computeHighestBid(trader, card, this.#appraisal, { isOwned: owned.has(card.id), newCardCost })
    const limit = 1 + this.#dice.below(3)
    for (const offer of chooseOffers(seen, bid, { gachas: account.gachas, limit })) this.#trade(player, offer)
  }

  #trade(player: Player, offer: Offer): void {
    const { card } = offer
    const seller = this.#offers.get(offer)
    const refusal = this.market.buy(player.account, offer)
    if (refusal === 'poor') throw new Error('nobody buys what they cannot pay')
    if (refusal) return this.#countRefused(refusal)
    this.outcome.trades += 1
    this.#offers.delete(offer)
    seller?.offers.delete(offer)
    addCopies(player.cards, card, 1)
  }

  #countRefused(reason: string): void {
    this.outcome.trades += 1
    this.outcome.refused.set(reason, (this.outcome.refused.get(reason) ?? 0) + 1)
  }
}

function addCopies(cards: Map<Card, number>, card: Card, copies: number): void {
  const left = (cards.get(card) ?? 0) + copies
  if (left > 0) cards.set(card, left)
  else cards.delete(card)
}

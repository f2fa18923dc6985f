import type { Dice } from '@otogi/server/test/simulation/dice'
import { effectiveOdds, valueOf } from '@otogi/rules/summon/effective-odds'
import { median } from '@otogi/rules/market/price'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { Market, type Account, type Card, type Offer } from './market.ts'

/** Players who trade as the players of the demo do, with cards that are more and less wanted. */

/** What people think a card of a rarity is worth: as in the demo, and an SS what about half of the summons for it cost. */
const WORTH: Readonly<Record<Rarity, number>> = { B: 8, A: 22, S: 70, 'S+': 190, SS: 4500 }

type Player = {
  readonly account: Account
  readonly diligence: number
  readonly skill: number
  /** How dear the player's own offers are. */
  readonly greed: number
  readonly cards: Map<Card, number>
}

export type Outcome = { trades: number; refused: number }

const odds = effectiveOdds(10)

export class Crowd {
  readonly market: Market
  readonly outcome: Outcome = { trades: 0, refused: 0 }
  readonly #dice: Dice
  readonly #players: Player[] = []
  readonly #offers: Offer[] = []

  constructor(dice: Dice) {
    this.#dice = dice
    this.market = new Market(() => 0.5 + (dice.below(100) + dice.below(100) + dice.below(100)) / 300)
  }

  join(count: number): void {
    for (let n = 0; n < count; n++) {
      this.#players.push({
        account: this.market.open(100),
        diligence: 0.35 + this.#dice.below(60) / 100,
        skill: 0.25 + this.#dice.below(70) / 100,
        greed: this.#dice.chance(0.1) ? 0.7 : this.#dice.chance(0.1) ? 1.4 : 1,
        cards: new Map(),
      })
    }
  }

  live(): void {
    for (const player of this.#dice.shuffled(this.#players)) {
      if (player.account.joined !== this.market.day && !this.#dice.chance(player.diligence)) continue
      this.#play(player)
      this.#sellSpares(player)
      this.#buy(player)
    }
    this.market.day += 1
  }

  #play({ account, skill, cards }: Player): void {
    const games = Array.from({ length: 6 }, () => this.#dice.chance(0.85 * skill)).filter(Boolean).length
    this.market.earn(account, games * 45 + Math.min(4, games) * 20 + (games === 6 ? 100 : 0) + this.#dice.below(186))
    for (let left = account.gachas - this.#dice.below(300); left >= 10; left -= 10) {
      const card = this.draw()
      cards.set(card, (cards.get(card) ?? 0) + 1)
      account.gachas -= 10
    }
  }

  draw(): Card {
    let left = this.#dice.below(1_000_000) / 1_000_000
    const rarity = RARITIES.find((one) => (left -= valueOf(odds[one])) < 0) ?? 'B'
    return this.#dice.pick(this.market.cards.filter((card) => card.rarity === rarity))
  }

  #sellSpares(player: Player): void {
    const spares = [...player.cards].filter(([, copies]) => copies > 1)
    for (const [card, copies] of this.#dice.shuffled(spares).slice(0, this.#dice.below(4))) {
      const factor = (0.6 + this.#dice.below(90) / 100) * player.greed
      const price = Math.max(1, Math.round(this.#opinion(card) * factor))
      const offer = this.market.offer(player.account, card, price)
      if (!offer) {
        this.outcome.refused += 1
        continue
      }
      this.#offers.push(offer)
      player.cards.set(card, copies - 1)
    }
  }

  /** The form in which a card is sold shows what it went for. */
  #opinion(card: Card): number {
    const worth = WORTH[card.rarity] * card.popularity
    const sales = this.market.sales.get(card) ?? []
    return sales.length === 0 ? worth : (worth + (median(sales.map(({ price }) => price)) ?? worth)) / 2
  }

  #buy(player: Player): void {
    const wanted = this.#offers.filter(({ seller, card }) => seller !== player.account && !player.cards.has(card))
    const cheapest = wanted.toSorted((a, b) => a.price - b.price).slice(0, 40)
    // Half look for what is cheap, half for one card that they miss, at its best price.
    const card = wanted.length > 0 ? this.#dice.pick(wanted).card : undefined
    const missing = wanted.filter((one) => one.card === card).toSorted((a, b) => a.price - b.price)
    const chosen = this.#dice.chance(0.5)
      ? this.#dice.shuffled(cheapest).slice(0, this.#dice.below(3))
      : missing.slice(0, 1)
    for (const offer of chosen) this.#trade(player, offer)
  }

  #trade(player: Player, offer: Offer): void {
    const { card } = offer
    const refusal = this.market.buy(player.account, offer)
    if (refusal === 'poor') return
    this.outcome.trades += 1
    if (refusal) {
      this.outcome.refused += 1
      return
    }
    this.#offers.splice(this.#offers.indexOf(offer), 1)
    player.cards.set(card, (player.cards.get(card) ?? 0) + 1)
  }
}

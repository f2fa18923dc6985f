import type { Dice } from './dice.ts'

/**
 * How an honest player values cards, sets prices and buys. It uses only what a player sees: the price of a summon, the
 * odds, the power of cards, and the player's own collection, sales and listings. It does not consider the market guard,
 * so a refusal of one of these trades is a false alarm.
 */

export type TradedCard = {
  readonly id: string
  readonly rarity: string
  readonly power: number
  readonly series: string
}

/** The prices that the sale form and the card's page show. */
export type ShownPrices = {
  readonly sales: number
  readonly median: number | null
  readonly cheapest: number | undefined
}

export type Trader = {
  /** Probability that the player goes to the market on a visit. */
  readonly interest: number
  /** How the player values a card, from 0 (only by its power) to 1 (only by the summons needed to draw its rarity). */
  readonly scarcity: number
  /** How much the player wants to own each card once. */
  readonly collecting: number
  /** The asking price as a share of the card's estimated value: generous, fair or too high. */
  readonly asking: number
  /** Favorite series, and how many times more their cards are worth to the player. */
  readonly favorites: ReadonlySet<string>
  readonly fandom: number
  /** Whether the player undercuts the cheapest listing to sell soon. */
  readonly undercuts: boolean
  /** Days without a buyer after which the player cancels a listing. */
  readonly patience: number
}

const SUMMON_COST = 10
/** The odds as the summon page shows them. */
const SHOWN_ODDS: Readonly<Record<string, number>> = { B: 0.7, A: 0.2, S: 0.08, 'S+': 0.019, SS: 0.001 }

export function createTrader(dice: Dice, series: readonly string[]): Trader {
  const asking = dice.pick(['generous', 'fair', 'fair', 'fair', 'fair', 'fair', 'optimistic'] as const)
  return {
    interest: dice.pick([0, 0.25, 0.5, 0.5, 0.8, 1]),
    scarcity: (dice.below(41) + dice.below(41)) / 100,
    collecting: dice.below(101) / 100,
    asking: { generous: 0.4, fair: 0.85, optimistic: 1.5 }[asking] + dice.below(31) / 100,
    favorites: new Set(dice.shuffled(series).slice(0, dice.below(4))),
    fandom: 1.5 + dice.below(151) / 100,
    undercuts: dice.chance(0.5),
    patience: dice.pick([2, 4, 7, 14]),
  }
}

/** The value of cards, in gachas spent on summons. */
export type Appraisal = {
  /** The value of a card by its power, as a share of the price of a summon. */
  readonly byPower: (card: TradedCard) => number
  /** The cost of drawing a card that the player does not own yet. */
  readonly ofNewCard: (owned: { has(id: string): boolean }) => number
}

export function createAppraisal(cards: readonly TradedCard[]): Appraisal {
  const byRarity = [...Map.groupBy(cards, ({ rarity }) => rarity)]
  const summonPower = byRarity.reduce(
    (sum, [rarity, alike]) =>
      sum + findOdds(rarity) * (alike.reduce((all, { power }) => all + power, 0) / alike.length),
    0,
  )
  return {
    byPower: ({ power }) => (SUMMON_COST * power) / summonPower,
    ofNewCard: (owned) => {
      const chance = byRarity.reduce(
        (sum, [rarity, alike]) =>
          sum + (findOdds(rarity) * alike.filter(({ id }) => !owned.has(id)).length) / alike.length,
        0,
      )
      return chance === 0 ? 0 : SUMMON_COST / chance
    },
  }
}

/** Estimates the value of a card, between its value by power and the cost of summoning its rarity. */
export function estimateValue(trader: Trader, card: TradedCard, { byPower }: Appraisal): number {
  const bySummons = SUMMON_COST / findOdds(card.rarity)
  return byPower(card) ** (1 - trader.scarcity) * bySummons ** trader.scarcity
}

/**
 * Computes the highest price that a player pays. If the player already owns the card, another copy is worth only its
 * power.
 */
export function computeHighestBid(
  trader: Trader,
  card: TradedCard,
  appraisal: Appraisal,
  { isOwned, newCardCost }: { readonly isOwned: boolean; readonly newCardCost: number },
): number {
  if (isOwned) return appraisal.byPower(card) * (1 - trader.collecting)
  const worth = estimateValue(trader, card, appraisal)
  const wanted = worth + trader.collecting * Math.max(0, newCardCost - worth)
  return trader.favorites.has(card.series) ? wanted * trader.fandom : wanted
}

/** Computes the asking price for a spare copy. The more sales there were, the more it depends on their prices. */
export function computeAskingPrice(
  trader: Trader,
  card: TradedCard,
  appraisal: Appraisal,
  { sales, median, cheapest }: ShownPrices,
): number {
  const opinion = estimateValue(trader, card, appraisal) * trader.asking
  const trust = median === null ? 0 : sales / (sales + 2)
  const price = Math.round(opinion ** (1 - trust) * (median ?? 1) ** trust)
  const below = cheapest === undefined ? price : cheapest - 1
  // The minimum price: the value of the copy's power to its owner.
  const lowest = appraisal.byPower(card) / 2
  const asked = trader.undercuts && below < price && below >= lowest ? below : price
  return Math.min(999_999, Math.max(1, asked))
}

/** Returns the next, lower price for a card that did not sell. */
export function reducePrice(price: number): number {
  return Math.max(1, Math.round(price * 0.75))
}

/**
 * Chooses the listings that a player buys: the best bargains first, each card only once, as long as the balance lasts.
 */
export function chooseOffers<Offer extends { readonly card: TradedCard; readonly price: number }>(
  offers: readonly Offer[],
  bid: (card: TradedCard) => number,
  { gachas, limit }: { readonly gachas: number; readonly limit: number },
): Offer[] {
  const chosen: Offer[] = []
  const bargains = offers
    .map((offer) => ({ offer, bargain: bid(offer.card) / offer.price }))
    .filter(({ bargain }) => bargain >= 1)
    .sort((a, b) => b.bargain - a.bargain)
  let left = gachas
  for (const { offer } of bargains) {
    if (chosen.length === limit) break
    if (offer.price > left || chosen.some(({ card }) => card.id === offer.card.id)) continue
    chosen.push(offer)
    left -= offer.price
  }
  return chosen
}

function findOdds(rarity: string): number {
  const odds = SHOWN_ODDS[rarity]
  if (odds === undefined) throw new Error(`no odds are shown for ${rarity}`)
  return odds
}

import { BASE_ODDS_PER_MILLE, type Rarity } from '@otogi/rules/summon/rarity'

/**
 * Computes the probability that a draw gives this card: its rarity's odds divided by the number of cards of that
 * rarity.
 */
export function computeCardOdds(card: { rarity: Rarity }, cards: readonly { rarity: Rarity }[]): number {
  const alike = cards.filter(({ rarity }) => rarity === card.rarity).length
  return BASE_ODDS_PER_MILLE[card.rarity] / 1000 / alike
}

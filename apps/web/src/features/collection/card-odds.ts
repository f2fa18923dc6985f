import { BASE_ODDS_PER_MILLE, type Rarity } from '@otogi/rules/summon/rarity'

/** The share of draws that bring one card: its rarity's share, divided among all cards of that rarity. */
export function oddsOf(card: { rarity: Rarity }, cards: readonly { rarity: Rarity }[]): number {
  const alike = cards.filter(({ rarity }) => rarity === card.rarity).length
  return BASE_ODDS_PER_MILLE[card.rarity] / 1000 / alike
}

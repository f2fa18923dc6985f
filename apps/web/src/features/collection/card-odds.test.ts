import { RARITIES } from '@otogi/rules/summon/rarity'
import { expect, test } from 'vitest'
import { computeCardOdds } from './card-odds.ts'

test('cards of one rarity share its odds, and all cards together are certain', () => {
  const cards = RARITIES.flatMap((rarity, i) => Array.from({ length: i + 1 }, () => ({ rarity })))
  expect(computeCardOdds({ rarity: 'SS' }, cards)).toBeCloseTo(0.001 / 5)
  expect(computeCardOdds({ rarity: 'B' }, cards)).toBeCloseTo(0.7)
  expect(cards.reduce((sum, card) => sum + computeCardOdds(card, cards), 0)).toBeCloseTo(1)
})

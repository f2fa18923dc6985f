import { expect, test } from 'vitest'
import {
  BASE_ODDS_PER_MILLE,
  findBestRarity,
  GUARANTEED_ODDS_PER_MILLE,
  isRarity,
  RARITIES,
  getRarityRank,
} from './rarity.ts'

test('rarities rank from B to SS', () => {
  expect(RARITIES.map(getRarityRank)).toEqual([0, 1, 2, 3, 4])
})

test('finds the best rarity of a list', () => {
  expect(findBestRarity(['B', 'S', 'A'])).toBe('S')
  expect(findBestRarity(['S+', 'SS', 'B'])).toBe('SS')
  expect(findBestRarity([])).toBe('B')
})

test('both tables of odds sum to 1000', () => {
  for (const odds of [BASE_ODDS_PER_MILLE, GUARANTEED_ODDS_PER_MILLE]) {
    expect(Object.values(odds).reduce((sum, n) => sum + n)).toBe(1000)
  }
})

test('recognizes only the five rarities', () => {
  expect(['B', 'A', 'S', 'S+', 'SS', 'SSS', 'b', ''].filter(isRarity)).toEqual([...RARITIES])
})

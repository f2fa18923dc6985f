import { expect, it } from 'vitest'
import { readRarity } from './rarity-filter.ts'

it('the query contains a rarity or none', () => {
  expect(readRarity(new URLSearchParams({ rarity: 'S+' }))).toBe('S+')
  expect(readRarity(new URLSearchParams('rarity=constructor'))).toBe('all')
  expect(readRarity(new URLSearchParams())).toBe('all')
})

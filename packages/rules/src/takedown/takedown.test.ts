import { expect, test } from 'vitest'
import { computeCompensation, listShownMedia } from './takedown.ts'

test.each([
  ['B', 3, 0, 9],
  ['SS', 1, 0, 500],
  ['S', 2, 28, 28],
  ['A', 1, 10, 0],
  ['A', 1, 30, 0],
] as const)('%s: %i copies, of which %i gachas were paid before, are worth %i gachas', (rarity, copies, paid, owed) => {
  expect(computeCompensation(rarity, copies, paid)).toBe(owed)
})

test('a game shows the media of its puzzle and of its solution', () => {
  expect(listShownMedia('opening')).toEqual(['clip', 'cover'])
  expect(listShownMedia('name')).toEqual(['silhouette-solution'])
})

import { expect, test } from 'vitest'
import type { Mode } from '../games/games.ts'
import { canUnlock, getUnlockRequirement } from './unlocks.ts'

test.each<[Mode, number, number, boolean]>([
  [0, 0, 0, true],
  [1, 30_000, 999, false],
  [1, 30_001, 0, true],
  [2, 999_999, 49, false],
  [2, 0, 50, true],
])('mode %i with power %i and %i cards', (mode, totalPower, uniqueCards, opens) => {
  expect(canUnlock(mode, { totalPower, uniqueCards })).toBe(opens)
})

test('returns the requirement of a mode', () => {
  expect(getUnlockRequirement(0)).toEqual({ kind: 'open' })
  expect(getUnlockRequirement(1)).toEqual({ kind: 'power', above: 30_000 })
  expect(getUnlockRequirement(2)).toEqual({ kind: 'cards', atLeast: 50 })
})

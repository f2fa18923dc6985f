import { expect, test } from 'vitest'
import { canList } from './listings.ts'

test.each([
  [0, true],
  [199, true],
  [200, false],
])('a player who has listed %i cards today may list one more: %j', (listed, can) => {
  expect(canList(listed)).toBe(can)
})

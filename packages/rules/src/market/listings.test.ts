import { expect, test } from 'vitest'
import { canList } from './listings.ts'

test.each([
  [0, 1, true],
  [199, 1, true],
  [200, 1, false],
  [0, 200, true],
  [0, 201, false],
  [190, 10, true],
  [190, 11, false],
])('a player who has listed %i cards today may list %i more: %j', (listed, copies, can) => {
  expect(canList(listed, copies)).toBe(can)
})

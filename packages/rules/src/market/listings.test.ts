import { expect, test } from 'vitest'
import { canList } from './listings.ts'

test.each([
  [0, true],
  [199, true],
  [200, false],
])('who has put up %i cards today may put up another: %j', (listed, can) => {
  expect(canList(listed)).toBe(can)
})

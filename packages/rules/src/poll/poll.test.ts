import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPercentages, findWinner, type Votes } from './poll.ts'

test.each<[Votes, [number, number], 1 | 2]>([
  [[0, 0], [50, 50], 1],
  [[1, 0], [100, 0], 1],
  [[0, 1], [0, 100], 2],
  [[5, 5], [50, 50], 1],
  [[2, 1], [67, 33], 1],
  [[1, 2], [33, 67], 2],
  [[1, 7], [13, 87], 2],
  [[499, 501], [50, 50], 2],
])('votes %j are %j percent, option %i wins', (votes, shares, winner) => {
  expect(toPercentages(votes)).toEqual(shares)
  expect(findWinner(votes)).toBe(winner)
})

test('percentages are whole, sum to 100, and never put the loser ahead', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (first, second) => {
      const [a, b] = toPercentages([first, second])
      expect(Number.isInteger(a) && Number.isInteger(b) && a >= 0 && b >= 0).toBe(true)
      expect(a + b).toBe(100)
      if (findWinner([first, second]) === 1) expect(a).toBeGreaterThanOrEqual(b)
      else expect(b).toBeGreaterThanOrEqual(a)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, fromDayNumber, parseDay } from './madrid-day.ts'
import { computeCurrentStreak, computeLongestStreak } from './streak.ts'

const today = parseDay('2026-03-30')
const daysAgo = (...ago: number[]) => ago.map((n) => addDays(today, -n))

test.each([
  ['nothing played', [], 0, 0],
  ['today alone', [0], 1, 1],
  ['yesterday alone is still alive', [1], 1, 1],
  ['the day before yesterday is over', [2], 0, 1],
  ['across the change of the clocks', [0, 1, 2], 3, 3],
  ['yesterday and before, today still to come', [1, 2, 3], 3, 3],
  ['a gap ends it', [0, 1, 3, 4, 5, 6], 2, 4],
  ['the same day twice counts once', [0, 0, 1, 1], 2, 2],
])('%s', (_, ago, current, longest) => {
  expect(computeCurrentStreak(daysAgo(...ago), today)).toBe(current)
  expect(computeLongestStreak(daysAgo(...ago))).toBe(longest)
})

test('a day still to come does not count', () => {
  expect(computeCurrentStreak(daysAgo(-1), today)).toBe(0)
})

test('the current streak is never longer than the longest, which is at most the number of days', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 20_500, max: 20_545 })), (numbers) => {
      const days = numbers.map(fromDayNumber)
      const longest = computeLongestStreak(days)
      expect(computeCurrentStreak(days, today)).toBeLessThanOrEqual(longest)
      expect(longest).toBeLessThanOrEqual(new Set(days).size)
    }),
  )
})

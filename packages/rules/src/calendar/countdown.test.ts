import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTimeLeft, computeTimeElapsed } from './countdown.ts'
import { endOfDay, parseDay, startOfDay } from './madrid-day.ts'

test.each([
  [0, { days: 0, hours: 0, minutes: 0 }],
  [-5, { days: 0, hours: 0, minutes: 0 }],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [60_000, { days: 0, hours: 0, minutes: 1 }],
  [60_001, { days: 0, hours: 0, minutes: 2 }],
  [3_600_000, { days: 0, hours: 1, minutes: 0 }],
  [86_400_000, { days: 1, hours: 0, minutes: 0 }],
  [7 * 86_400_000 - 1, { days: 7, hours: 0, minutes: 0 }],
])('%i ms left', (left, shown) => {
  expect(computeTimeLeft(1_000_000 + left, 1_000_000)).toEqual(shown)
})

test.each([
  [-1, { days: 0, hours: 0, minutes: 0 }],
  [59_999, { days: 0, hours: 0, minutes: 0 }],
  [60_000, { days: 0, hours: 0, minutes: 1 }],
  [86_400_000 + 3_660_000, { days: 1, hours: 1, minutes: 1 }],
])('%i ms elapsed', (gone, shown) => {
  expect(computeTimeElapsed(1_000_000, 1_000_000 + gone)).toEqual(shown)
})

test('days on which the clocks change have 23 and 25 hours', () => {
  const whole = (text: string) => computeTimeLeft(endOfDay(parseDay(text)), startOfDay(parseDay(text)))
  expect(whole('2026-03-29')).toEqual({ days: 0, hours: 23, minutes: 0 })
  expect(whole('2026-10-25')).toEqual({ days: 1, hours: 1, minutes: 0 })
})

test('shows at least the remaining time, and less than a minute more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 10 }), (left) => {
      const { days, hours, minutes } = computeTimeLeft(left, 0)
      const shown = ((days * 24 + hours) * 60 + minutes) * 60_000
      expect(shown - left >= 0 && shown - left < 60_000).toBe(true)
      expect(hours < 24 && minutes < 60).toBe(true)
    }),
  )
})

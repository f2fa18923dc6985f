import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFraction, createTicks } from './chart-scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [120, [0, 50, 100, 150]],
  [999_999, [0, 500_000, 1_000_000]],
])('a chart up to %i has lines at %j', (largest, ticks) => expect(createTicks(largest)).toEqual(ticks))

test('grid lines are whole numbers, few, and include the largest value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (largest) => {
      const ticks = createTicks(largest)
      expect(ticks.every(Number.isInteger)).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest)
    }),
  )
})

test('a value is positioned between two ends, or in the middle if they are equal', () => {
  expect([toFraction(5, 0, 10), toFraction(7, 7, 7)]).toEqual([0.5, 0.5])
})

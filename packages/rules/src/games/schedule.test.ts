import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDaysWithoutRepeat, listAvailableAnswers } from './schedule.ts'

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [29, 14],
  [166, 82],
])('in a pool of %i answers, none repeats for %i days', (poolSize, days) => {
  expect(countDaysWithoutRepeat(poolSize)).toBe(days)
})

const POOL = ['a', 'b', 'c', 'd', 'e', 'f']

test.each([
  ['the days before count', ['a', 'b'], [], ['c', 'd', 'e', 'f']],
  ['the days after count', ['a', 'b'], ['c'], ['d', 'e', 'f']],
  ['days that are too far away do not count', ['a', 'b', 'c'], ['d', 'e', 'f'], ['c', 'f']],
  ['answers that the pack no longer has do not count', ['x', 'y'], ['z'], POOL],
])('%s', (_, before, after, available) => {
  expect(listAvailableAnswers(POOL, { before, after })).toEqual(available)
})

test('there is always an answer that no day nearby has', () => {
  const size = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(size, fc.array(fc.nat()), fc.array(fc.nat()), (count, before, after) => {
      const pool = Array.from({ length: count }, (_, index) => `${index}`)
      const toAnswers = (numbers: readonly number[]) => numbers.map((number) => `${number % count}`)
      const nearby = { before: toAnswers(before), after: toAnswers(after) }
      const available = listAvailableAnswers(pool, nearby)
      const days = countDaysWithoutRepeat(count)
      expect(available.length).toBeGreaterThan(0)
      const near = [...nearby.before.slice(0, days), ...nearby.after.slice(0, days)]
      expect(available.filter((answer) => near.includes(answer))).toEqual([])
    }),
  )
})

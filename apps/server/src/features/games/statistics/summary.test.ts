import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMedianTries, summarizeRounds } from './summary.ts'

const toWon = (tries: number, count: number) => ({ tries, finished: true, count })
const toLost = (tries: number, count: number) => ({ tries, finished: false, count })

describe('the summary', () => {
  test.each([
    ['nothing', [], { played: 0, won: 0, distribution: [] }],
    ['defeats alone', [toLost(3, 2), toLost(1, 1)], { played: 3, won: 0, distribution: [] }],
    ['a win on the first try', [toWon(0, 4)], { played: 4, won: 4, distribution: [4] }],
    ['a gap', [toWon(3, 1), toLost(2, 5), toWon(1, 2)], { played: 8, won: 3, distribution: [0, 2, 0, 1] }],
  ])('of %s', (_, tallies, summary) => {
    expect(summarizeRounds(tallies)).toEqual(summary)
  })

  test('a distribution contains every win', () => {
    const tally = fc.record({ tries: fc.nat(30), finished: fc.boolean(), count: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(tally), (tallies) => {
        const { played, won: wins, distribution } = summarizeRounds(tallies)
        expect(distribution.reduce((sum, count) => sum + count, 0)).toBe(wins)
        expect(wins).toBeLessThanOrEqual(played)
      }),
    )
  })
})

describe('the median', () => {
  test.each([
    [[], null],
    [[0, 0], null],
    [[5], 0],
    [[0, 0, 1], 2],
    [[1, 1], 0.5],
    [[1, 0, 0, 1], 1.5],
    [[3, 1, 1], 0],
    [[1, 1, 1, 1, 1], 2],
  ])('of the distribution %j is %j', (distribution, median) => {
    expect(findMedianTries(distribution)).toBe(median)
  })

  test('is the median of the full list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 9 }), (distribution) => {
        const all = distribution.flatMap((count, tries) => Array.from({ length: count }, () => tries))
        const [low = 0, high = 0] = [all[Math.floor((all.length - 1) / 2)], all[Math.floor(all.length / 2)]]
        expect(findMedianTries(distribution)).toBe(all.length === 0 ? null : (low + high) / 2)
      }),
    )
  })
})

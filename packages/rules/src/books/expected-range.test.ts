import { describe, expect, test } from 'vitest'
import { createRandomBelow, createSeededRandom } from '../random.ts'
import { drawPull, type PullCount } from '../summon/draw.ts'
import { RARITIES, type Rarity } from '../summon/rarity.ts'
import { computeExpectedRange, computeExpectedCounts, type ExpectedCount } from './expected-range.ts'

describe('the expected counts', () => {
  test('of a single card equal its odds', () => {
    const expected = computeExpectedCounts(1, 0, 1000)
    expect(RARITIES.map((rarity) => expected[rarity].thousandths / 1000)).toEqual([700, 200, 80, 19, 1])
  })

  test('of the 80th card are exactly one S+, with zero variance', () => {
    const expected = computeExpectedCounts(1, 79, 3)
    expect(expected['S+']).toEqual({ thousandths: 3000, varianceMillionths: 0 })
    expect(expected.B).toEqual({ thousandths: 0, varianceMillionths: 0 })
  })

  test.each<[PullCount, number]>([
    [1, 0],
    [1, 9],
    [10, 0],
    [10, 75],
  ])('of %i cards at a pity count of %i add up to the number of cards pulled', (count, pityCount) => {
    const cards = RARITIES.reduce(
      (sum, rarity) => sum + computeExpectedCounts(count, pityCount, 7)[rarity].thousandths,
      0,
    )
    expect(cards).toBe(count * 7 * 1000)
  })
})

describe('the expected range', () => {
  test.each([
    [
      { thousandths: 0, varianceMillionths: 0 },
      { low: 0, high: 0 },
    ],
    [
      { thousandths: 100, varianceMillionths: 99_900 },
      { low: 0, high: 2 },
    ],
    [
      { thousandths: 10_000, varianceMillionths: 9_900_000 },
      { low: 2, high: 22 },
    ],
    [
      { thousandths: 700_000, varianceMillionths: 210_000_000 },
      { low: 652, high: 748 },
    ],
  ])('around %o is %o', (expected, band) => expect(computeExpectedRange(expected)).toEqual(band))

  test('contains nearly every fair game, and no game that gives twice as many S', () => {
    const randomBelow = createRandomBelow(createSeededRandom(20_261_118))
    const outside = Array.from({ length: 200 }, () => playMixedPulls(randomBelow)).flatMap(({ drawn, expected }) =>
      RARITIES.filter((rarity) => !isWithin(drawn[rarity], expected[rarity])),
    )
    // 200 runs with 5 rarities give 1000 counts, of which on average one lies outside the range.
    expect(outside.length).toBeLessThan(6)
    const { drawn, expected } = playMixedPulls(randomBelow)
    expect(isWithin(drawn.S * 2, expected.S)).toBe(false)
  })
})

function isWithin(count: number, expected: ExpectedCount): boolean {
  const { low, high } = computeExpectedRange(expected)
  return count >= low && count <= high
}

/** Simulates 200 pulls, every third of which draws ten cards. */
function playMixedPulls(randomBelow: (n: number) => number) {
  const each = <Value>(value: () => Value) =>
    Object.fromEntries(RARITIES.map((rarity) => [rarity, value()])) as Record<Rarity, Value>
  const drawn = each(() => 0)
  const expected = each(() => ({ thousandths: 0, varianceMillionths: 0 }))
  let pityCount = 0
  for (let i = 0; i < 200; i++) {
    const count = i % 3 === 0 ? 10 : 1
    const added = computeExpectedCounts(count, pityCount, 1)
    for (const rarity of RARITIES) {
      expected[rarity].thousandths += added[rarity].thousandths
      expected[rarity].varianceMillionths += added[rarity].varianceMillionths
    }
    const result = drawPull(count, pityCount, randomBelow)
    for (const rarity of result.rarities) drawn[rarity]++
    pityCount = result.pityCount
  }
  return { drawn, expected }
}

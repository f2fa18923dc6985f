import { describe, expect, test } from 'vitest'
import { belowFrom, seededRandom } from '../random.ts'
import { pull, type PullCount } from '../summon/draw.ts'
import { RARITIES, type Rarity } from '../summon/rarity.ts'
import { fairBand, pledgeOf, type Pledge } from './fair-band.ts'

describe('what pulls promise', () => {
  test('of a single card are the odds of its table', () => {
    const pledge = pledgeOf(1, 0, 1000)
    expect(RARITIES.map((rarity) => pledge[rarity].thousandths / 1000)).toEqual([700, 200, 80, 19, 1])
  })

  test('of the throw that pity decides is one S+, without any spread', () => {
    const pledge = pledgeOf(1, 79, 3)
    expect(pledge['S+']).toEqual({ thousandths: 3000, varianceMillionths: 0 })
    expect(pledge.B).toEqual({ thousandths: 0, varianceMillionths: 0 })
  })

  test.each<[PullCount, number]>([
    [1, 0],
    [1, 9],
    [10, 0],
    [10, 75],
  ])('of %i cards at %i throws are as many cards as were pulled', (count, throws) => {
    const cards = RARITIES.reduce((sum, rarity) => sum + pledgeOf(count, throws, 7)[rarity].thousandths, 0)
    expect(cards).toBe(count * 7 * 1000)
  })
})

describe('the band of a fair game', () => {
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
  ])('around %o is %o', (pledge, band) => expect(fairBand(pledge)).toEqual(band))

  test('holds nearly every game that is fair, and none that gives away twice the S', () => {
    const below = belowFrom(seededRandom(20_261_118))
    const outside = Array.from({ length: 200 }, () => played(below)).flatMap(({ drawn, pledges }) =>
      RARITIES.filter((rarity) => !isWithin(drawn[rarity], pledges[rarity])),
    )
    // A thousand counts: one is expected outside.
    expect(outside.length).toBeLessThan(6)
    const { drawn, pledges } = played(below)
    expect(isWithin(drawn.S * 2, pledges.S)).toBe(false)
  })
})

function isWithin(count: number, pledge: Pledge): boolean {
  const { low, high } = fairBand(pledge)
  return count >= low && count <= high
}

/** Two hundred pulls of one and of ten, as players mix them. */
function played(below: (n: number) => number) {
  const each = <Value>(value: () => Value) =>
    Object.fromEntries(RARITIES.map((rarity) => [rarity, value()])) as Record<Rarity, Value>
  const drawn = each(() => 0)
  const pledges = each(() => ({ thousandths: 0, varianceMillionths: 0 }))
  let throws = 0
  for (let i = 0; i < 200; i++) {
    const count = i % 3 === 0 ? 10 : 1
    const pledge = pledgeOf(count, throws, 1)
    for (const rarity of RARITIES) {
      pledges[rarity].thousandths += pledge[rarity].thousandths
      pledges[rarity].varianceMillionths += pledge[rarity].varianceMillionths
    }
    const result = pull(count, throws, below)
    for (const rarity of result.rarities) drawn[rarity]++
    throws = result.throws
  }
  return { drawn, pledges }
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeChiSquare, computeChiSquareLimit } from '../../test/chi-square.ts'
import { createRandomBelow, createSeededRandom } from '../random.ts'
import {
  CERTAIN_S_PLUS,
  drawRarity,
  PITY_LIMIT,
  drawPull,
  PULL_COST,
  planPull,
  drawSinglePull,
  drawTenPull,
  type PullCount,
} from './draw.ts'
import {
  BASE_ODDS_PER_MILLE,
  GUARANTEED_ODDS_PER_MILLE,
  RARITIES,
  getRarityRank,
  type OddsPerMille,
  type Rarity,
} from './rarity.ts'

const createDice = (seed: number) => createRandomBelow(createSeededRandom(seed))
/** Always returns the lowest number. It gives the most common rarity, unless a better one is guaranteed. */
const drawLowest = () => 0
const isAOrBetter = (rarity: Rarity) => getRarityRank(rarity) >= getRarityRank('A')
const isSPlusOrBetter = (rarity: Rarity) => getRarityRank(rarity) >= getRarityRank('S+')
const anyCounts = fc.array(fc.constantFrom<PullCount>(1, 10), { maxLength: 250 })
const anyPityCount = fc.integer({ min: 0, max: PITY_LIMIT - 1 })

describe('drawing a rarity', () => {
  test.each([
    [0, 'B', 'A'],
    [699, 'B', 'A'],
    [700, 'A', 'A'],
    [899, 'A', 'A'],
    [900, 'S', 'S'],
    [979, 'S', 'S'],
    [980, 'S+', 'S+'],
    [998, 'S+', 'S+'],
    [999, 'SS', 'SS'],
  ])('a draw of %i is %s, or %s when guaranteed', (drawn, base, guaranteed) => {
    expect(drawRarity(BASE_ODDS_PER_MILLE, () => drawn)).toBe(base)
    expect(drawRarity(GUARANTEED_ODDS_PER_MILLE, () => drawn)).toBe(guaranteed)
  })

  test.each<[string, OddsPerMille]>([
    ['base', BASE_ODDS_PER_MILLE],
    ['guaranteed', GUARANTEED_ODDS_PER_MILLE],
  ])('a million draws match the %s odds', (_, odds) => {
    const randomBelow = createDice(20_260_329)
    const counts = { B: 0, A: 0, S: 0, 'S+': 0, SS: 0 }
    for (let i = 0; i < 1_000_000; i++) counts[drawRarity(odds, randomBelow)]++
    const expected = RARITIES.map((rarity) => odds[rarity] * 1000)
    const freedom = expected.filter((n) => n > 0).length - 1
    expect(
      computeChiSquare(
        RARITIES.map((rarity) => counts[rarity]),
        expected,
      ),
    ).toBeLessThan(computeChiSquareLimit(freedom))
  })

  test('odds that do not sum to 1000 are an error', () => {
    expect(() => drawRarity({ ...BASE_ODDS_PER_MILLE, SS: 0 }, () => 999)).toThrow(RangeError)
  })
})

describe('single pulls', () => {
  test('every tenth card is A or better and the 80th an S+, for any random numbers', () => {
    let pityCount = 0
    for (let nth = 1; nth <= 2 * PITY_LIMIT; nth++) {
      const drawn = drawSinglePull(pityCount, drawLowest)
      const expected = nth % PITY_LIMIT === 0 ? 'S+' : nth % 10 === 0 ? 'A' : 'B'
      expect(drawn).toEqual({ rarity: expected, pityCount: nth % PITY_LIMIT })
      pityCount = drawn.pityCount
    }
  })

  test('the 80th card is an S+ for any random numbers and resets the pity count', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(drawSinglePull(79, createDice(seed))).toEqual({ rarity: 'S+', pityCount: 0 })
      }),
    )
  })

  test('an earlier S+ or SS does not reset the pity count', () => {
    expect(drawSinglePull(41, () => 999)).toEqual({ rarity: 'SS', pityCount: 42 })
  })
})

describe('ten-pulls', () => {
  test.each([
    [0, 10, 'A'],
    [9, 19, 'A'],
    [69, 79, 'A'],
    [70, 0, 'S+'],
    [75, 5, 'S+'],
    [79, 9, 'S+'],
  ])('a pity count of %i becomes %i, and the worst luck still gives one %s', (before, after, guaranteed) => {
    const drawn = drawTenPull(before, drawLowest)
    expect(drawn.pityCount).toBe(after)
    expect(drawn.rarities.toSorted()).toEqual([guaranteed, ...Array<Rarity>(9).fill('B')].toSorted())
  })

  test('contain ten cards, including the guaranteed one', () => {
    fc.assert(
      fc.property(anyPityCount, fc.integer(), (pityCount, seed) => {
        const { rarities } = drawTenPull(pityCount, createDice(seed))
        expect(rarities.length).toBe(10)
        expect(rarities.some(isAOrBetter)).toBe(true)
        if (pityCount + 10 >= PITY_LIMIT) expect(rarities).toContain('S+')
      }),
    )
  })

  test('put the guaranteed card in every position equally often', () => {
    const randomBelow = createDice(5)
    const places = Array<number>(10).fill(0)
    for (let i = 0; i < 20_000; i++) {
      const { rarities } = drawTenPull(0, (n) => (n === 1000 ? 0 : randomBelow(n)))
      const place = rarities.indexOf('A')
      places[place] = (places[place] ?? 0) + 1
    }
    expect(computeChiSquare(places, Array<number>(10).fill(2000))).toBeLessThan(computeChiSquareLimit(9))
  })
})

describe('any sequence of single and ten-pulls', () => {
  test('raises the pity count by the number of cards drawn, modulo 80', () => {
    fc.assert(
      fc.property(anyCounts, anyPityCount, fc.integer(), (counts, start, seed) => {
        const pulls = drawPulls(counts, start, createDice(seed))
        const cardCount = counts.reduce<number>((sum, count) => sum + count, 0)
        expect(pulls.flatMap((one) => one.rarities).length).toBe(cardCount)
        expect(pulls.at(-1)?.pityCount ?? start).toBe((start + cardCount) % PITY_LIMIT)
      }),
    )
  })

  test('gives one S+ each time the pity count reaches 80, and no other with the worst luck', () => {
    fc.assert(
      fc.property(anyCounts, anyPityCount, (counts, start) => {
        const pulls = drawPulls(counts, start, drawLowest)
        const cardCount = counts.reduce<number>((sum, count) => sum + count, 0)
        for (const one of pulls) expect(one.rarities.filter(isSPlusOrBetter)).toEqual(one.wraps ? ['S+'] : [])
        expect(pulls.filter((one) => one.wraps).length).toBe(Math.floor((start + cardCount) / PITY_LIMIT))
      }),
    )
  })

  test('consecutive pulls of 80 or more cards contain an S+ or SS, and those of 10 or more an A or better', () => {
    fc.assert(
      fc.property(anyCounts, anyPityCount, (counts, start) => {
        const pulls = drawPulls(counts, start, drawLowest)
        expect(hasWantedCardInEveryRun(PITY_LIMIT, pulls, isSPlusOrBetter)).toBe(true)
        expect(hasWantedCardInEveryRun(10, pulls, isAOrBetter)).toBe(true)
      }),
    )
  })
})

test('a plan lists the odds of every card', () => {
  expect(planPull(1, 8).odds).toEqual([BASE_ODDS_PER_MILLE])
  expect(planPull(1, 9).odds).toEqual([GUARANTEED_ODDS_PER_MILLE])
  expect(planPull(1, 79).odds).toEqual([CERTAIN_S_PLUS])
  expect(planPull(10, 3).odds).toEqual([GUARANTEED_ODDS_PER_MILLE, ...Array<OddsPerMille>(9).fill(BASE_ODDS_PER_MILLE)])
  expect(PULL_COST).toEqual({ 1: 10, 10: 100 })
})

test.each([-1, 80, 0.5, Number.NaN])('a pity count of %d is an error', (pityCount) => {
  expect(() => drawPull(1, pityCount, drawLowest)).toThrow(RangeError)
  expect(() => drawPull(10, pityCount, drawLowest)).toThrow(RangeError)
})

/** Returns the cards of each pull and the pity count after it. */
function drawPulls(counts: readonly PullCount[], start: number, randomBelow: (n: number) => number) {
  let pityCount = start
  return counts.map((count) => {
    const drawn = drawPull(count, pityCount, randomBelow)
    const wraps = pityCount + count >= PITY_LIMIT
    pityCount = drawn.pityCount
    return { count, wraps, ...drawn }
  })
}

/** Whether every run of consecutive pulls with at least `length` cards in total contains a wanted card. */
function hasWantedCardInEveryRun(
  length: number,
  pulls: ReturnType<typeof drawPulls>,
  isWanted: (rarity: Rarity) => boolean,
): boolean {
  return pulls.every((_, from) => {
    let cardCount = 0
    for (const one of pulls.slice(from)) {
      if (one.rarities.some(isWanted)) return true
      cardCount += one.count
      if (cardCount >= length) return false
    }
    return true
  })
}

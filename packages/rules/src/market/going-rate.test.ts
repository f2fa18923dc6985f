import { expect, test } from 'vitest'
import { computeEffectiveOdds, toDecimal } from '../summon/effective-odds.ts'
import { RARITIES } from '../summon/rarity.ts'
import { isUsedForCardMedian, isUsedForRates, computeGoingRate, SUMMON_VALUE } from './going-rate.ts'

const none = { market: undefined, rarity: undefined, card: undefined }

test('without sales, the cards of a summon are worth what it costs', () => {
  const odds = computeEffectiveOdds(10)
  expect(RARITIES.reduce((sum, rarity) => sum + toDecimal(odds[rarity]) * SUMMON_VALUE[rarity], 0)).toBeCloseTo(10, 1)
  expect(RARITIES.map((rarity) => computeGoingRate(rarity, none))).toEqual([3, 10, 28, 90, 500])
})

test.each([
  ['the whole pack goes for twice as much', { market: { buyers: 8, median: 2 } }, 56],
  ['too few bought anything', { market: { buyers: 7, median: 2 } }, 28],
  ['the whole pack goes for ten times as much', { market: { buyers: 900, median: 10 } }, 70],
  ['its rarity goes for 40', { rarity: { buyers: 25, median: 40 } }, 40],
  ['too few bought its rarity', { rarity: { buyers: 24, median: 40 } }, 28],
  ['its rarity goes for 900', { rarity: { buyers: 25, median: 900 } }, 56],
  ['the card goes for 30', { card: { buyers: 10, median: 30 } }, 30],
  ['too few bought the card', { card: { buyers: 9, median: 30 } }, 28],
  ['the card goes for 900', { card: { buyers: 10, median: 900 } }, 42],
  ['the card goes for 1', { card: { buyers: 10, median: 1 } }, 14],
  [
    'the rarity and the card are expensive',
    { rarity: { buyers: 25, median: 40 }, card: { buyers: 10, median: 55 } },
    55,
  ],
])('if %s, the rate of an S is', (_, sales, rate) => {
  expect(computeGoingRate('S', { ...none, ...sales })).toBe(rate)
})

test('no rate is below one gacha', () => {
  const worthless = { buyers: 99, median: 0 }
  expect(computeGoingRate('B', { market: worthless, rarity: worthless, card: worthless })).toBe(1)
})

test.each([
  [19, true],
  [20, false],
])('a sale at %i counts toward the rate of a card with a rate of 10: %j', (price, counts) => {
  expect(isUsedForCardMedian(price, 10)).toBe(counts)
})

test.each([
  [199, false],
  [200, true],
])('a purchase by a player who has earned %i gachas counts toward later rates: %j', (earned, counts) => {
  expect(isUsedForRates(earned)).toBe(counts)
})

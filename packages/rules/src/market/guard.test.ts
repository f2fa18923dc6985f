import { expect, test } from 'vitest'
import { RARITIES } from '../summon/rarity.ts'
import {
  findFraudSigns,
  computeSellerGain,
  computeGiftFromBuyer,
  computeGiftFromSeller,
  exceedsGivingLimit,
  computeGivingLimit,
  isRestricted,
  areSummonedCopiesExempt,
  computeSellerGainLimit,
  computeSellerLimit,
} from './guard.ts'

const DAY_MS = 86_400_000

test.each([
  [0, false, true],
  [365, false, true],
  [0, true, true],
  [30 - 1 / DAY_MS, true, true],
  [30, true, false],
])('an account that is %d days old, with a confirmed email: %j, is restricted: %j', (days, confirmed, restricted) => {
  expect(isRestricted(days * DAY_MS, confirmed)).toBe(restricted)
})

test.each([
  [0, 50],
  [580, 50],
  [1000, 85],
])('an account that has earned %i gachas may give away %i', (earned, limit) => {
  expect(computeGivingLimit(earned)).toBe(limit)
})

test.each([
  [12, 10, 2],
  [10, 10, 0],
  [7, 10, 0],
])('a buyer who pays %i for a card with a rate of %i gives away %i', (price, rate, gives) => {
  expect(computeGiftFromBuyer(price, rate)).toBe(gives)
})

test.each([
  ['a summoned card that goes for more than summoning costs', { rate: 60, summonValue: 28, wasBought: false }, 28],
  ['a summoned card that goes for less than summoning costs', { rate: 20, summonValue: 28, wasBought: false }, 20],
  ['a bought card', { rate: 60, summonValue: 28, wasBought: true }, 60],
])('a seller of %s gives away the difference to the fair price', (_, card, fair) => {
  expect([fair - 3, fair, fair + 3].map((price) => computeGiftFromSeller(price, card))).toEqual([3, 0, 0])
})

test.each([
  [{ given: 0, earned: 100 }, 50, false],
  [{ given: 0, earned: 100 }, 51, true],
  [{ given: 30, earned: 100 }, 20, false],
  [{ given: 30, earned: 100 }, 21, true],
  // An earlier account of the same person gave away more than the limit. Trades at the going rate are still allowed.
  [{ given: 500, earned: 100 }, 0, false],
])('an account with %j exceeds its limit by giving %i: %j', (giving, gives, tooMuch) => {
  expect(exceedsGivingLimit(giving, gives)).toBe(tooMuch)
})

const ordinary = {
  price: 100,
  rate: 100,
  summonValue: 90,
  buyer: { given: 0, earned: 580 },
  seller: { gachas: 0, gains: 0, buyers: 0, earned: 1000, earnedInTotal: 1000 },
}
const sold = { ...ordinary.seller, buyers: 1 }

test.each([
  [{}, []],
  [{ price: 150 }, []],
  [{ price: 151 }, ['above-rate']],
  [{ price: 151, buyer: undefined }, []],
  [{ price: 500, buyer: undefined }, ['far-from-rate']],
  [{ price: 500 }, ['above-rate', 'seller-limit', 'far-from-rate']],
  [{ seller: { ...sold, gachas: 799 } }, []],
  [{ seller: { ...sold, gachas: 800 } }, ['seller-limit']],
  [{ seller: { ...sold, gachas: 800, earned: 1002 } }, []],
  // The price is ten gachas above the summon value, whatever the recent prices are.
  [{ seller: { ...sold, gains: 230 } }, []],
  [{ seller: { ...sold, gains: 231 } }, ['seller-limit']],
  [{ seller: { ...sold, gains: 231, earnedInTotal: 1005 } }, []],
  [{ price: 90, seller: { ...sold, gains: 231 } }, []],
  [{ seller: { ...sold, gachas: 9000, gains: 900, buyers: 90, earned: 0 }, buyer: undefined }, []],
  [{ seller: { ...sold, gachas: 400, buyers: 9 } }, []],
  [{ seller: { ...sold, gachas: 400, buyers: 10 } }, ['many-buyers']],
  // The limits for sellers do not apply to this card, but the limits for buyers do.
  [{ price: 150, seller: undefined }, []],
  [{ price: 151, seller: undefined }, ['above-rate']],
])('a purchase with %o shows %j', (change, signs) => {
  expect(findFraudSigns({ ...ordinary, ...change })).toEqual(signs)
})

test('restricted accounts may pay a seller 300 gachas a week plus half of what the seller earned by playing', () => {
  expect([computeSellerLimit(0), computeSellerLimit(3001)]).toEqual([300, 1800])
})

test.each([
  ['120 gachas without any earnings', 0, 0, 120],
  ['at least 120 gachas', 500, 500, 120],
  ['24 % of the earnings of these days', 2000, 2000, 480],
  ['24 % of all earnings while they are low', 0, 1000, 240],
  ['at most 300 for earlier earnings', 0, 9000, 300],
])('of these payments may be above the summon values: %s', (_, earned, earnedInTotal, limit) => {
  expect(computeSellerGainLimit({ earned, earnedInTotal })).toBe(limit)
})

test('a price counts as above the summon value only by the difference', () => {
  expect([computeSellerGain(13, 10), computeSellerGain(10, 10), computeSellerGain(3, 10)]).toEqual([3, 0, 0])
})

test('the limits of a seller ignore only an SS that the seller summoned', () => {
  expect(RARITIES.filter(areSummonedCopiesExempt)).toEqual(['SS'])
})

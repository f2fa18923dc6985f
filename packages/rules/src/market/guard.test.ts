import { expect, test } from 'vitest'
import { findSigns, givenByBuyer, givenBySeller, givesTooMuch, givingLimit, isBound, sellerLimit } from './guard.ts'

const DAY_MS = 86_400_000

test.each([
  [0, false, true],
  [365, false, true],
  [0, true, true],
  [30 - 1 / DAY_MS, true, true],
  [30, true, false],
])('an account of %d days, its e-mail confirmed: %j, is bound: %j', (days, confirmed, bound) => {
  expect(isBound(days * DAY_MS, confirmed)).toBe(bound)
})

test.each([
  [100, 9],
  [580, 52],
  [0, 0],
])('who earned %i gachas may give away %i', (earned, limit) => {
  expect(givingLimit(earned)).toBe(limit)
})

test.each([
  [12, 10, 2, 0],
  [10, 10, 0, 0],
  [7, 10, 0, 3],
])('at %i for a card that goes for %i the buyer gives %i and the seller %i', (price, rate, byBuyer, bySeller) => {
  expect([givenByBuyer(price, rate), givenBySeller(price, rate)]).toEqual([byBuyer, bySeller])
})

test.each([
  [{ given: 0, earned: 100 }, 9, false],
  [{ given: 0, earned: 100 }, 10, true],
  [{ given: 5, earned: 100 }, 4, false],
  [{ given: 5, earned: 100 }, 5, true],
  // What an earlier account gave away is more than this one may: at the going rate it still trades.
  [{ given: 500, earned: 100 }, 0, false],
])('%j gives %i too much: %j', (giving, gives, tooMuch) => {
  expect(givesTooMuch(giving, gives)).toBe(tooMuch)
})

const ordinary = {
  price: 100,
  rate: 100,
  buyer: { given: 0, earned: 580 },
  seller: { gachas: 0, buyers: 0, earned: 0 },
}

test.each([
  [{}, []],
  [{ price: 152 }, []],
  [{ price: 153 }, ['above-rate']],
  [{ price: 153, buyer: undefined }, []],
  [{ price: 500, buyer: undefined }, ['far-from-rate']],
  [{ price: 500 }, ['above-rate', 'far-from-rate']],
  [{ seller: { gachas: 299, buyers: 1, earned: 0 } }, []],
  [{ seller: { gachas: 300, buyers: 1, earned: 0 } }, ['seller-limit']],
  [{ seller: { gachas: 300, buyers: 1, earned: 2 } }, []],
  [{ seller: { gachas: 9000, buyers: 90, earned: 0 }, buyer: undefined }, []],
  [{ seller: { gachas: 150, buyers: 9, earned: 0 } }, []],
  [{ seller: { gachas: 150, buyers: 10, earned: 0 } }, ['many-buyers']],
])('a purchase with %o shows %j', (change, signs) => {
  expect(findSigns({ ...ordinary, ...change })).toEqual(signs)
})

test('a seller is paid 300 gachas a week by bound accounts, and half of what the seller earned by playing', () => {
  expect([sellerLimit(0), sellerLimit(3001)]).toEqual([300, 1800])
})

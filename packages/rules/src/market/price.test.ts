import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canBuy, isPrice, computeMedian } from './price.ts'

test('a price is a whole number from 1 to 999,999', () => {
  const tried = [-1, 0, 0.5, 1, 1.5, 999_999, 1_000_000, Number.NaN, Infinity]
  expect(tried.filter(isPrice)).toEqual([1, 999_999])
})

test.each([
  [100, 99, true],
  [100, 100, true],
  [100, 101, false],
  [0, 1, false],
])('a player with %i gachas and a card for %i', (balance, price, affordable) => {
  expect(canBuy(balance, price)).toBe(affordable)
})

test.each([
  [[], undefined],
  [[7], 7],
  [[30, 10, 20], 20],
  [[9, 100], 54.5],
  [[100, 9, 20, 30], 25],
])('the median of %j is %d', (prices, middle) => {
  expect(computeMedian(prices)).toBe(middle)
})

test('the median has as many prices above as below, and the list does not change', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1 }), (prices) => {
      const before = [...prices]
      const middle = computeMedian(prices) ?? Number.NaN
      expect(prices).toEqual(before)
      const [above, below] = [prices.filter((price) => price > middle), prices.filter((price) => price < middle)]
      expect(above.length <= prices.length / 2 && below.length <= prices.length / 2).toBe(true)
    }),
  )
})

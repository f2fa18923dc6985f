import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeChiSquare, computeChiSquareLimit } from '../test/chi-square.ts'
import { createRandomBelow, pickOne, createSeededRandom, shuffle } from './random.ts'

test('the same seed gives the same fractions, and a different seed different ones', () => {
  const run = (seed: number) => Array.from({ length: 20 }, createSeededRandom(seed))
  expect(run(7)).toEqual(run(7))
  expect(run(7)).not.toEqual(run(8))
  expect(run(7)).not.toEqual(run(7 + 2 ** 32))
})

test('fractions are in [0, 1), and integers are below their limit', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, n) => {
      const random = createSeededRandom(seed)
      const fraction = random()
      const drawn = createRandomBelow(random)(n)
      expect(fraction >= 0 && fraction < 1).toBe(true)
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
    }),
  )
})

test('a shuffle keeps every item and does not change its argument', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items]
      const shuffled = shuffle(items, createRandomBelow(createSeededRandom(seed)))
      expect(items).toEqual(before)
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b))
    }),
  )
})

test('all orders of four items are equally likely', () => {
  const randomBelow = createRandomBelow(createSeededRandom(1))
  const seen = new Map<string, number>()
  for (let i = 0; i < 48_000; i++) {
    const order = shuffle(['a', 'b', 'c', 'd'], randomBelow).join('')
    seen.set(order, (seen.get(order) ?? 0) + 1)
  }
  expect(seen.size).toBe(24)
  expect(
    computeChiSquare(
      [...seen.values()],
      Array.from({ length: 24 }, () => 2000),
    ),
  ).toBeLessThan(computeChiSquareLimit(23))
})

test('picks one of the choices, and fails if there is none', () => {
  expect(pickOne(['a', 'b', 'c'], () => 2)).toBe('c')
  expect(() => pickOne([], () => 0)).toThrow(RangeError)
})

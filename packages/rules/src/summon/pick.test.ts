import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeChiSquare, computeChiSquareLimit } from '../../test/chi-square.ts'
import { createRandomBelow, createSeededRandom, shuffle } from '../random.ts'
import { pickCard, selectPool, type CardPools } from './pick.ts'

const whole: CardPools = { B: ['b1', 'b2'], A: ['a1'], S: ['s1'], 'S+': ['p1'], SS: ['z1'] }
const banner: CardPools = { B: ['b2'], A: [], S: ['s1'], 'S+': [], SS: [] }

test('a banner gives its own cards, and cards of the whole pool for rarities that it lacks', () => {
  expect(selectPool('B', banner, whole)).toEqual(['b2'])
  expect(selectPool('A', banner, whole)).toEqual(['a1'])
  expect(pickCard('SS', banner, whole, () => 0)).toBe('z1')
})

test('the order of a pool does not change the card drawn', () => {
  const ids = ['kitsune', 'tanuki', 'oni', 'Kappa', 'ñ', 'tengu10', 'tengu9']
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: ids.length - 1 }), (seed, drawn) => {
      const mixed = { ...whole, S: shuffle(ids, createRandomBelow(createSeededRandom(seed))) }
      expect(pickCard('S', mixed, whole, () => drawn)).toBe(ids.toSorted()[drawn])
    }),
  )
})

test('all cards of a rarity are equally likely', () => {
  const randomBelow = createRandomBelow(createSeededRandom(3))
  const ids = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6']
  const counts = ids.map(() => 0)
  for (let i = 0; i < 35_000; i++) {
    const at = ids.indexOf(pickCard('B', { ...whole, B: ids }, whole, randomBelow))
    counts[at] = (counts[at] ?? 0) + 1
  }
  expect(
    computeChiSquare(
      counts,
      ids.map(() => 5000),
    ),
  ).toBeLessThan(computeChiSquareLimit(6))
})

test('a rarity without any card is an error', () => {
  expect(() => pickCard('SS', banner, { ...whole, SS: [] }, () => 0)).toThrow(RangeError)
})

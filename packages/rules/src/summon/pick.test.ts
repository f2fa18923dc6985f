import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chiSquare, chiSquareLimit } from '../../test/chi-square.ts'
import { belowFrom, seededRandom, shuffle } from '../random.ts'
import { pickCard, poolFor, type CardPools } from './pick.ts'

const whole: CardPools = { B: ['b1', 'b2'], A: ['a1'], S: ['s1'], 'S+': ['p1'], SS: ['z1'] }
const banner: CardPools = { B: ['b2'], A: [], S: ['s1'], 'S+': [], SS: [] }

test('a banner gives its own cards and the whole pool the rarities that it lacks', () => {
  expect(poolFor('B', banner, whole)).toEqual(['b2'])
  expect(poolFor('A', banner, whole)).toEqual(['a1'])
  expect(pickCard('SS', banner, whole, () => 0)).toBe('z1')
})

test('the order in which a pool is given does not change the card drawn', () => {
  const ids = ['kitsune', 'tanuki', 'oni', 'Kappa', 'ñ', 'tengu10', 'tengu9']
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: ids.length - 1 }), (seed, drawn) => {
      const mixed = { ...whole, S: shuffle(ids, belowFrom(seededRandom(seed))) }
      expect(pickCard('S', mixed, whole, () => drawn)).toBe(ids.toSorted()[drawn])
    }),
  )
})

test('every card of a rarity comes as often as the others', () => {
  const below = belowFrom(seededRandom(3))
  const ids = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6']
  const counts = ids.map(() => 0)
  for (let i = 0; i < 35_000; i++) {
    const at = ids.indexOf(pickCard('B', { ...whole, B: ids }, whole, below))
    counts[at] = (counts[at] ?? 0) + 1
  }
  expect(
    chiSquare(
      counts,
      ids.map(() => 5000),
    ),
  ).toBeLessThan(chiSquareLimit(6))
})

test('a rarity of which no card exists is a fault', () => {
  expect(() => pickCard('SS', banner, { ...whole, SS: [] }, () => 0)).toThrow(RangeError)
})

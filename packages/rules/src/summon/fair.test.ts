import { hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeChiSquare, computeChiSquareLimit } from '../../test/chi-square.ts'
import { computeCommitment, createFairRandomBelow, replayPull, drawUniformBelow, type FairPull } from './fair.ts'
import type { CardPools } from './pick.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const pools: CardPools = { B: ['b3', 'b1', 'b2'], A: ['a2', 'a1'], S: [], 'S+': ['p1'], SS: [] }
const fallback: CardPools = { B: ['b9'], A: ['a9'], S: ['s2', 's1', 's3'], 'S+': ['p9'], SS: ['z1'] }

function createFairPull(changes: Partial<FairPull>): FairPull {
  return { serverSeed: SEED, clientSeed: 'otogi', counter: 0, count: 10, pityCount: 0, pools, fallback, ...changes }
}

describe('the random numbers of a pull', () => {
  test('are those of the published algorithm', () => {
    const randomBelow = createFairRandomBelow(SEED, 'lantern festival ñ', 7)
    const bounds = [...Array<number>(10).fill(1000), 10, 7, 3, 2, 2 ** 47 + 1, 2 ** 47 + 1, 1000]
    expect(bounds.map(randomBelow)).toEqual([
      214, 492, 824, 986, 166, 960, 173, 455, 842, 584, 2, 6, 0, 0, 118_967_100_183_236, 77_750_624_011_077, 477,
    ])
  })

  test('are the same for a seed in bytes and in hexadecimal', () => {
    const [text, bytes] = [createFairRandomBelow(SEED, 'a', 0), createFairRandomBelow(hexToBytes(SEED), 'a', 0)]
    for (let i = 0; i < 20; i++) expect(text(1000)).toBe(bytes(1000))
    expect(computeCommitment(hexToBytes(SEED))).toBe(computeCommitment(SEED))
  })

  test('change with the server seed, the client seed and the counter', () => {
    const draws = (seed: string, client: string, counter: number) => {
      const randomBelow = createFairRandomBelow(seed, client, counter)
      return Array.from({ length: 8 }, () => randomBelow(1000)).join()
    }
    const streams = [draws(SEED, 'a', 0), draws(SEED, 'b', 0), draws(SEED, 'a', 1), draws(`ff${SEED}`, 'a', 0)]
    expect(new Set(streams).size).toBe(4)
  })

  test.each([3, 7, 1000])('are uniform below %i', (n) => {
    const randomBelow = createFairRandomBelow(SEED, 'uniform', n)
    const counts = Array<number>(n).fill(0)
    for (let i = 0; i < 60_000; i++) {
      const drawn = randomBelow(n)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    expect(computeChiSquare(counts, Array<number>(n).fill(60_000 / n))).toBeLessThan(computeChiSquareLimit(n - 1))
  })
})

describe('a number below n from 48 bits', () => {
  const drawsOf =
    (...values: number[]) =>
    () =>
      values.shift() ?? Number.NaN

  test('is drawn again if it is not below the largest multiple of n', () => {
    expect(drawUniformBelow(3, drawsOf(2 ** 48 - 1, 5))).toBe(2)
    expect(drawUniformBelow(3, drawsOf(2 ** 48 - 2))).toBe(2)
    expect(drawUniformBelow(2, drawsOf(2 ** 48 - 1))).toBe(1)
    expect(drawUniformBelow(2 ** 47 + 1, drawsOf(2 ** 47 + 1, 2 ** 48 - 1, 4))).toBe(4)
  })

  test('accepts exactly the values of n from 1 to 2^48', () => {
    expect(drawUniformBelow(1, drawsOf(77))).toBe(0)
    expect(drawUniformBelow(2 ** 48, drawsOf(2 ** 48 - 1))).toBe(2 ** 48 - 1)
    for (const n of [0, -1, 1.5, 2 ** 48 + 1, Number.NaN])
      expect(() => drawUniformBelow(n, () => 0)).toThrow(RangeError)
  })
})

test('the commitment is the SHA-256 of the seed', () => {
  expect(computeCommitment(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
})

describe('a replayed pull', () => {
  test.each<[Partial<FairPull>, string, string, number]>([
    [{ pityCount: 20, counter: 0 }, 'B A A B A A B A A B', 'b3 a1 a2 b1 a2 a2 b3 a2 a1 b1', 30],
    [{ pityCount: 75, counter: 1 }, 'B B B A B S+ B B B B', 'b2 b2 b2 a2 b1 p1 b3 b1 b1 b1', 5],
    [{ count: 1, pityCount: 79, counter: 2 }, 'S+', 'p1', 0],
    [{ count: 1, pityCount: 19, counter: 3 }, 'A', 'a1', 20],
    [{ count: 1, pityCount: 0, counter: 4 }, 'A', 'a2', 1],
  ])('%j', (changes, rarities, cards, pityCount) => {
    expect(replayPull(createFairPull(changes))).toEqual({
      rarities: rarities.split(' '),
      cards: cards.split(' '),
      pityCount,
    })
  })

  test('gives the same cards for any order of the pools, each with the drawn rarity', () => {
    const sorted: CardPools = { ...pools, B: ['b1', 'b2', 'b3'], A: ['a1', 'a2'] }
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 0, max: 79 }), (clientSeed, counter, pityCount) => {
        const drawn = replayPull(createFairPull({ clientSeed, counter, pityCount }))
        expect(replayPull(createFairPull({ clientSeed, counter, pityCount, pools: sorted }))).toEqual(drawn)
        drawn.rarities.forEach((rarity, i) => {
          const pool = pools[rarity].length > 0 ? pools[rarity] : fallback[rarity]
          expect(pool).toContain(drawn.cards[i])
        })
      }),
    )
  })
})

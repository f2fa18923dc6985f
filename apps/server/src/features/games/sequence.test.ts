import { GAMES, MODES } from '@otogi/rules/games/games'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { keyedHash } from '../../platform/secrets.ts'
import { sequenceFrom } from './sequence.ts'

vi.mock('../../platform/secrets.ts', async (original) => {
  const real = await original<typeof import('../../platform/secrets.ts')>()
  return { ...real, keyedHash: vi.fn<typeof real.keyedHash>(real.keyedHash) }
})

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes))
const poolOf = (size: number) => Array.from({ length: size }, (_, i) => `id-${i}`)
const game = fc.constantFrom(...GAMES)
const mode = fc.constantFrom(...MODES)
const day = fc.integer({ min: 18_000, max: 40_000 })

test('each run through the pool shows everything once', () => {
  fc.assert(
    fc.property(key, game, mode, fc.integer({ min: 1, max: 30 }), day, (secret, one, of, size, from) => {
      const sequence = sequenceFrom(secret)
      const pool = poolOf(size)
      const start = Math.ceil(from / size) * size
      const run = pool.map((_, i) => sequence.common(pool, one, of, start + i))
      expect(run.toSorted()).toEqual(pool.toSorted())
    }),
    { numRuns: 60 },
  )
})

test('no two days in a row show the same, even where one run ends and the next begins', () => {
  fc.assert(
    fc.property(key, game, mode, fc.integer({ min: 3, max: 8 }), day, (secret, one, of, size, from) => {
      const sequence = sequenceFrom(secret)
      const pool = poolOf(size)
      const shown = Array.from({ length: 3 * size }, (_, i) => sequence.common(pool, one, of, from + i))
      for (const [i, id] of shown.entries()) expect(id).not.toBe(shown[i + 1])
    }),
    { numRuns: 60 },
  )
})

test('games, modes, runs and secrets each have an order of their own', () => {
  const orderOf = (secret: string, one: (typeof GAMES)[number], of: 0 | 1 | 2, run: number) => {
    const sequence = sequenceFrom(Buffer.from(secret))
    const pool = poolOf(40)
    return pool.map((_, i) => sequence.common(pool, one, of, 18_000 + run * 40 + i)).join(' ')
  }
  const orders = [
    orderOf('one', 'image', 0, 0),
    orderOf('one', 'image', 1, 0),
    orderOf('one', 'pixel', 0, 0),
    orderOf('one', 'image', 0, 1),
    orderOf('two', 'image', 0, 0),
  ]
  expect(new Set(orders).size).toBe(5)
  expect(orderOf('one', 'image', 0, 0)).toBe(orders[0])
})

test('an order is made once for a pool, and anew for another pool', () => {
  const sequence = sequenceFrom(Buffer.from('one'))
  const pool = poolOf(30)
  sequence.common(pool, 'image', 0, 18_000)
  vi.mocked(keyedHash).mockClear()
  for (let day = 18_000; day < 18_030; day++) sequence.common(pool, 'image', 0, day)
  expect(keyedHash).not.toHaveBeenCalled()
  const other = ['x', 'y', 'z']
  expect(other).toContain(sequence.common(other, 'image', 0, 18_000))
})

test('personal puzzles repeat nothing seen while the pool lasts', () => {
  fc.assert(
    fc.property(key, game, fc.integer({ min: 1, max: 8 }), (secret, one, size) => {
      const sequence = sequenceFrom(secret)
      const seen = ['id-0']
      for (let resetNo = 1; resetNo <= 5; resetNo++) {
        const round = { playerId: 'p', day: '2026-11-18', game: one, mode: 0, resetNo } as const
        seen.push(sequence.personal(poolOf(size), round, { inRound: seen, inOtherModes: [] }))
      }
      expect(new Set(seen).size).toBe(Math.min(6, size))
    }),
  )
})

test('personal puzzles keep clear of the other modes while the pool lasts, and then of their own round', () => {
  fc.assert(
    fc.property(key, game, fc.integer({ min: 3, max: 12 }), (secret, one, size) => {
      const sequence = sequenceFrom(secret)
      const inOtherModes = ['id-1', 'id-2']
      const inRound = ['id-0']
      for (let resetNo = 1; resetNo <= 5; resetNo++) {
        const round = { playerId: 'p', day: '2026-11-18', game: one, mode: 0, resetNo } as const
        inRound.push(sequence.personal(poolOf(size), round, { inRound, inOtherModes }))
      }
      const clear = inRound.slice(0, size - 2)
      expect(clear.filter((id) => inOtherModes.includes(id))).toEqual([])
      expect(new Set(inRound).size).toBe(Math.min(6, size))
    }),
  )
})

test('two players who reset the same puzzle go different ways', () => {
  const sequence = sequenceFrom(Buffer.from('one'))
  const ways = Array.from({ length: 20 }, (_, n) =>
    sequence.personal(
      poolOf(50),
      { playerId: `p${n}`, day: '2026-11-18', game: 'image', mode: 0, resetNo: 1 },
      {
        inRound: ['id-0'],
        inOtherModes: [],
      },
    ),
  )
  expect(new Set(ways).size).toBeGreaterThan(10)
})

import { createSecretKey } from 'node:crypto'
import { GAMES, MODES } from '@otogi/rules/games/games'
import { countDaysWithoutRepeat, listAvailableAnswers } from '@otogi/rules/games/schedule'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSequence, type Sequence } from './sequence.ts'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes))
const createPool = (size: number) => Array.from({ length: size }, (_, i) => `id-${i}`)
const game = fc.constantFrom(...GAMES)
const mode = fc.constantFrom(...MODES)
const day = fc.integer({ min: 0, max: 40_000 })

const toKeys = (bytes: Buffer) => ({ order: createSecretKey(bytes), resets: createSecretKey(bytes) })

test('no answer repeats within half a pool', () => {
  fc.assert(
    fc.property(key, game, mode, fc.integer({ min: 3, max: 30 }), day, (secret, one, of, size, from) => {
      const sequence = createSequence(toKeys(secret))
      const pool = createPool(size)
      const shown = Array.from({ length: 4 * size }, (_, i) => sequence.common(pool, one, of, from + i))
      for (const [i, id] of shown.entries()) {
        const again = shown.indexOf(id, i + 1)
        if (again !== -1) expect(again - i).toBeGreaterThanOrEqual(size / 2)
      }
    }),
    { numRuns: 60 },
  )
})

/** Chooses the answers of consecutive days as the schedule does. Returns their positions in the pool. */
function chooseAnswers(sequence: Sequence, pool: readonly string[], days: number): readonly number[] {
  const answers: string[] = []
  for (let day = 0; day < days; day++) {
    const before = answers.slice(-pool.length).toReversed()
    answers.push(sequence.choose(listAvailableAnswers(pool, { before, after: [] }), 'image', 0, 18_000 + day))
  }
  return answers.map((answer) => pool.indexOf(answer))
}

describe('a player who knows all past answers', () => {
  const SIZE = 29
  const DAYS = 20_000
  const pool = createPool(SIZE)
  const sequence = createSequence(toKeys(Buffer.from('a fixed secret')))
  const answers = chooseAnswers(sequence, pool, DAYS)

  /** Returns the share of correct guesses by a player who knows the previous days' answers. */
  function computeHitRate(
    chooseGuess: (past: { lastDay: readonly number[]; useCounts: readonly number[] }, day: number) => number,
  ) {
    const lastDay = pool.map(() => -1)
    const useCounts = pool.map(() => 0)
    let right = 0
    for (const [day, answer] of answers.entries()) {
      if (day > 10 * SIZE && chooseGuess({ lastDay, useCounts }, day) === answer) right += 1
      lastDay[answer] = day
      useCounts[answer] = (useCounts[answer] ?? 0) + 1
    }
    return right / (DAYS - 10 * SIZE)
  }

  const rested = (lastDay: readonly number[], day: number) =>
    pool.map((_, id) => id).filter((id) => day - (lastDay[id] ?? 0) > countDaysWithoutRepeat(SIZE))
  const best = (ids: readonly number[], scoreOf: (id: number) => number) =>
    ids.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0] ?? 0

  test.each([
    [
      'the least recent one',
      computeHitRate(({ lastDay }) =>
        best(
          pool.map((_, id) => id),
          (id) => -(lastDay[id] ?? 0),
        ),
      ),
    ],
    [
      'one that is just old enough to return',
      computeHitRate(({ lastDay }, day) => best(rested(lastDay, day), (id) => lastDay[id] ?? 0)),
    ],
    [
      'the rarest so far',
      computeHitRate(({ lastDay, useCounts }, day) => best(rested(lastDay, day), (id) => -(useCounts[id] ?? 0))),
    ],
    [
      'the most frequent so far',
      computeHitRate(({ lastDay, useCounts }, day) => best(rested(lastDay, day), (id) => useCounts[id] ?? 0)),
    ],
    ['the answer from one cycle ago', computeHitRate((_, day) => answers[day - SIZE] ?? 0)],
  ])('who guesses %s is right at most once in fifteen guesses', (_, rate) => {
    const fair = 1 / (SIZE - countDaysWithoutRepeat(SIZE))
    expect(fair).toBe(1 / 15)
    expect(rate).toBeLessThan(fair + 4 * Math.sqrt((fair * (1 - fair)) / DAYS))
  })
})

test('each game, mode and secret has its own sequence, the same after a restart', () => {
  const runOf = (secret: string, one: (typeof GAMES)[number], of: 0 | 1 | 2) => {
    const sequence = createSequence(toKeys(Buffer.from(secret)))
    const pool = createPool(40)
    return pool.map((_, i) => sequence.common(pool, one, of, 20_000 + i)).join(' ')
  }
  const runs = [runOf('one', 'image', 0), runOf('one', 'image', 1), runOf('one', 'pixel', 0), runOf('two', 'image', 0)]
  expect(new Set(runs).size).toBe(4)
  expect(runOf('one', 'image', 0)).toBe(runs[0])
})

test('the answer to a day’s puzzle does not depend on which days were requested before', () => {
  const pool = createPool(29)
  const days = [20_000, 20_500, 19_000, 20_001, 0, 20_000]
  const sequence = createSequence(toKeys(Buffer.from('one')))
  const answers = days.map((at) => sequence.common(pool, 'eyes', 1, at))
  const alone = days.map((at) => createSequence(toKeys(Buffer.from('one'))).common(pool, 'eyes', 1, at))
  expect(answers).toEqual(alone)
})

test('a different pool has a different sequence', () => {
  const sequence = createSequence(toKeys(Buffer.from('one')))
  sequence.common(createPool(30), 'image', 0, 18_000)
  const other = ['x', 'y', 'z']
  expect(other).toContain(sequence.common(other, 'image', 0, 18_000))
})

test('personal puzzles repeat nothing until the pool is used up', () => {
  fc.assert(
    fc.property(key, game, fc.integer({ min: 1, max: 8 }), (secret, one, size) => {
      const sequence = createSequence(toKeys(secret))
      const seen = ['id-0']
      for (let resetNo = 1; resetNo <= 5; resetNo++) {
        const round = { playerId: 'p', day: '2026-11-18', game: one, mode: 0, resetNo } as const
        seen.push(sequence.personal(createPool(size), round, { inRound: seen, inOtherModes: [] }))
      }
      expect(new Set(seen).size).toBe(Math.min(6, size))
    }),
  )
})

test('personal puzzles avoid the answers of other modes until the pool is used up, then their own', () => {
  fc.assert(
    fc.property(key, game, fc.integer({ min: 3, max: 12 }), (secret, one, size) => {
      const sequence = createSequence(toKeys(secret))
      const inOtherModes = ['id-1', 'id-2']
      const inRound = ['id-0']
      for (let resetNo = 1; resetNo <= 5; resetNo++) {
        const round = { playerId: 'p', day: '2026-11-18', game: one, mode: 0, resetNo } as const
        inRound.push(sequence.personal(createPool(size), round, { inRound, inOtherModes }))
      }
      const clear = inRound.slice(0, size - 2)
      expect(clear.filter((id) => inOtherModes.includes(id))).toEqual([])
      expect(new Set(inRound).size).toBe(Math.min(6, size))
    }),
  )
})

test('two players who reset the same puzzle get different ones', () => {
  const sequence = createSequence(toKeys(Buffer.from('one')))
  const ways = Array.from({ length: 20 }, (_, n) =>
    sequence.personal(
      createPool(50),
      { playerId: `p${n}`, day: '2026-11-18', game: 'image', mode: 0, resetNo: 1 },
      {
        inRound: ['id-0'],
        inOtherModes: [],
      },
    ),
  )
  expect(new Set(ways).size).toBeGreaterThan(10)
})

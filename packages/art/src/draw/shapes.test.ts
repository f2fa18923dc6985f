import { describe, expect, test } from 'vitest'
import type { Point } from './geometry.ts'
import { traceLock, LOCK_PROFILES, type LockProfileName, buildLock, buildRibbon } from './lock.ts'
import { brush, PROFILES, type ProfileName } from './stroke.ts'

const curve: readonly Point[] = [
  [0, 0],
  [40, 80],
  [10, 160],
]
const down: readonly Point[] = [
  [0, 0],
  [0, 100],
]
const profileNames = Object.keys(PROFILES) as ProfileName[]
const lockProfileNames = Object.keys(LOCK_PROFILES) as LockProfileName[]

function findStartAndEnd(data: string): string[] {
  const [start] = data.slice(1).split('C')
  const end = data.slice(0, -1).split(' ').slice(-2).join(' ')
  return [start ?? '', end]
}

describe.each(profileNames)('the %s stroke', (profile) => {
  test('is a closed shape', () => {
    const data = brush(curve, 6, profile)
    expect(data).toMatch(/^M[^M]*Z$/)
    const [start, end] = findStartAndEnd(data)
    expect(end).toBe(start)
  })

  test('is never wider than the given width', () => {
    for (let step = 0; step <= 20; step++) {
      expect(PROFILES[profile](step / 20)).toBeGreaterThanOrEqual(0)
      expect(PROFILES[profile](step / 20)).toBeLessThanOrEqual(1)
    }
  })
})

describe.each(lockProfileNames)('the %s lock', (profile) => {
  test('is a closed shape', () => {
    const { outline } = buildLock(curve, 40, { profile })
    expect(outline).toMatch(/^M[^M]*Z$/)
    const [start, end] = findStartAndEnd(outline)
    expect(end).toBe(start)
  })

  test('runs along its spine', () => {
    const { at, spine } = buildLock(curve, 40, { profile })
    expect(at(0.5, 0)[0]).toBeCloseTo(spine[0]?.[0] ?? Number.NaN)
    expect(at(0.5, 2)[1]).toBeCloseTo(spine.at(-1)?.[1] ?? Number.NaN)
  })
})

test('the distance across a lock is its width', () => {
  const strand = buildLock(down, 40, { profile: 'rope' })
  expect(strand.at(0, 0.5)[0]).toBeCloseTo(-20)
  expect(strand.at(1, 0.5)[0]).toBeCloseTo(20)
})

test('an edge follows the lock between two places', () => {
  const points = traceLock(buildLock(down, 40), 0.5, 0.2, 0.6, 4)
  expect(points.map(([, y]) => Math.round(y))).toEqual([20, 30, 40, 50, 60])
})

test('a ribbon takes its sides from numbers or functions', () => {
  const strand = buildLock(curve, 40)
  expect(buildRibbon(strand, () => 0.2, 0.8)).toBe(buildRibbon(strand, 0.2, () => 0.8))
  expect(buildRibbon(strand, 0.2, 0.8)).toMatch(/^M[^M]*Z$/)
})

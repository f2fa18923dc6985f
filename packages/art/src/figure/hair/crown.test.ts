import { describe, expect, it, test } from 'vitest'
import { Canvas } from '../../draw/canvas.ts'
import { createTestFigure } from '../../../test/figure.ts'
import { COMBED_KINDS, createCombedLocks } from './combed.ts'
import { createCrownLocks } from './crown.ts'
import { drawHair } from './hair.ts'
import { createHairPalette } from './palette.ts'

function drawFront(covered: boolean, tufts = 1): { svg: string; definitions: string } {
  const canvas = new Canvas('t')
  const hair = { color: '#8a4a2a', front: 'm', tufts }
  const svg = drawHair(canvas, createTestFigure('girl'), hair, 'seed', covered).front
  return { svg, definitions: canvas.definitions() }
}

describe('hair on the crown', () => {
  const locks = createCrownLocks(16, 'seed')

  it('is at least nine locks from one whorl', () => {
    expect(locks.length).toBeGreaterThanOrEqual(9)
    for (const { points } of locks)
      expect(Math.hypot((points[0]?.[0] ?? 0) + 14, (points[0]?.[1] ?? 0) + 181)).toBeLessThan(12)
  })

  it('ends at different heights', () => {
    expect(new Set(locks.map(({ points }) => Math.round(points.at(-1)?.[1] ?? 0))).size).toBeGreaterThan(5)
  })

  it('differs in tone from lock to lock', () => {
    const base = createHairPalette({ color: '#8a4a2a' }).base
    const tones = [...drawFront(false).definitions.matchAll(/offset="0.28" stop-color="([^"]+)"/g)].map(
      ([, tone]) => tone,
    )
    expect(tones).toContain(base)
    expect(new Set(tones).size).toBeGreaterThanOrEqual(3)
  })

  test.each<[string, boolean, number]>([
    ['under a hat', true, 1],
    ['if it is smooth', false, 0],
  ])('has no stray hairs %s', (_, covered, tufts) => {
    expect(drawFront(covered, tufts).svg.length).toBeLessThan(drawFront(false).svg.length)
  })
})

describe('combed hair', () => {
  test.each(COMBED_KINDS)('of a %s cap is at least nine locks that run from the hairline over the top', (kind) => {
    const locks = createCombedLocks(kind, 7, 0, 'seed')
    expect(locks.length).toBeGreaterThanOrEqual(9)
    for (const { points } of locks) expect(points[0]?.[1]).toBeLessThan((points.at(-1)?.[1] ?? 0) - 20)
  })
})

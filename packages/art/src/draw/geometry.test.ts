import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  toLoop,
  lerpPoint,
  mirrorPoints,
  moveAlong,
  computeNormals,
  type Point,
  toPolygon,
  rotatePoint,
  samplePath,
  smoothPath,
  toLine,
} from './geometry.ts'

const coordinate = fc.integer({ min: -300, max: 300 })
const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 9 })

describe('a point', () => {
  test.each([
    ['right', [1, 0], [13, 25]],
    ['down', [0, 1], [5, 23]],
    ['left', [-1, 0], [7, 15]],
  ] as const)('moves along a direction to the %s, and to its right', (_, direction, moved) => {
    expect(moveAlong([10, 20], direction, 3, 5)).toEqual(moved)
  })
})

describe('a smooth path', () => {
  const bend: readonly Point[] = [
    [0, 0],
    [60, 0],
    [60, 60],
  ]

  test('bends toward the neighbors of its points', () => {
    expect(smoothPath(bend)).toBe('M0 0C10 0 50 -10 60 0C70 10 60 50 60 60')
  })

  test('aims straight at the neighbors of a corner', () => {
    const cornered: readonly Point[] = [
      [0, 0],
      [60, 0, 1],
      [60, 60],
    ]
    expect(smoothPath(cornered)).toBe('M0 0C10 0 40.2 0 60 0C60 19.8 60 50 60 60')
  })

  test('closes on its first point', () => {
    expect(toLoop(bend)).toMatch(/^M0 0C.* 0 0Z$/)
  })

  test('is empty without points', () => {
    expect(smoothPath([])).toBe('')
  })
})

test('a polygon is straight', () => {
  const triangle: readonly Point[] = [
    [0, 0],
    [1.25, -0.04],
    [2, 3],
  ]
  expect(toPolygon(triangle)).toBe('M0 0L1.3 0L2 3Z')
  expect(toPolygon(triangle, false)).toBe('M0 0L1.3 0L2 3')
})

test('samples begin and end with the line and lie at equal distances on a straight one', () => {
  const samples = samplePath(toLine([0, 0], [100, 0]), 4)
  expect(samples.map(([x]) => Math.round(x))).toEqual([0, 25, 50, 75, 100])
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 40 }), (points, steps) => {
      const sampled = samplePath(points, steps)
      expect(sampled).toHaveLength(steps + 1)
      expect(sampled[0]).toEqual(points[0])
    }),
  )
})

test('sampling a single point fails', () => {
  expect(() => samplePath([[0, 0]])).toThrow(RangeError)
})

test('normals have length one and are perpendicular to the line', () => {
  expect(computeNormals(toLine([0, 0], [5, 0]))).toEqual([
    [-0, 1],
    [-0, 1],
  ])
})

test('mirroring twice gives the same points, corners included', () => {
  const point = fc.tuple(coordinate, coordinate, fc.constantFrom<0 | 1>(0, 1))
  fc.assert(
    fc.property(fc.array(point), (points) => {
      const twice = mirrorPoints(mirrorPoints(points)).map(([x, y, isCorner]) => [x + 0, y, isCorner ? 1 : 0])
      expect(twice).toEqual(points.map(([x, y, isCorner]) => [x + 0, y, isCorner]))
    }),
  )
})

test('a quarter turn rotates from right to down', () => {
  const [x, y] = rotatePoint([10, 0], Math.PI / 2)
  expect(x).toBeCloseTo(0)
  expect(y).toBeCloseTo(10)
})

test('a computed point is not a corner', () => {
  expect(lerpPoint([0, 0, 1], [10, 20, 1], 0.5)).toEqual([5, 10])
  expect(rotatePoint([1, 2, 1], 0)).toEqual([1, 2])
})

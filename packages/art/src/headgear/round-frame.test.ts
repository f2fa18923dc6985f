import { describe, expect, test } from 'vitest'
import { createTestFigure } from '../../test/figure.ts'
import { type Ring, RoundFrame } from './round-frame.ts'

const FIGURE = { ...createTestFigure('girl'), turn: 0 }
const WALL: readonly Ring[] = [
  [0, 100],
  [50, 80],
  [100, 40],
]

function listHeights(dip: number): number[] {
  return new RoundFrame(FIGURE, { y: 0, dip }).arc([0, 100]).map(([, y]) => y)
}

describe('the perspective of a round hat', () => {
  test('lowers the near side of a ring that is seen from above', () => {
    const heights = listHeights(0.2)
    expect(Math.max(...heights)).toBeCloseTo(20)
    expect(heights.at(0)).toBeCloseTo(0)
    expect(heights.at(-1)).toBeCloseTo(0)
  })

  test('raises the near side of a ring that is seen from below', () => {
    expect(Math.min(...listHeights(-0.2))).toBeCloseTo(-20)
  })

  test('finds points on the wall between the rim and the top', () => {
    const frame = new RoundFrame(FIGURE, { y: 0, dip: 0 })
    expect(frame.onWall(WALL, 0, 90)).toEqual([100, 0])
    expect(frame.onWall(WALL, 0.25, 90)).toEqual([90, -25])
    expect(frame.onWall(WALL, 1, 90)[0]).toBeCloseTo(40, 0)
  })

  test('turns the middle of the face with the head', () => {
    const frame = new RoundFrame({ ...FIGURE, turn: 18 }, { y: 0 })
    expect(frame.middle).toBeGreaterThan(0)
    expect(frame.center[0]).toBeGreaterThan(0)
  })
})

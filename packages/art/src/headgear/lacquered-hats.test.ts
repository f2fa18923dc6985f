import { describe, expect, test } from 'vitest'
import { createTestFigure } from '../../test/figure.ts'
import { listPathPoints } from '../../test/path.ts'
import { Canvas } from '../draw/canvas.ts'
import { BUILDS } from '../figure/builds.ts'
import { traceContour } from '../figure/head-shape.ts'
import { drawChinCords } from './lacquered-hats.ts'

describe('the chin cords of a hat', () => {
  test.each(Object.keys(BUILDS))('lie on the face of a %s and meet under the chin', (name) => {
    const figure = createTestFigure(name)
    const contour = traceContour(figure.build, figure)
    const chin = Math.max(...contour.map(([, y]) => y))
    const points = listPathPoints(drawChinCords(new Canvas('t'), figure, '#6a3f9a'))
    const [right, left] = [1, -1].map((side) => Math.max(...contour.map(([x]) => side * x)))
    for (const [x, y] of points.filter(([, down]) => down < chin - 20)) {
      expect([x, y, x < (right ?? 0) + 4 && -x < (left ?? 0) + 4]).toEqual([x, y, true])
    }
    expect(points.some(([x, y]) => Math.abs(x - figure.turn) < 40 && y > chin)).toBe(true)
  })
})

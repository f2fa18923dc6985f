import { clamp, getPoint, lerp, type Point } from '../draw/geometry.ts'
import type { Build } from '../spec.ts'
import type { Face } from './face-frame.ts'
import { traceContour } from './head-shape.ts'
import type { Drawing } from './mouth-drawing.ts'

export type HalfWidths = { readonly near: number; readonly far: number }

/** The largest half-width of a mouth, as a fraction of half the face's width. */
const WIDEST = 0.54

/** The corners of a mouth end at this fraction of the way from its middle to the edge of the face. */
const REACH = 0.74

/** Returns half the width of a mouth. The lips end within the face. */
function measureHalfWidth(build: Build, { open }: Drawing, width: number): number {
  return Math.min(width * (1.24 + 0.3 * (build.planes ?? 0)), (build.faceWidth * WIDEST) / getReach(open))
}

function getReach(open: Drawing['open'] = []): number {
  return Math.max(1, ...open.map(([x]) => Math.abs(x)))
}

/** Narrows each side of a mouth that would reach the edge of the face. The far side of a turned face is shorter. */
export function measureHalfWidths({ figure, far }: Face, [x, y]: Point, drawing: Drawing, width: number): HalfWidths {
  const { open } = drawing
  const half = measureHalfWidth(figure.build, drawing, width)
  const edges = traceContour(figure.build, figure)
  const limit = (side: 1 | -1) => (Math.abs(findEdge(edges, y, side) - x) * REACH) / getReach(open)
  return { near: Math.min(half, limit(far === 1 ? -1 : 1)), far: Math.min(half, limit(far)) }
}

/** Returns the x of the face's edge at the height `y`, on the right (1) or left side. */
function findEdge(edges: readonly Point[], y: number, side: 1 | -1): number {
  const middle = (edges.length - 1) / 2
  const half = side === 1 ? edges.slice(0, middle + 1) : edges.slice(middle).toReversed()
  const below = Math.max(
    1,
    half.findIndex(([, bottom]) => bottom >= y),
  )
  const [from, to] = [getPoint(half, below - 1), getPoint(half, below)]
  return lerp(from[0], to[0], clamp((y - from[1]) / (to[1] - from[1] || 1)))
}

import { formatNumber } from './svg.ts'

/** A point in head units. A truthy third entry makes it a sharp corner of a smooth path. */
export type Point = readonly [x: number, y: number, corner?: 0 | 1 | boolean]

/**
 * Returns its arguments as an array. The formatter keeps such a call on one line, but would split an array of pairs
 * over many lines.
 */
export function toLine(...points: readonly Point[]): readonly Point[] {
  return points
}

/** The `d` attribute of an SVG path. */
export type PathData = string

type Bezier = readonly [from: Point, leaving: Point, arriving: Point, to: Point]

/** The center line of a brush stroke: points joined by a smooth curve, or Bézier curves. */
export type Line = readonly Point[] | BezierLine
export type BezierLine = { readonly beziers: readonly Bezier[] }

const TANGENT = 1 / 6
const CORNER_HANDLE = 0.33
const SAMPLES_PER_BEZIER = 12

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function clamp(value: number, min = 0, max = 1): number {
  return Math.max(min, Math.min(max, value))
}

/** Interpolates between two points. The result is never a corner. */
export function lerpPoint(from: Point, to: Point, share: number): Point {
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share)]
}

function mirrorPoint(point: Point): Point {
  return point[2] ? [-point[0], point[1], 1] : [-point[0], point[1]]
}

export function mirrorPoints(points: readonly Point[]): Point[] {
  return points.map(mirrorPoint)
}

export function toCorner(point: Point): Point {
  return [point[0], point[1], 1]
}

/** Makes the ends of a line corners, so that it can be a side of a shape. */
export function markEnds(points: readonly Point[]): Point[] {
  return points.map((point, index) => (index === 0 || index === points.length - 1 ? toCorner(point) : point))
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export function measureLength(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** Returns the direction from one point to another, as a vector of length 1. */
export function getDirection(from: Point, to: Point): Point {
  const length = measureLength(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** Moves a point along a direction, and across it to the right. */
export function moveAlong([x, y]: Point, [ux, uy]: Point, along: number, across: number): Point {
  return [x + ux * along - uy * across, y + uy * along + ux * across]
}

export function rotatePoint(point: Point, angle: number, center: Point = [0, 0]): Point {
  const sine = Math.sin(angle)
  const cosine = Math.cos(angle)
  const x = point[0] - center[0]
  const y = point[1] - center[1]
  return [center[0] + x * cosine - y * sine, center[1] + x * sine + y * cosine]
}

export function getPoint(points: readonly Point[], index: number): Point {
  const point = points[index]
  if (!point) throw new RangeError(`no point ${index} among ${points.length}`)
  return point
}

/** Joins the points by a Catmull-Rom curve. */
export function smoothPath(points: readonly Point[], closed = false, tangent = TANGENT): PathData {
  const beziers = buildBeziers(points, closed, tangent)
  const first = beziers[0]
  if (!first) return ''
  const curves = beziers.map(
    ([, leaving, arriving, to]) => `C${formatPoint(leaving)} ${formatPoint(arriving)} ${formatPoint(to)}`,
  )
  return `M${formatPoint(first[0])}${curves.join('')}${closed ? 'Z' : ''}`
}

export function toLoop(points: readonly Point[]): PathData {
  return smoothPath(points, true)
}

export function toPolygon(points: readonly Point[], closed = true): PathData {
  return `M${points.map(formatPoint).join('L')}${closed ? 'Z' : ''}`
}

/** Returns `steps + 1` points at equal distances along the smooth curve. */
export function samplePath(line: Line, steps = 20, closed = false): Point[] {
  const fine = listFinePoints(line, closed)
  const lengths = computeCumulativeLengths(fine)
  const total = lengths.at(-1) || 1
  const samples: Point[] = []
  let index = 0
  for (let step = 0; step <= steps; step++) {
    const distance = (total * step) / steps
    while (index < fine.length - 2 && getNumber(lengths, index + 1) < distance) index++
    const start = getNumber(lengths, index)
    const share = (distance - start) / (getNumber(lengths, index + 1) - start || 1)
    samples.push(lerpPoint(getPoint(fine, index), getPoint(fine, index + 1), clamp(share)))
  }
  return samples
}

export function moveLine(line: Line, dx: number, dy: number): Line {
  const move = (point: Point): Point => [point[0] + dx, point[1] + dy]
  if (!('beziers' in line)) return line.map(move)
  return {
    beziers: line.beziers.map(([from, leaving, arriving, to]) => [move(from), move(leaving), move(arriving), move(to)]),
  }
}

/** Returns the unit normal of an open line at each of its points. */
export function computeNormals(points: readonly Point[]): Point[] {
  return points.map((_, index) => {
    const before = getPoint(points, Math.max(0, index - 1))
    const after = getPoint(points, Math.min(points.length - 1, index + 1))
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.hypot(dx, dy) || 1
    return [-dy / length, dx / length]
  })
}

function formatPoint(point: Point): string {
  return `${formatNumber(point[0])} ${formatNumber(point[1])}`
}

function buildBeziers(points: readonly Point[], closed: boolean, tangent: number): Bezier[] {
  const count = points.length
  const at = (index: number) => getPoint(points, closed ? (index + count) % count : clamp(index, 0, count - 1))
  const beziers: Bezier[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const from = at(index)
    const to = at(index + 1)
    const leaving = computeHandle(from, to, at(index - 1), to, tangent)
    const arriving = computeHandle(to, from, at(index + 2), from, tangent)
    beziers.push([from, leaving, arriving, to])
  }
  return beziers
}

function computeHandle(anchor: Point, neighbor: Point, behind: Point, ahead: Point, tangent: number): Point {
  if (anchor[2]) return lerpPoint(anchor, neighbor, CORNER_HANDLE)
  return [anchor[0] + (ahead[0] - behind[0]) * tangent, anchor[1] + (ahead[1] - behind[1]) * tangent]
}

function listFinePoints(line: Line, closed: boolean): Point[] {
  const beziers = 'beziers' in line ? line.beziers : buildBeziers(line, closed, TANGENT)
  const fine = beziers.flatMap((bezier) =>
    Array.from({ length: SAMPLES_PER_BEZIER }, (_, step) => getBezierPoint(bezier, step / SAMPLES_PER_BEZIER)),
  )
  const last = beziers.at(-1)
  if (!last) throw new RangeError('a line needs two points')
  return [...fine, [last[3][0], last[3][1]]]
}

function getBezierPoint([from, leaving, arriving, to]: Bezier, t: number): Point {
  const u = 1 - t
  const blend = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  return [blend(from[0], leaving[0], arriving[0], to[0]), blend(from[1], leaving[1], arriving[1], to[1])]
}

function computeCumulativeLengths(points: readonly Point[]): number[] {
  let traveled = 0
  return points.map((point, index) => {
    const before = points[index - 1] ?? point
    traveled += Math.hypot(point[0] - before[0], point[1] - before[1])
    return traveled
  })
}

function getNumber(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0
}

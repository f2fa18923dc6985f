import { mix, toInk, shade, type Color } from '../../draw/color.ts'
import { lerpPoint, type Point, samplePath, smoothPath, markEnds } from '../../draw/geometry.ts'
import { brush } from '../../draw/stroke.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { type BeastFrame, joinHalves, type Solid, toSolids } from './frame.ts'
import type { Snout } from './species.ts'
import type { MouthSpec } from '../head-spec.ts'
import { MOUTHS } from '../mouths.ts'

/**
 * How an animal shows an expression: `open` from 0 to 1, how far the corners of the mouth rise, and how far they reach
 * beyond the snout.
 */
type Expression = {
  open: number
  curl: number
  stretch?: number
  bared?: boolean | undefined
  clenched?: boolean | undefined
  tongue?: boolean
  forked?: boolean
  fangs?: boolean
}

const EXPRESSIONS: Readonly<Record<string, Expression>> = {
  smile: { open: 0, curl: 9 },
  smirk: { open: 0, curl: 8 },
  cat: { open: 0, curl: 9 },
  grin: { open: 0.3, curl: 10 },
  'wide-grin': { open: 0.52, curl: 18, stretch: 22, clenched: true },
  laugh: { open: 0.62, curl: 10, tongue: true },
  tongue: { open: 0.5, curl: 9, tongue: true },
  fangs: { open: 0, curl: 2, fangs: true },
  fang1: { open: 0, curl: 6, fangs: true },
  snarl: { open: 0.55, curl: -10, bared: true, fangs: true },
  growl: { open: 0.62, curl: -14, bared: true, fangs: true },
  roar: { open: 0.9, curl: 2, fangs: true, tongue: true },
  jaws: { open: 1, curl: 0, fangs: true, tongue: true },
  forked: { open: 0.16, curl: 10, forked: true },
  maw: { open: 0.8, curl: 12, fangs: true, tongue: true, bared: true },
}
const CLOSED: Expression = { open: 0, curl: 0 }
const PARTED: Expression = { open: 0.4, curl: 4, tongue: true }

export function getExpression({ kind = 'smile' }: MouthSpec): Expression {
  return EXPRESSIONS[kind] ?? (MOUTHS[kind]?.open ? PARTED : CLOSED)
}

/** The lips of a snout from the viewer's left corner to the right, and the lower edge of the jaw. */
export type Lips = { upper: Solid[]; lower: Solid[]; jaw: Solid[] }

export function traceLips({ lip, jaw, gape }: Snout, { open, curl, clenched, stretch = 0 }: Expression): Lips {
  const half = toSolids(lip)
  const last = half.length - 1
  // A wide snout has a wide mouth already.
  const reach = stretch * (55 / (half[last]?.[0] ?? 55)) ** 3
  const raise = ([x, y, z, corner = 0]: Solid, index: number): Solid => {
    const near = (index / last) ** 2
    // Angry lips rise on both sides of the nose.
    const bare = curl < 0 ? -curl * Math.sin((index / last) * Math.PI) * 0.9 : 0
    return [x + (Math.max(0, curl) * 0.5 + reach) * near, y - curl * near - 3 * open * near - bare, z, corner]
  }
  /** The jaw swings at the corner of the mouth: its front goes furthest down, and back. */
  const swing = ([x, y, z, corner = 0]: Solid, index: number, count: number): Solid => {
    const ahead = 1 - (index / count) ** (clenched ? 4 : 2)
    return [x * (1 - 0.1 * open), y + gape * open * ahead, z * (1 - 0.3 * open * ahead), corner]
  }
  const upper = half.map(raise)
  const lower = upper.map((solid, index) => swing(solid, index, last))
  const edge = toSolids(jaw)
  return {
    upper: joinHalves(upper),
    lower: joinHalves(lower),
    jaw: joinHalves(edge.map((solid, index) => swing(solid, index, edge.length))),
  }
}

/** Draws the lower jaw and, if the mouth is open, its inside. The upper lip covers the roots of the teeth. */
export function drawJaw(frame: BeastFrame, snout: Snout, lips: Lips, mouth: MouthSpec, color: Color): Svg {
  const expression = getExpression(mouth)
  const { canvas } = frame.face
  const [upper, lower, jaw] = [lips.upper, lips.lower, lips.jaw].map((line) => line.map(frame.place)) as [
    Point[],
    Point[],
    Point[],
  ]
  const ink = toInk(color)
  const chin = smoothPath([...closeEnds(upper), ...closeEnds(jaw).toReversed()], true)
  const bottom = Math.max(...jaw.map(([, y]) => y))
  const fill = canvas.linearGradient(
    [0, bottom - 60 * frame.unit, 0, bottom],
    [0, mix(color, shade(color, 1), 0.4)],
    [1, shade(color, 1.7)],
  )
  const edge = path(brush(jaw, 4, 'both', 24), ink, { opacity: 0.85 })
  return (
    path(chin, fill) + edge + (expression.open > 0 ? drawInside(frame, snout, { upper, lower }, expression, mouth) : '')
  )
}

type Edges = { upper: Point[]; lower: Point[] }

function drawInside(
  { face: { canvas }, unit }: BeastFrame,
  snout: Snout,
  { upper, lower }: Edges,
  { open, bared, clenched, tongue, forked, fangs }: Expression,
  mouth: MouthSpec,
): Svg {
  const red = mouth.inside ?? '#8e2a3a'
  const opening = smoothPath([...closeEnds(upper), ...closeEnds(lower).toReversed()], true)
  const [top, bottom] = [samplePath(upper, 40), samplePath(lower, 40)]
  const middle = lerpPoint(top[20] ?? [0, 0], bottom[20] ?? [0, 0], 0.86)
  const size = snout.gape * open * unit
  const ink = mix(red, '#1a0612', 0.72)
  const fang = snout.fang * unit
  const canines = fangs
    ? [
        ...[12, 28].map((index) => drawTooth(top[index], fang * (0.6 + 0.5 * open), 0.42, 1)),
        ...(open > 0.3 ? [14, 26].map((index) => drawTooth(bottom[index], fang * 0.75, 0.42, -1)) : []),
      ]
    : []
  return (
    path(opening, ink, { stroke: ink, 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    group(
      { 'clip-path': canvas.clip(opening) },
      path(smoothPath([...closeEnds(lerpLine(top, bottom, 0.3)), ...closeEnds(bottom).toReversed()], true), red),
      tongue && drawTongue(middle, size),
      drawRows({ upper: top, lower: bottom }, unit, { bared, clenched }),
      path(brush(top, 9 * unit, 'both', 24), ink, { opacity: 0.5 }),
    ) +
    (forked ? drawForkedTongue(middle, unit) : '') +
    canines.join('')
  )
}

function drawForkedTongue([x, y]: Point, unit: number): Svg {
  const at = (dx: number, dy: number): Point => [x + dx * unit, y + dy * unit]
  const ends: Point[] = [at(-14, 78), at(26, 70)]
  return ends
    .map((end) => {
      const line = [at(0, -4), at(-6, 24), at(4, 46), end]
      return path(brush(line, 13 * unit, 'out', 12), '#5a0f22') + path(brush(line, 8 * unit, 'out', 12), '#d83a50')
    })
    .join('')
}

function drawTongue([x, y]: Point, size: number): Svg {
  const shape = { cx: x, cy: y, rx: Math.max(14, size * 0.52), ry: Math.max(9, size * 0.42) }
  const groove = brush(
    [
      [x, y - shape.ry * 0.8],
      [x, y],
      [x, y + shape.ry],
    ],
    3,
    'both',
    6,
  )
  return (
    element('ellipse', { ...shape, fill: '#e8788a' }) +
    element('ellipse', {
      cx: x - shape.rx * 0.3,
      cy: y - shape.ry * 0.4,
      rx: shape.rx * 0.4,
      ry: shape.ry * 0.24,
      fill: '#ffc0c4',
      opacity: 0.7,
    }) +
    path(groove, '#b84a60', { opacity: 0.8 })
  )
}

function lerpLine(from: readonly Point[], to: readonly Point[], share: number): Point[] {
  return from.map((point, index) => lerpPoint(point, to[index] ?? point, share))
}

const TEETH = '#fffaf0'

function drawRows(
  { upper, lower }: Edges,
  unit: number,
  { bared, clenched }: Pick<Expression, 'bared' | 'clenched'>,
): Svg {
  if (clenched) return drawClenchedTeeth(upper, lower, unit)
  return (
    (bared ? drawCheekTeeth(upper, lower, unit) + drawFrontTeeth(lower, unit, -1) : '') + drawFrontTeeth(upper, unit, 1)
  )
}

/** Draws the closed rows of teeth of a grin: a white band with a line between the rows and gaps between the teeth. */
function drawClenchedTeeth(upper: readonly Point[], lower: readonly Point[], unit: number): Svg {
  const band = smoothPath([...closeEnds(upper), ...closeEnds(lower).toReversed()], true)
  const bite = brush(lerpLine(upper, lower, 0.52), 2.4 * unit, 'both', 24)
  const gaps = [5, 9, 13, 17, 20, 23, 27, 31, 35].map((index) => {
    const from: Point = upper[index] ?? [0, 0]
    const to = lower[index] ?? from
    return path(brush([from, lerpPoint(from, to, 0.5), to], 2 * unit, 'flat', 4), '#b8a4ac', { opacity: 0.8 })
  })
  return path(band, TEETH) + gaps.join('') + path(bite, '#8a6a74')
}

/** Draws the small teeth between the fangs, which point down (1) or up (-1). */
function drawFrontTeeth(line: readonly Point[], unit: number, way: 1 | -1): Svg {
  return [15, 17, 19, 21, 23, 25].map((index) => drawTooth(line[index], 8 * unit, 0.9, way)).join('')
}

/** Draws the pointed teeth behind the fangs. */
function drawCheekTeeth(upper: readonly Point[], lower: readonly Point[], unit: number): Svg {
  return [5, 8, 32, 35]
    .map((index) => drawTooth(upper[index], 12 * unit, 0.8, 1) + drawTooth(lower[index], 9 * unit, 0.9, -1))
    .join('')
}

/** Draws a tooth that points down (1) or up (-1). */
export function drawTooth([x, y]: Point = [0, 0], length: number, breadth: number, way: 1 | -1): Svg {
  const half = (length * breadth) / 2
  const shape = smoothPath(
    [
      [x - half, y - 4 * way, 1],
      [x + half, y - 4 * way, 1],
      [x + half * 0.7, y + length * 0.5 * way],
      [x + half * 0.1, y + length * way, 1],
      [x - half * 0.6, y + length * 0.5 * way],
    ],
    true,
  )
  return path(shape, TEETH, { stroke: '#5a3a44', 'stroke-width': 1.4, 'stroke-linejoin': 'round' })
}

/** Returns a lip or an edge of the jaw as a side of a shape, with corners at its ends only. */
function closeEnds(points: readonly Point[]): Point[] {
  return markEnds(points.map(([x, y]): Point => [x, y]))
}

import { SIDES, type Side } from './notation.ts'
import { type Color, toInk, tint, mix, shade } from './color.ts'
import { toLoop, type PathData, type Point, smoothPath, toLine } from './geometry.ts'
import { brush } from './stroke.ts'
import { element, group, path, type Svg } from './svg.ts'

export type BowOptions = {
  angle?: number | undefined
  tailSpread?: number | undefined
  tailLength?: number | undefined
  /** Color of the dots on the ribbon. */
  dots?: string | undefined
}

type Tones = { base: Color; dark: Color; bright: Color; line: Color }

const UPPER_CREASE: readonly Point[] = [
  [14, -8],
  [40, -18],
  [62, -18],
]
const LOWER_CREASE: readonly Point[] = [
  [12, 6],
  [30, 12],
  [50, 12],
]
const SHEEN: readonly Point[] = [
  [52, -34],
  [76, -38],
  [90, -24],
]

const DOTS: readonly Point[] = [
  [34, 2],
  [46, -26],
  [62, 6],
  [72, -32],
  [80, -8],
  [20, 40],
]

/** Draws a ribbon bow. Its knot is at (x, y). */
export function drawBow(x: number, y: number, scale: number, color: Color, options: BowOptions = {}): Svg {
  const tones = { base: color, dark: shade(color, 1.1), bright: tint(color, 0.7), line: toInk(color) }
  const spread = options.tailSpread || 58
  const length = options.tailLength || 92
  const degrees = ((options.angle ?? 0) * 180) / Math.PI
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)}) scale(${scale})`
  const shapes = [...SIDES.map((side) => buildTailPath(side, spread, length)), ...SIDES.map(buildLoopPath)]
  const outline = { stroke: tones.line, 'stroke-width': 9, 'stroke-linejoin': 'round', fill: tones.line }
  return group(
    { transform },
    group(
      outline,
      shapes.map((d) => element('path', { d })),
    ),
    SIDES.map((side) => drawTail(side, spread, length, tones)),
    SIDES.map((side) => drawLoop(side, tones)),
    options.dots && drawDots(options.dots),
    drawKnot(tones),
  )
}

function buildTailPath(side: Side, spread: number, length: number): PathData {
  return smoothPath(
    [
      [0, 4, 1],
      [side * 30, 40],
      [side * spread, length, 1],
      [side * spread * 0.7, length - 10],
      [side * 20, length + 6, 1],
      [side * 6, 44],
    ],
    true,
  )
}

function buildLoopPath(side: Side): PathData {
  return smoothPath(
    toLine([0, 0, 1], [side * 34, -34], [side * 86, -48], [side * 104, -14], [side * 92, 26], [side * 44, 20]),
    true,
  )
}

function drawTail(side: Side, spread: number, length: number, tones: Tones): Svg {
  const crease = brush(toLine([side * 6, 16], [side * 22, 50], [side * spread * 0.8, length - 16]), 7, 'both', 8)
  return path(buildTailPath(side, spread, length), mix(tones.base, tones.dark, 0.35)) + path(crease, tones.dark)
}

function drawLoop(side: Side, tones: Tones): Svg {
  const stroke = (points: readonly Point[], width: number, profile: 'out' | 'both', steps = 8) =>
    brush(
      points.map(([x, y]) => [side * x, y]),
      width,
      profile,
      steps,
    )
  const shadow = smoothPath(toLine([0, 0, 1], [side * 40, 6], [side * 94, 20], [side * 80, 26], [side * 44, 20]), true)
  return (
    path(buildLoopPath(side), tones.base) +
    path(shadow, tones.dark) +
    path(stroke(UPPER_CREASE, 6, 'out'), tones.dark) +
    path(stroke(SHEEN, 8, 'both'), tones.bright, { opacity: 0.75 }) +
    path(stroke(LOWER_CREASE, 4, 'out', 6), tones.line, { opacity: 0.7 })
  )
}

function drawDots(fill: string): Svg {
  return SIDES.flatMap((side) => DOTS.map(([x, y]) => element('circle', { cx: side * x, cy: y, r: 5.5, fill }))).join(
    '',
  )
}

function drawKnot(tones: Tones): Svg {
  const shape = toLoop(toLine([-17, -16], [0, -20], [17, -16], [20, 2], [15, 18], [0, 21], [-15, 18], [-20, 2]))
  const shadow = toLoop(toLine([2, -10], [15, -10], [15, 14], [2, 18]))
  return (
    path(shape, tones.base, { stroke: tones.line, 'stroke-width': 4.5 }) +
    path(shadow, tones.dark) +
    element('ellipse', { cx: -7, cy: -8, rx: 5, ry: 4, fill: tones.bright, opacity: 0.9 })
  )
}

import type { Canvas } from '../draw/canvas.ts'
import { type Color, mix, shade } from '../draw/color.ts'
import { type Point, toPolygon } from '../draw/geometry.ts'
import { buildLock } from '../draw/lock.ts'
import { buildStarPath } from '../draw/plants.ts'
import { brush } from '../draw/stroke.ts'
import { element, path, type Svg } from '../draw/svg.ts'
import { repeat } from './motifs/motif.ts'
import { listCogwheelPoints } from './motifs/signs.ts'

type Ring = (canvas: Canvas, color: Color) => Svg

const CX = 300
const CY = 320
const even = () => 1

/** The discs and rings that can be drawn behind a head, by name. */
export const RINGS: Readonly<Record<string, Ring>> = {
  none: () => '',
  plain: drawPlainRing,
  magic: drawMagicRing,
  sun: drawSunRing,
  moon: drawMoonRing,
  clock: drawClockRing,
  petal: drawPetalRing,
  laurel: drawLaurelRing,
  web: drawWebRing,
  gear: drawGearRing,
}

function toRingPoint(angle: number, reach: number): Point {
  return [CX + Math.cos(angle) * reach, CY + Math.sin(angle) * reach]
}

function drawPlainRing(canvas: Canvas, color: Color): Svg {
  const glow = canvas.radialGradient([CX, 300, 240], [0, color, 0.75], [0.7, color, 0.35], [1, color, 0.12])
  return (
    element('circle', { cx: CX, cy: CY, r: 236, fill: glow }) +
    element('circle', { cx: CX, cy: CY, r: 236, fill: 'none', stroke: color, 'stroke-width': 5, opacity: 0.8 }) +
    element('circle', { cx: CX, cy: CY, r: 250, fill: 'none', stroke: color, 'stroke-width': 1.8, opacity: 0.7 })
  )
}

function drawMagicRing(canvas: Canvas, color: Color): Svg {
  const compass = path(buildStarPath(CX, CY, 236, { points: 8, waist: 0.62 }), 'none', {
    stroke: color,
    'stroke-width': 3,
    opacity: 0.7,
  })
  const inner = element('circle', {
    cx: CX,
    cy: CY,
    r: 146,
    fill: 'none',
    stroke: color,
    'stroke-width': 2,
    opacity: 0.6,
  })
  const teeth = repeat(24, (index) => {
    const angle = (index * Math.PI) / 12
    return path(
      toPolygon([toRingPoint(angle, 254), toRingPoint(angle - 0.03, 270), toRingPoint(angle + 0.03, 270)]),
      color,
      { opacity: 0.8 },
    )
  })
  return drawPlainRing(canvas, color) + compass + inner + teeth
}

function drawSunRing(canvas: Canvas, color: Color): Svg {
  const disc = canvas.radialGradient([CX, CY, 214], [0, color, 0.95], [1, color, 0.55])
  const rays = repeat(32, (index) => {
    const angle = (index * Math.PI) / 16
    const tip = toRingPoint(angle, index % 2 ? 262 : 290)
    return path(toPolygon([toRingPoint(angle - 0.06, 226), tip, toRingPoint(angle + 0.06, 226)]), color, {
      opacity: 0.65,
    })
  })
  return element('circle', { cx: CX, cy: CY, r: 214, fill: disc }) + rays
}

function drawMoonRing(canvas: Canvas, color: Color): Svg {
  const disc = canvas.radialGradient([280, 260, 250], [0, '#fffdf0'], [0.8, color], [1, mix(color, '#ffffff', 0.2)])
  const craters = [
    [220, 180, 30],
    [420, 230, 42],
    [250, 420, 26],
    [410, 420, 22],
  ] as const
  return (
    element('circle', { cx: 318, cy: 300, r: 232, fill: disc, opacity: 0.96 }) +
    element('circle', { cx: 318, cy: 300, r: 262, fill: 'none', stroke: color, 'stroke-width': 16, opacity: 0.2 }) +
    craters.map(([cx, cy, r]) => element('circle', { cx, cy, r, fill: shade(color, 0.5), opacity: 0.35 })).join('')
  )
}

function drawClockRing(canvas: Canvas, color: Color): Svg {
  const marks = repeat(12, (index) => {
    const angle = (index * Math.PI) / 6
    return path(brush([toRingPoint(angle, 198), toRingPoint(angle, 226)], index % 3 ? 7 : 13, even, 3), color)
  })
  return drawPlainRing(canvas, color) + marks
}

function drawPetalRing(_: Canvas, color: Color): Svg {
  const petals = repeat(12, (index) => {
    const angle = (index * Math.PI) / 6
    const shape = buildLock([toRingPoint(angle, 120), toRingPoint(angle, 210), toRingPoint(angle, 282)], 110, {
      profile: 'leaf',
    })
    return path(shape.outline, color, { opacity: 0.26, stroke: color, 'stroke-width': 2.5 })
  })
  return petals + element('circle', { cx: CX, cy: CY, r: 206, fill: color, opacity: 0.32 })
}

function drawLaurelRing(canvas: Canvas, color: Color): Svg {
  const leaves = repeat(30, (index) => {
    const along = index / 29
    const angle = Math.PI * (0.6 + 1.8 * along)
    const [x, y] = toRingPoint(angle, 252)
    const side = along < 0.5 ? 1 : -1
    const reach = (turn: number, length: number): Point => [
      x + Math.cos(angle + side * turn) * length,
      y + Math.sin(angle + side * turn) * length,
    ]
    const leaf = buildLock([[x, y], reach(1.1, 24), reach(1.25, 46)], 20, { profile: 'leaf', steps: 8 })
    return path(leaf.outline, color, { opacity: 0.75 })
  })
  return drawPlainRing(canvas, color) + leaves
}

function drawWebRing(canvas: Canvas, color: Color): Svg {
  const strands = repeat(12, (index) =>
    path(brush([[CX, CY], toRingPoint((index * Math.PI) / 6, 236)], 2, even, 3), color, { opacity: 0.6 }),
  )
  return drawPlainRing(canvas, color) + strands
}

function drawGearRing(_: Canvas, color: Color): Svg {
  return (
    path(toPolygon(listCogwheelPoints(CX, CY, 268, 240, 18)), color, { opacity: 0.34 }) +
    element('circle', { cx: CX, cy: CY, r: 212, fill: color, opacity: 0.32 }) +
    element('circle', { cx: CX, cy: CY, r: 212, fill: 'none', stroke: '#000', opacity: 0.2, 'stroke-width': 4 })
  )
}

import type { Canvas } from '../draw/canvas.ts'
import { mix, shade, toSoftInk } from '../draw/color.ts'
import { type Point, smoothPath, toCorner, getDirection } from '../draw/geometry.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush } from '../draw/stroke.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { drawFoot, drawShaft } from './boots.ts'
import type { HandTones } from './hand-strokes.ts'
import { type Contour, drawForm, traceContour } from './leg-form.ts'
import { buildDiscPath } from '../draw/outline.ts'
import type { Figure } from './parts.ts'
import { type Leg, placeLegs, type Stance } from './stance.ts'

type LegShape = { thigh: Contour; shin: Contour; knee: number }

/** A bare leg. The thigh bulges in front and the calf behind; knee and ankle are narrow. */
const BARE: LegShape = {
  thigh: [
    [0, 0.5, 0.5],
    [0.35, 0.52, 0.47],
    [0.75, 0.4, 0.36],
    [1, 0.35, 0.29],
  ],
  shin: [
    [0, 0.35, 0.29],
    [0.14, 0.31, 0.34],
    [0.34, 0.29, 0.4],
    [0.62, 0.24, 0.27],
    [0.88, 0.19, 0.19],
    [1, 0.21, 0.21],
  ],
  knee: 0.31,
}

/** A leg in trousers. It is wider, and the cloth bags at the knee and breaks over the foot. */
const TROUSERS: LegShape = {
  thigh: [
    [0, 0.54, 0.54],
    [0.35, 0.54, 0.5],
    [0.75, 0.45, 0.43],
    [1, 0.42, 0.37],
  ],
  shin: [
    [0, 0.42, 0.37],
    [0.16, 0.36, 0.42],
    [0.4, 0.33, 0.43],
    [0.7, 0.3, 0.34],
    [0.93, 0.29, 0.31],
    [1, 0.31, 0.29],
  ],
  knee: 0.385,
}

/** Draws the legs and feet, from far to near, and the seat of the trousers between them. */
export function drawLegs(canvas: Canvas, figure: Figure, stance: Stance): Svg {
  const { build, skin } = figure
  const legs = placeLegs(build, stance)
  const cloth = stance.trousers
  const tones = cloth ? { base: cloth, shadow: shade(cloth, 1.1), line: toSoftInk(cloth) } : skin
  const shoe = stance.shoes
  const foot = shoe ? { base: shoe, shadow: shade(shoe, 1.2), line: toSoftInk(shoe) } : skin
  const thick = 38 + build.shoulder * 0.5
  const drawn = legs.map((leg, index) => {
    const away = legs.length === 2 && index === 0
    const dim = (given: HandTones): HandTones =>
      away ? { ...given, base: mix(given.base, given.shadow, 0.55) } : given
    const shape = cloth ? TROUSERS : BARE
    const seat = cloth && !away ? [traceSeat(figure, legs)] : []
    return (
      drawLeg(canvas, leg, { shape, thick, seat, loose: cloth !== undefined }, dim(tones)) +
      drawFoot(leg, thick, dim(foot)) +
      (shoe && !stance.slippers ? drawShaft(canvas, leg, thick, dim(foot)) : '')
    )
  })
  return drawn.join('')
}

type LegStyle = { shape: LegShape; thick: number; seat: readonly string[]; loose: boolean }

function drawLeg(canvas: Canvas, { hip, knee, foot }: Leg, style: LegStyle, tones: HandTones): Svg {
  const { shape, thick, seat, loose } = style
  const thigh = traceContour(hip, knee, thick, shape.thigh)
  const shin = traceContour(knee, foot, thick, shape.shin)
  const shapes = [...seat, thigh, shin, buildDiscPath(knee, thick * shape.knee)]
  return group(
    {},
    drawUnionOutline(shapes, tones.line, 2.8),
    path(shapes.join(''), tones.base),
    group(
      { 'clip-path': canvas.clip(...shapes) },
      drawForm(hip, knee, thick, tones),
      drawForm(knee, foot, thick * 0.86, tones),
      loose ? drawCreases(hip, knee, foot, thick, tones) : drawKneecap(hip, knee, thick, tones),
    ),
  )
}

/** Traces the trousers from the waist to the crotch. */
function traceSeat({ build }: Figure, legs: readonly Leg[]): string {
  const { shoulder: s, shoulderY } = build
  const hip = legs[0]?.hip[1] ?? 0
  return smoothPath(
    [
      toCorner([-s * 0.74, shoulderY + 236]),
      [-s * 0.8, hip - 60],
      [-s * 0.74, hip + 20],
      [-s * 0.3, hip + s * 0.36],
      [0, hip + s * 0.46],
      [s * 0.3, hip + s * 0.36],
      [s * 0.74, hip + 20],
      [s * 0.8, hip - 60],
      toCorner([s * 0.74, shoulderY + 236]),
    ],
    true,
  )
}

/** Draws folds of cloth: two behind the knee, one across the shin, and one from the crotch. */
function drawCreases(hip: Point, knee: Point, foot: Point, thick: number, { line }: HandTones): Svg {
  const near = (origin: Point, target: Point) => {
    const [x, y] = getDirection(origin, target)
    return (along: number, ahead: number): Point => [
      origin[0] + (x * along + y * ahead) * thick,
      origin[1] + (y * along - x * ahead) * thick,
    ]
  }
  const up = near(knee, hip)
  const down = near(knee, foot)
  const low = near(foot, knee)
  const creases: Point[][] = [
    [up(0.14, 0.42), up(0.22, 0.14), up(0.2, -0.1)],
    [down(0.12, -0.42), down(0.26, -0.14), down(0.22, 0.08)],
    [down(0.36, -0.44), down(0.56, -0.16), down(0.62, 0.04)],
    [low(0.3, 0.34), low(0.2, 0.06), low(0.26, -0.16)],
  ]
  return creases.map((crease) => path(brush(crease, thick * 0.06, 'out', 6), line, { opacity: 0.75 })).join('')
}

function drawKneecap(hip: Point, knee: Point, thick: number, { shadow }: HandTones): Svg {
  const [x, y] = getDirection(hip, knee)
  const at = (along: number, ahead: number): Point => [
    knee[0] + (x * along + y * ahead) * thick,
    knee[1] + (y * along - x * ahead) * thick,
  ]
  return path(brush([at(-0.12, -0.04), at(0.12, 0.02), at(0.17, 0.24)], thick * 0.07, 'both', 6), shadow)
}

import type { Canvas } from '../draw/canvas.ts'
import { tint } from '../draw/color.ts'
import { lerpPoint, type Point, smoothPath, toCorner, getDirection } from '../draw/geometry.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush } from '../draw/stroke.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import type { HandTones } from './hand-strokes.ts'
import { type Contour, drawForm, traceContour } from './leg-form.ts'
import type { Leg } from './stance.ts'

/** The shaft of a boot, from below the calf to the ankle. */
const SHAFT: Contour = [
  [0, 0.38, 0.43],
  [0.1, 0.35, 0.41],
  [0.5, 0.29, 0.31],
  [0.8, 0.26, 0.25],
  [1, 0.29, 0.27],
]

/** Draws the shaft of a boot with a leather edge and a dark opening. */
export function drawShaft(canvas: Canvas, { knee, foot }: Leg, thick: number, tones: HandTones): Svg {
  const from = lerpPoint(knee, foot, 0.4)
  const shaft = traceContour(from, foot, thick, SHAFT)
  const [x, y] = getDirection(knee, foot)
  const at = (along: number, ahead: number): Point => [
    from[0] + (x * along + y * ahead) * thick,
    from[1] + (y * along - x * ahead) * thick,
  ]
  const cuff = brush([at(0.1, 0.41), at(0.16, 0), at(0.1, -0.46)], thick * 0.2, () => 1, 8)
  const crease = [
    [lerpPoint(from, foot, 0.72), 0.24, 0.02],
    [lerpPoint(from, foot, 0.86), 0.26, 0.06],
  ] as const
  const folds = crease.map(([[px, py], wide, drop]) =>
    path(
      brush(
        [
          [px - y * wide * thick, py + x * wide * thick],
          [px, py + drop * thick + 4],
        ],
        thick * 0.05,
        'out',
        6,
      ),
      tones.line,
      { opacity: 0.8 },
    ),
  )
  return group(
    {},
    drawUnionOutline([shaft], tones.line, 2.6),
    path(shaft, tones.base),
    group({ 'clip-path': canvas.clip(shaft) }, drawForm(from, foot, thick * 0.8, tones), folds),
    drawUnionOutline([cuff], tones.line, 2.2),
    path(cuff, tint(tones.base, 0.16)),
  )
}

/** Draws a foot that points to the viewer's right, at a right angle to the shin. */
export function drawFoot({ knee, foot: ankle }: Leg, thick: number, tones: HandTones): Svg {
  const [x, y] = getDirection(knee, ankle)
  // Feet slant less than the shin, because the soles are flat on the ground.
  const [dx, dy] = y > 0.75 ? [x * 0.25, 1] : [x, y]
  const at = (along: number, down: number): Point => [
    ankle[0] + (dy * along + dx * down) * thick,
    ankle[1] + (-dx * along + dy * down) * thick,
  ]
  const upper = smoothPath(
    [
      at(-0.24, -0.2),
      at(0.24, -0.22),
      at(0.42, 0),
      at(0.72, 0.08),
      at(0.87, 0.2),
      toCorner(at(0.86, 0.3)),
      toCorner(at(-0.28, 0.3)),
      at(-0.32, 0.1),
    ],
    true,
  )
  const sole = smoothPath(
    [
      at(0.9, 0.24),
      at(0.86, 0.34),
      at(0.5, 0.33),
      toCorner(at(0.06, 0.28)),
      toCorner(at(0.02, 0.36)),
      toCorner(at(-0.29, 0.36)),
      toCorner(at(-0.3, 0.25)),
    ],
    true,
  )
  const shine = brush([at(0.34, 0.06), at(0.56, 0.11), at(0.74, 0.18)], thick * 0.07, 'both', 6)
  return (
    drawUnionOutline([upper, sole], tones.line, 2.6) +
    path(upper, tones.base) +
    path(sole, tones.shadow) +
    path(shine, tint(tones.base, 0.5), { opacity: 0.6 })
  )
}

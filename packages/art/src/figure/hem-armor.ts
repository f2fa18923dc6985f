import type { Canvas } from '../draw/canvas.ts'
import { shade, tint, toSoftInk } from '../draw/color.ts'
import { lerp, lerpPoint, type Point, smoothPath, toCorner, toLine } from '../draw/geometry.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush, PROFILES } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Drape, sampleHem, traceHem, traceSide } from './hem-shape.ts'
import type { Leg } from './stance.ts'

type Layers = { back: Svg; front: Svg }

const FAULD_BANDS = 3

type Metal = { steel: string; fill: string; trim: string | undefined }

/** Draws bands of steel around the hips, and a plate that hangs over each thigh. */
export function drawPlates(canvas: Canvas, drape: Drape, steel: string, trim?: string): Layers {
  const { shoulder: s } = drape
  const fill = canvas.linearGradient(
    [-s, 0, s, 0],
    [0, shade(steel, 0.5), 1],
    [0.3, tint(steel, 0.6), 1],
    [0.6, steel, 1],
    [1, shade(steel, 1.3), 1],
  )
  const metal = { steel, fill, trim }
  const tassets = drape.legs.map((leg) => drawTasset(canvas, drape, leg, metal))
  return { back: '', front: group({}, drawMail(canvas, drape), tassets, drawBands(drape, metal)) }
}

function getBandEnd({ shoulder, hip }: Drape): number {
  return hip + shoulder * 0.16
}

function drawBands(drape: Drape, { steel, fill, trim }: Metal): Svg[] {
  const { shoulder: s, waist, top } = drape
  const at = (step: number): readonly [number, number] => [
    lerp(waist, s * 0.98, (step / FAULD_BANDS) ** 0.7),
    lerp(top, getBandEnd(drape), step / FAULD_BANDS),
  ]
  const bands = Array.from({ length: FAULD_BANDS }, (_, index) => {
    const [wide, y] = at(index + 1)
    const [upper, from] = at(index)
    const corners = toLine([-upper, from - 4, 1], [-wide, y, 1], [0, y + 26], [wide, y, 1], [upper, from - 4, 1])
    const shape = smoothPath(corners, true)
    const edge = toLine([-wide, y - 7], [0, y + 19], [wide, y - 7])
    return (
      drawUnionOutline([shape], toSoftInk(steel), 2.4) +
      path(shape, fill) +
      path(brush(edge, 5, PROFILES.flat, 10), trim ?? tint(steel, 0.8))
    )
  })
  return bands.toReversed()
}

function drawTasset(canvas: Canvas, drape: Drape, { hip, knee, side }: Leg, { steel, fill, trim }: Metal): Svg {
  const { shoulder: s, length } = drape
  const low = getBandEnd(drape)
  const x0 = hip[0] + side * s * 0.16
  const [kneeX, kneeY] = lerpPoint(hip, knee, 0.3 + length)
  const [x, y] = [kneeX + side * s * 0.12, Math.max(kneeY, low + 90)]
  const w = s * 0.42
  const half = (way: -1 | 1): Point[] => [
    toCorner([x0 + way * w, low - 6]),
    [x + way * w * 0.98, lerp(low - 6, y, 0.6)],
    [x + way * w * 0.6, y - 6],
  ]
  const shape = smoothPath([...half(-1), [x, y + 16], ...half(1).toReversed()], true)
  const ridge = toLine([x0, low + 2], [x, y])
  const light = toLine([x0 - 8, low + 2], [x - 8, y])
  return (
    drawUnionOutline([shape], toSoftInk(steel), 2.6) +
    path(shape, fill) +
    group(
      { 'clip-path': canvas.clip(shape) },
      path(shape, 'none', { stroke: trim ?? tint(steel, 0.7), 'stroke-width': 14 }),
      path(brush(ridge, 7, 'both', 8), shade(steel, 1.3), { opacity: 0.6 }),
      path(brush(light, 6, 'both', 8), tint(steel, 1), { opacity: 0.8 }),
    )
  )
}

/** Draws the short skirt of mail that shows between the plates. */
function drawMail(canvas: Canvas, drape: Drape): Svg {
  const { shoulder: s, left, right } = drape
  const from: Point = [left[0] - s * 0.36, left[1] - 20]
  const to: Point = [right[0] + s * 0.36, right[1] - 20]
  const hem = traceHem(from, to, 24, 8)
  const outline = smoothPath(
    [...traceSide(drape, -1, from), ...sampleHem(hem).slice(1, -1), ...traceSide(drape, 1, to).toReversed()],
    true,
  )
  const rows = Array.from({ length: 7 }, (_, index) => {
    const y = lerp(drape.hip, Math.max(from[1], to[1]) + 30, index / 6)
    return element('path', {
      d: `M${-s * 2.4} ${y.toFixed(1)}q${s * 2.4} 40 ${s * 4.8} 0`,
      fill: 'none',
      stroke: '#8a93a2',
      'stroke-width': 5,
      'stroke-dasharray': '7 6',
    })
  })
  return (
    drawUnionOutline([outline], '#2c3038', 2.4) +
    path(outline, '#565d69') +
    group({ 'clip-path': canvas.clip(outline), opacity: 0.8 }, rows)
  )
}

const PANELS = 5
const ROWS = 4

/** Draws separate panels of laced scales that hang from the waist. */
export function drawLamellae(canvas: Canvas, drape: Drape, color: string, trim?: string): Layers {
  const { shoulder: s, waist, top, left, right, length } = drape
  const wide = s * lerp(0.42, 0.7, length)
  const [from, to]: [Point, Point] = [
    [left[0] - wide, left[1] - 8],
    [right[0] + wide, right[1] - 8],
  ]
  const dark = toSoftInk(color)
  const panels = Array.from({ length: PANELS }, (_, index) => {
    const edge = (share: number): [Point, Point] => {
      const [x, y] = lerpPoint(from, to, share)
      return [
        [lerp(-waist, waist, share), top + 6],
        [x, y + Math.sin(share * Math.PI) * 34],
      ]
    }
    const gap = 0.012
    const [a, b] = edge(index / PANELS + gap)
    const [c, d] = edge((index + 1) / PANELS - gap)
    const shape = smoothPath([toCorner(a), toCorner(b), toCorner(d), toCorner(c)], true)
    const rows = Array.from({ length: ROWS }, (_, row) => {
      const share = (row + 1) / ROWS
      const line = [lerpPoint(a, b, share), lerpPoint(c, d, share)]
      const band = [lerpPoint(a, b, share - 0.14), lerpPoint(c, d, share - 0.14)]
      return (
        path(
          brush(line, 10, () => 1, 4),
          dark,
        ) +
        path(
          brush(band, 8, () => 1, 4),
          row === ROWS - 1 ? (trim ?? tint(color, 0.5)) : tint(color, 0.5),
          { opacity: 0.9 },
        )
      )
    })
    const dim = index > 2 ? path(shape, shade(color, 1.2), { opacity: 0.25 + 0.2 * (index - 3) }) : ''
    return (
      drawUnionOutline([shape], dark, 2.6) + path(shape, color) + group({ 'clip-path': canvas.clip(shape) }, rows, dim)
    )
  })
  const inside = smoothPath(
    [
      toCorner([-waist, top]),
      toCorner([from[0] + 14, from[1] - 20]),
      toCorner([to[0] - 14, to[1] - 20]),
      toCorner([waist, top]),
    ],
    true,
  )
  // The middle panel lies over its neighbors.
  const order = [0, 4, 1, 3, 2].map((index) => panels[index])
  return { back: path(inside, shade(color, 2)), front: group({}, order) }
}

/** Draws three layers of stiff tulle that stand out from the hips. */
export function drawTutu({ shoulder: s, top, waist }: Drape, cloth: string): Svg {
  const layers = [
    [2.05, 0.42, 74, shade(cloth, 1)],
    [2.2, 0.36, 52, shade(cloth, 0.5)],
    [2.1, 0.3, 30, cloth],
  ] as const
  const drawn = layers.map(([wide, high, drop, color], level) => {
    const rim = Array.from({ length: 48 }, (_, index): Point => {
      const turn = (index / 48) * Math.PI * 2
      const out = index % 2 ? 1.035 : 0.965
      return [Math.cos(turn) * s * wide * out, top + drop + Math.sin(turn) * s * high * out - Math.cos(turn) * 16]
    })
    const outline = smoothPath(rim, true)
    const rays =
      level < 2
        ? ''
        : rim
            .filter((_, index) => index % 2 === 0 && index < 26)
            .map(([x, y]) =>
              path(
                brush(
                  [
                    [x * 0.42, top + drop * 0.6 + (y - top - drop) * 0.3],
                    [x * 0.97, y - 4],
                  ],
                  4,
                  'in',
                  4,
                ),
                toSoftInk(cloth),
                { opacity: 0.3 },
              ),
            )
            .join('')
    return drawUnionOutline([outline], toSoftInk(cloth), 1.8) + path(outline, color) + rays
  })
  const basque = smoothPath(
    [
      toCorner([-waist, top - 6]),
      [-s * 0.84, top + 34],
      [0, top + 66],
      [s * 0.84, top + 34],
      toCorner([waist, top - 6]),
    ],
    true,
  )
  return group({}, drawn, drawUnionOutline([basque], toSoftInk(cloth), 2), path(basque, tint(cloth, 0.15)))
}

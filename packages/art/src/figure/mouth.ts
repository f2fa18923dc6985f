import type { Canvas } from '../draw/canvas.ts'
import { type Color, mix } from '../draw/color.ts'
import { lerp, moveLine, type PathData, type Point, smoothPath, toLine, toLoop, toPolygon } from '../draw/geometry.ts'
import { toPoints } from '../draw/notation.ts'
import { brush, type Profile, type ProfileName } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { requireKind } from './choice.ts'
import type { MouthSpec } from './head-spec.ts'
import { type HalfWidths, measureHalfWidths } from './mouth-width.ts'
import { MOUTHS, WHOLE } from './mouths.ts'
import type { Face } from './face-frame.ts'
import type { Drawing } from './mouth-drawing.ts'

const TONGUE = '#ef8a8a'
const TEETH = '#fffdf8'

/** The position and dimensions of a mouth. `width` is half of its width, on the near and on the far side. */
export type Mouth = {
  readonly canvas: Canvas
  readonly x: number
  readonly y: number
  readonly width: HalfWidths
  readonly scale: number
  readonly far: number
  readonly line: Color
  readonly inside: Color
  readonly shadow: Color
  readonly lip: Color | undefined
  readonly narrow: number
}

export function locateMouth({ figure, at }: Face): Point {
  const { build, spec } = figure
  return at(spec.mouth?.dx ?? 0, build.mouthY + (spec.mouth?.dy ?? 0))
}

export function drawMouth(
  face: Face,
  place: Point = locateMouth(face),
  spec: MouthSpec = face.figure.spec.mouth ?? {},
): Svg {
  const { skin, turn, build } = face.figure
  const scale = spec.scale ?? 1
  const chosen = requireKind(MOUTHS, spec.kind ?? 'smile', 'mouth')
  const mouth: Mouth = {
    canvas: face.canvas,
    x: place[0],
    y: place[1],
    width: measureHalfWidths(face, place, chosen, (spec.width ?? 22) * scale),
    scale,
    far: face.far,
    line: spec.line ?? mix(skin.line, '#7a1f2e', 0.35),
    inside: spec.inside ?? '#8e2a3a',
    shadow: skin.shadow,
    lip: spec.lip ?? (build.nose === 'soft' ? mix(skin.blush, skin.line, 0.3) : undefined),
    narrow: Math.abs(turn) > 24 ? 0.9 : 1,
  }
  const mole = { cx: mouth.x + (spec.mole ?? 1) * mouth.width.near * 1.2, cy: mouth.y + 8, r: 2.3, fill: skin.line }
  return drawMouthParts(mouth, chosen) + (spec.mole ? element('circle', mole) : '')
}

function drawMouthParts(mouth: Mouth, drawing: Drawing): Svg {
  return group(
    {},
    drawing.lower && drawLips(mouth, drawing.lower[0], drawing.lower[1]),
    drawing.open && drawOpenMouth(mouth, drawing),
    drawing.lines?.map(({ points, width, profile, opacity }) => drawStroke(mouth, points, width, profile, opacity)),
    drawing.fangs?.map((fang) => drawTooth(mouth, fang)),
  )
}

/**
 * Converts a point to a position on the turned face. Its x is in half-widths towards the far side, its y in head units.
 */
function placeOnMouth({ x, y, width, far, scale, narrow }: Mouth, [across, down, sharp]: Point): Point {
  const half = across > 0 ? width.far : width.near
  return [x + across * half * far * narrow, y + down * scale, sharp ? 1 : 0]
}

function drawStroke(
  mouth: Mouth,
  points: readonly Point[],
  width: number,
  profile: ProfileName | Profile = 'both',
  opacity = 1,
): Svg {
  const line = brush(
    points.map((point) => placeOnMouth(mouth, point)),
    width,
    profile,
    12,
  )
  return path(line, mouth.line, { opacity })
}

function drawOpenMouth(mouth: Mouth, { open = [], teeth = [], tongue, inner, fangs }: Drawing): Svg {
  const { canvas, inside, line, scale } = mouth
  const shape = open.map((point) => placeOnMouth(mouth, point))
  const outline = smoothPath(shape, true)
  const [tongueX, tongueY] = placeOnMouth(mouth, [0, tongue?.[0] ?? 0])
  const lip = traceUpperLip(shape)
  return (
    path(outline, mix(inside, '#2a0d1c', 0.35), { stroke: line, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }) +
    group(
      { 'clip-path': canvas.clip(outline) },
      tongue &&
        element('ellipse', {
          cx: tongueX,
          cy: tongueY,
          rx: tongue[1] * Math.min(mouth.width.near, mouth.width.far),
          ry: tongue[2] * scale,
          fill: TONGUE,
        }),
      teeth.map((row) => path(row === WHOLE ? insetLoop(shape) : placeLoop(mouth, row), TEETH)),
      inner?.map(({ points, width, opacity }) => drawGap(mouth, points, width, opacity)),
      fangs && teeth.length > 0 && fangs.map((fang) => drawTooth(mouth, fang)),
      lip.length > 0 && path(brush(moveLine(lip, 0, 3), 9 * scale, 'flat', 14), inside, { opacity: 0.28 }),
    ) +
    (lip.length > 0 ? path(brush(lip, 4.6, 'both', 16), line) : '')
  )
}

function placeLoop(mouth: Mouth, row: readonly Point[]): PathData {
  return toLoop(row.map((point) => placeOnMouth(mouth, point)))
}

/** Shrinks an outline toward its middle. Teeth that fill the whole mouth leave its corners and lower edge dark. */
function insetLoop(shape: readonly Point[]): PathData {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, Math.min(...ys)]
  return smoothPath(
    shape.map(([x, y, corner]): Point => [lerp(middle[0], x, 0.9), lerp(middle[1], y, 0.93), corner ?? 0]),
    true,
  )
}

/** Returns the points from one corner of the mouth to the other; none if its shape has no corners. */
function traceUpperLip(shape: readonly Point[]): readonly Point[] {
  const last = shape.findLastIndex(([, , corner]) => corner)
  if (!shape[0]?.[2] || last < 1) return []
  return shape.slice(0, last + 1).map(([x, y]): Point => [x, y])
}

/** Draws the line between two teeth. It is pale, because a dark grid would look like a grating. */
function drawGap(mouth: Mouth, points: readonly Point[], width: number, opacity = 1): Svg {
  const line = brush(
    points.map((point) => placeOnMouth(mouth, point)),
    width,
    'both',
    8,
  )
  return path(line, width > 4 ? mouth.inside : mix('#cfc3d4', mouth.line, 0.18), { opacity })
}

function drawTooth(mouth: Mouth, [across, top, bottom]: readonly [number, number, number]): Svg {
  const [x, from] = placeOnMouth(mouth, [across, top])
  const half = 4.4 * mouth.scale
  const shape = toPolygon(toLine([x - half, from], [x + half, from], [x, from + (bottom - top) * mouth.scale]))
  return path(shape, '#fff', { stroke: mouth.line, 'stroke-width': 1.4, 'stroke-linejoin': 'round' })
}

function drawLips(mouth: Mouth, down: number, width: number): Svg {
  const { x, y, lip, shadow } = mouth
  const buildLip = (points: string) => toLoop(toPoints(points).map((point) => placeOnMouth(mouth, point)))
  if (!lip) {
    const line = brush(
      toLine([x - width * 0.6, y + down], [x, y + down + 1.4], [x + width * 0.6, y + down]),
      2.6,
      'both',
      6,
    )
    return path(line, shadow, { opacity: 0.9 })
  }
  const upper = buildLip('-0.68,0! -0.2,-4 0,-2.4 0.2,-4 0.68,0! 0,2')
  const lower = buildLip('-0.56,1! 0,2.4 0.56,1! 0.26,6.8 0,8 -0.26,6.8')
  const rx = Math.min(mouth.width.near, mouth.width.far) * 0.16
  const shine = { cx: x, cy: y + 5, rx, ry: 1.4, fill: '#fff', opacity: 0.55 }
  return path(upper, lip, { opacity: 0.8 }) + path(lower, lip, { opacity: 0.62 }) + element('ellipse', shine)
}

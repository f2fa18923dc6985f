import type { Canvas } from '../draw/canvas.ts'
import { type Color, mix } from '../draw/color.ts'
import { toLoop, type Point, toPolygon, smoothPath, toLine } from '../draw/geometry.ts'
import { brush, type Profile, type ProfileName } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { requireKind } from './choice.ts'
import type { MouthSpec } from './head-spec.ts'
import { MOUTHS } from './mouths.ts'
import { measureChops } from './muzzle.ts'
import { toPoints } from '../draw/notation.ts'
import type { Build } from '../spec.ts'
import type { Face } from './face-frame.ts'
import type { Drawing } from './mouth-drawing.ts'

const TONGUE = '#ef8a8a'

/** The largest half-width of a mouth, as a fraction of half the face's width. */
const WIDEST = 0.68

const CHOPS: Drawing = {
  lines: [
    {
      points: toPoints('-1.04,-8 -0.84,1 -0.44,5 -0.1,2 0,-5 0.1,2 0.44,5 0.84,1 1.04,-8'),
      width: 3.4,
      profile: 'flat',
    },
  ],
}

/** The position and dimensions of a mouth. `width` is half the mouth's width. */
export type Mouth = {
  readonly canvas: Canvas
  readonly x: number
  readonly y: number
  readonly width: number
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
  const beast = face.figure.spec.beast ?? {}
  if (beast.muzzle === 'beak') return ''
  const chops = measureChops(beast)
  const scale = (spec.scale ?? 1) * (chops === undefined ? 1 : 1.15)
  const chosen = requireKind(MOUTHS, spec.kind ?? 'smile', 'mouth')
  const mouth: Mouth = {
    canvas: face.canvas,
    x: place[0],
    y: place[1],
    width: measureHalfWidth(build, chosen, (spec.width ?? 22) * scale, chops),
    scale,
    far: face.far,
    line: spec.line ?? mix(skin.line, '#7a1f2e', 0.35),
    inside: spec.inside ?? '#8e2a3a',
    shadow: skin.shadow,
    lip: spec.lip ?? (build.nose === 'soft' && chops === undefined ? mix(skin.blush, skin.line, 0.3) : undefined),
    narrow: Math.abs(turn) > 24 ? 0.9 : 1,
  }
  const drawing = chops === undefined ? chosen : widenForSnout(chosen)
  const mole = { cx: mouth.x + (spec.mole ?? 1) * mouth.width * 1.2, cy: mouth.y + 8, r: 2.3, fill: skin.line }
  return drawMouthParts(mouth, drawing) + (spec.mole ? element('circle', mole) : '')
}

/** Returns half the width of a mouth. The lips end within the face, or at the chops of a snout. */
function measureHalfWidth(build: Build, { open }: Drawing, width: number, chops: number | undefined): number {
  if (chops !== undefined && !open) return chops * 0.82
  const reach = Math.max(1, ...(open ?? []).map(([x]) => Math.abs(x)))
  const half = Math.min(width * (1.12 + 0.46 * (build.planes ?? 0)), (build.faceWidth * WIDEST) / reach)
  return Math.max(half, (chops ?? 0) * 0.6)
}

/** Below a snout with chops, closed lips look the same in every expression. */
function widenForSnout(drawing: Drawing): Drawing {
  if (drawing.open) return drawing
  return drawing.fangs ? { ...CHOPS, fangs: drawing.fangs } : CHOPS
}

function drawMouthParts(mouth: Mouth, drawing: Drawing): Svg {
  return group(
    {},
    drawing.lower && drawLowerLip(mouth, drawing.lower[0], drawing.lower[1]),
    drawing.open && drawOpenMouth(mouth, drawing),
    drawing.lines?.map(({ points, width, profile, opacity }) => drawStroke(mouth, points, width, profile, opacity)),
    drawing.fangs?.map((fang) => drawTooth(mouth, fang)),
  )
}

/**
 * Converts a point to a position on the turned face. Its x is in half-widths towards the far side, its y in head units.
 */
function placeOnMouth({ x, y, width, far, scale, narrow }: Mouth, [across, down, sharp]: Point): Point {
  return [x + across * width * far * narrow, y + down * scale, sharp ? 1 : 0]
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

function drawOpenMouth(mouth: Mouth, drawing: Drawing): Svg {
  const { canvas, inside, line, scale } = mouth
  const outline = smoothPath(
    (drawing.open ?? []).map((point) => placeOnMouth(mouth, point)),
    true,
  )
  const tongue = drawing.tongue
  const teeth = (drawing.teeth ?? []).map((row) => path(toLoop(row.map((point) => placeOnMouth(mouth, point))), '#fff'))
  const [tongueX, tongueY] = placeOnMouth(mouth, [0, tongue?.[0] ?? 0])
  return (
    path(outline, inside, { stroke: line, 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    group(
      { 'clip-path': canvas.clip(outline) },
      tongue &&
        element('ellipse', {
          cx: tongueX,
          cy: tongueY,
          rx: tongue[1] * mouth.width,
          ry: tongue[2] * scale,
          fill: TONGUE,
        }),
      teeth,
      drawing.inner?.map(({ points, width, opacity }) => drawStroke(mouth, points, width, 'flat', opacity)),
      drawing.fangs && drawing.teeth && drawing.fangs.map((fang) => drawTooth(mouth, fang)),
    )
  )
}

function drawTooth(mouth: Mouth, [across, top, bottom]: readonly [number, number, number]): Svg {
  const [x, from] = placeOnMouth(mouth, [across, top])
  const half = 4.4 * mouth.scale
  const shape = toPolygon(toLine([x - half, from], [x + half, from], [x, from + (bottom - top) * mouth.scale]))
  return path(shape, '#fff', { stroke: mouth.line, 'stroke-width': 1.4, 'stroke-linejoin': 'round' })
}

function drawLowerLip(mouth: Mouth, down: number, width: number): Svg {
  const { x, y, lip, shadow } = mouth
  const w = mouth.width
  if (!lip) {
    const line = brush(
      toLine([x - width * 0.6, y + down], [x, y + down + 1.4], [x + width * 0.6, y + down]),
      2.6,
      'both',
      6,
    )
    return path(line, shadow, { opacity: 0.9 })
  }
  const shape = toLoop([
    [x - w * 0.55, y + 1],
    [x - w * 0.2, y - 3.4],
    [x, y - 2],
    [x + w * 0.2, y - 3.4],
    [x + w * 0.55, y + 1],
    [x + w * 0.25, y + 6.5],
    [x, y + 8],
    [x - w * 0.25, y + 6.5],
  ])
  const shine = { cx: x - w * 0.1, cy: y + 4.4, rx: w * 0.15, ry: 1.5, fill: '#fff', opacity: 0.65 }
  return path(shape, lip, { opacity: 0.92 }) + element('ellipse', shine)
}

import { toPoints } from '../draw/notation.ts'
import { mix, tint } from '../draw/color.ts'
import { toLoop, lerp, type Point, smoothPath, toLine } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { requireKind } from './choice.ts'
import type { NoseSpec } from './head-spec.ts'
import { NOSES, type NoseShape } from './nose-shapes.ts'
import type { Face } from './face-frame.ts'
import type { Figure } from './parts.ts'

export const NOSE_KINDS: readonly string[] = [...Object.keys(NOSES), 'button', 'clown', 'long', 'pointed']

export function drawNose(face: Face): Svg {
  const { build } = face.figure
  const nose = getNoseSpec(face)
  if (nose.kind === 'long') return ''
  if (nose.kind === 'button' || nose.kind === 'clown') return drawBallNose(face, nose)
  if (nose.kind === 'pointed') return drawPointedNose(face, nose)
  const size = (nose.size ?? 1) * (build.nose === 'broad' ? 1.12 : 1) * (1 + 0.3 * (build.planes ?? 0))
  return drawShapedNose(face, requireKind(NOSES, nose.kind, 'nose'), size)
}

export function getNoseSpec({ figure: { spec, build } }: { figure: Pick<Figure, 'spec' | 'build'> }): NoseSpec {
  const nose = spec.nose ?? build.nose
  return typeof nose === 'string' ? { kind: nose } : nose
}

/**
 * Returns the position of the nose. The nose projects from the face, so it moves further than the face when the head
 * turns.
 */
function locateNose({ figure, at }: Face): Point {
  const [x, y] = at(0, figure.build.noseY)
  return [x + figure.turn * 0.12, y - figure.pitch * 0.25]
}

function drawShapedNose(face: Face, shape: NoseShape, size: number): Svg {
  const { skin } = face.figure
  const [x, y] = locateNose(face)
  const strong = Math.max(1, Math.abs(face.figure.turn) / 22)
  const place = ([dx, dy, sharp]: Point): Point => [x + dx * face.far * size * strong, y + dy * size, sharp ? 1 : 0]
  const shade = shape.nostrils ? mix(skin.shadow, skin.blush, 0.35) : skin.shadow
  const shine = shape.shine
  return group(
    {},
    shape.shadow && path(smoothPath(shape.shadow.map(place), true), shade, { opacity: shape.nostrils ? 1 : 0.95 }),
    shape.lines.map(({ points, width, profile, opacity, steps = 10 }) =>
      path(brush(points.map(place), width * Math.sqrt(size), profile, steps), skin.line, { opacity }),
    ),
    shape.nostrils &&
      [-4.5, 4.5].map((dx) =>
        element('ellipse', { cx: x + dx * size, cy: y + 1, rx: 2.2 * size, ry: 1.6 * size, fill: skin.line }),
      ),
    shine &&
      drawHighlight(place([shine[0], shine[1]]), shine[2] * size * 1.25, shine[3] * size * 1.2, tint(skin.light, 1)),
  )
}

function drawHighlight([cx, cy]: Point, rx: number, ry: number, fill: string): Svg {
  return element('ellipse', { cx, cy, rx, ry, fill, opacity: 0.9 })
}

function drawBallNose(face: Face, nose: NoseSpec): Svg {
  const { skin } = face.figure
  const [x, y] = locateNose(face)
  const size = (nose.size ?? 1) * (nose.kind === 'clown' ? 1.7 : 1)
  const fill = nose.color ?? (nose.kind === 'clown' ? mix(skin.blush, '#d8202e', 0.6) : mix(skin.base, skin.blush, 0.5))
  const under = brush(
    toLine([x - 8 * size, y + 4 * size], [x, y + 9 * size], [x + 8 * size, y + 4 * size]),
    2.4,
    'both',
    8,
  )
  return (
    element('ellipse', { cx: x, cy: y, rx: 10 * size, ry: 8.4 * size, fill }) +
    path(under, skin.line) +
    element('ellipse', { cx: x - 3 * size, cy: y - 3 * size, rx: 3 * size, ry: 2.4 * size, fill: '#fff', opacity: 0.8 })
  )
}

/** Draws a goblin's long nose in the color of the face. */
function drawPointedNose(face: Face, nose: NoseSpec): Svg {
  const { skin } = face.figure
  const [x, y] = locateNose(face)
  const size = nose.size ?? 1
  const place = ([dx, dy, sharp]: Point): Point => [x + dx * face.far * size, y + dy * size, sharp ? 1 : 0]
  const outline: Point[] = toPoints('-4,-34! 8,-22 26,2 44,20! 26,19 8,13 -10,12 -12,0!')
  const ridge: Point[] = toPoints('0,-30 8,-22 26,2 44,20 26,19 6,13')
  const shadow: Point[] = toPoints('-10,10! 8,4 44,20! 26,20 8,14')
  return (
    path(smoothPath(outline.map(place), true), skin.base) +
    path(smoothPath(shadow.map(place), true), skin.shadow) +
    path(brush(ridge.map(place), 3, 'both', 18), skin.line) +
    drawHighlight(place([16, 0]), 3, 6, skin.light)
  )
}

const LONG = 150

/** Draws the wooden nose after the hair, because the nose projects in front of the hair. */
export function drawLongNose(face: Face): Svg {
  if (getNoseSpec(face).kind !== 'long') return ''
  const { canvas, far, figure } = face
  const { skin } = figure
  const [x, y] = locateNose(face)
  const tip: Point = [x + LONG * (getNoseSpec(face).size ?? 1) * far, y - 44]
  const along = (share: number, fromY: number, toY: number): Point => [
    lerp(x, tip[0], share),
    lerp(y + fromY, tip[1] + toY, share),
  ]
  const outline = smoothPath(
    [
      [x - 4 * far, y - 13, 1],
      along(0.6, -13, -8),
      [tip[0], tip[1] - 7],
      [tip[0] + 6 * far, tip[1]],
      [tip[0], tip[1] + 7],
      along(0.55, 9, 8),
      [x - 5 * far, y + 9, 1],
    ],
    true,
  )
  const below = toLoop([
    [x - 8 * far, y + 12],
    along(0.5, 2, 0),
    [tip[0] + 10 * far, tip[1] + 2],
    [tip[0] + 10 * far, tip[1] + 16],
    [x, y + 20],
  ])
  const rings = [0.32, 0.62, 0.84].map((share) => {
    const [cx, cy] = along(share, -2, 0)
    const ring = brush([along(share, -12, -8), [cx + 4 * far, cy], along(share, 9, 8)], 1.8, 'both', 6)
    return path(ring, skin.line, { opacity: 0.5 })
  })
  const color = mix(skin.base, '#e0905a', 0.28)
  const shine = brush(toLine([x + 8 * far, y - 11], [tip[0] - 8 * far, tip[1] - 4]), 3.4, 'both', 6)
  return (
    path(outline, color, { stroke: skin.line, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
    path(outline, color) +
    group({ 'clip-path': canvas.clip(outline) }, path(below, skin.shadow), rings, path(shine, '#fff', { opacity: 0.5 }))
  )
}

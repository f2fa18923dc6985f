import { shade, tint, toSoftInk, type Color } from '../draw/color.ts'
import { lerpPoint, type Point } from '../draw/geometry.ts'
import { drawTrim } from '../draw/metal.ts'
import { brush } from '../draw/stroke.ts'
import { element, formatNumber, path, type Svg } from '../draw/svg.ts'
import { buildDiscPath, drawEdges, getDirection, type Limb } from './limb.ts'

/** The end of a short sleeve, as a fraction of the distance from shoulder to elbow. */
const HEM = 0.74

/** Draws three folds that fan out from the pit of the elbow, and one above the opening. */
export function drawSleeveFolds({ shoulder, elbow, end, thick }: Limb, color: Color): Svg {
  const [ux, uy] = getDirection(elbow, shoulder)
  const [fx, fy] = getDirection(elbow, end)
  const [nx, ny] = ux * -fy + uy * fx > 0 ? [-fy, fx] : [fy, -fx]
  const at = (toShoulder: number, toEnd: number, across: number): Point => [
    elbow[0] + (ux * toShoulder + fx * toEnd + nx * across) * thick,
    elbow[1] + (uy * toShoulder + fy * toEnd + ny * across) * thick,
  ]
  const folds = [
    [at(0.34, 0, 0.3), at(0.5, 0, 0.06), at(0.56, 0, -0.24)],
    [at(0, 0.3, 0.32), at(0, 0.42, 0.06), at(0, 0.36, -0.24)],
    [at(0, 0.56, 0.34), at(0, 0.74, 0.12), at(0, 0.8, -0.06)],
  ]
  return folds.map((line) => path(brush(line, 3, 'out', 6), color, { opacity: 0.7 })).join('')
}

/** Draws the dark inside of a sleeve around the wrist, with the edge of the cloth. */
export function drawOpening({ elbow, end, endWidth }: Limb, color: Color): Svg {
  const angle = (Math.atan2(end[1] - elbow[1], end[0] - elbow[0]) * 180) / Math.PI
  const [x, y] = [formatNumber(end[0]), formatNumber(end[1])]
  return element('ellipse', {
    rx: endWidth * 0.13,
    ry: endWidth * 0.5,
    fill: shade(color, 2.6),
    stroke: toSoftInk(color),
    'stroke-width': 2.4,
    transform: `translate(${x} ${y}) rotate(${formatNumber(angle)})`,
  })
}

/** Draws a short sleeve including its shoulder. Only its two sides have an outline. */
export function drawShortSleeve(shoulder: Point, elbow: Point, thickness: number, color: Color): Svg {
  const [ax, ay] = getDirection(shoulder, elbow)
  const end = lerpPoint(shoulder, elbow, HEM)
  const wide = thickness * 1.2
  const width = (t: number) => wide * (0.94 + 0.06 * t)
  const line = [shoulder, lerpPoint(shoulder, end, 0.5), end]
  const cloth = brush(line, 1, width, 8)
  const [nx, ny] = [-ay * wide * 0.53, ax * wide * 0.53]
  const bulge: Point = [end[0] + ax * 6, end[1] + ay * 6]
  const hem = drawTrim([[end[0] - nx, end[1] - ny], bulge, [end[0] + nx, end[1] + ny]], 9, tint(color, 0.3))
  const cap = buildDiscPath(shoulder, wide * 0.47)
  return drawEdges(line, width, toSoftInk(color)) + path(cap + cloth, color) + hem
}

export function drawCuff(elbow: Point, wrist: Point, width: number, color: Color): Svg {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1
  const [ax, ay] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length]
  const [nx, ny] = [-ay * width * 0.56, ax * width * 0.56]
  const center: Point = [wrist[0] - ax * 4, wrist[1] - ay * 4]
  const bulge: Point = [center[0] - ax * 5, center[1] - ay * 5]
  return drawTrim([[center[0] - nx, center[1] - ny], bulge, [center[0] + nx, center[1] + ny]], 16, color)
}

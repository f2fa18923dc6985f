import { shade, tint, toSoftInk, type Color } from '../draw/color.ts'
import { lerpPoint, type Point, smoothPath, getDirection, moveAlong, measureLength } from '../draw/geometry.ts'
import { drawTrim } from '../draw/metal.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush } from '../draw/stroke.ts'
import { element, formatNumber, path, type Svg } from '../draw/svg.ts'
import { buildShoulder, type Limb, type ShortSleeve } from './limb.ts'

/** The end of a short sleeve, as a fraction of the distance from shoulder to elbow. */
const HEM = 0.74

/** Draws three folds that fan out from the inside of the elbow, and one above the opening. */
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

/** Draws a short sleeve with its shoulder, its folds, and the shadow that its hem casts on the arm. */
export function drawShortSleeve(limb: Limb, color: Color): ShortSleeve {
  const { shoulder, elbow, thick } = limb
  const [ax, ay] = getDirection(shoulder, elbow)
  const end = lerpPoint(shoulder, elbow, HEM)
  const wide = thick * 1.2
  const width = (t: number) => wide * (0.9 + 0.16 * t)
  const cloth = brush([shoulder, lerpPoint(shoulder, end, 0.5), end], 1, width, 8)
  const across = (along: number, share: number, beyond: number): Point => {
    const [x, y] = lerpPoint(shoulder, end, along)
    return [x - ay * wide * share + ax * beyond, y + ax * wide * share + ay * beyond]
  }
  const hem = (beyond: number): Point[] => [across(1, -0.53, beyond), across(1, 0, beyond + 6), across(1, 0.53, beyond)]
  const cap = buildShoulder(limb, wide * 0.46)
  const lit = -ay + ax * 0.6 > 0 ? 1 : -1
  const [line, dark] = [toSoftInk(color), shade(color, 0.9)]
  const folds = [-0.3, 0.06, 0.3].map((share) =>
    path(
      brush([across(0.98, share, 0), across(0.66, share * 0.9, 0), across(0.36, share * 0.5, 0)], 3, 'out', 6),
      line,
      {
        opacity: 0.6,
      },
    ),
  )
  const drawing =
    path(brush(hem(9), 14, 'both', 8), dark, { opacity: 0.5 }) +
    drawUnionOutline([cap, cloth], line, 1.7) +
    path(cap + cloth, color) +
    path(
      brush([across(0, lit * 0.3, 0), across(0.5, lit * 0.36, 0), across(1, lit * 0.34, 0)], wide * 0.36, 'in', 8),
      dark,
      {
        opacity: 0.6,
      },
    ) +
    folds.join('') +
    drawTrim(hem(0), 8, tint(color, 0.3))
  return { outline: cap + cloth, drawing }
}

/** Draws the edge of cloth that falls over the beginning of an arm. */
export function drawDrapedEdge({ shoulder, elbow, thick }: Limb, color: Color): Svg {
  const direction = getDirection(shoulder, elbow)
  const at = (along: number, across: number) => moveAlong(shoulder, direction, along * thick, across * thick)
  const edge = [at(0.06, -0.66), at(0.3, -0.36), at(0.36, 0), at(0.3, 0.36), at(0.06, 0.66)]
  const cloth = [...edge, at(-0.3, 0.6), at(-0.52, 0), at(-0.3, -0.6)]
  const line = toSoftInk(color)
  return (
    path(smoothPath(cloth, true), color) +
    path(brush([at(-0.1, 0.12), at(0.1, 0.2), at(0.26, 0.24)], thick * 0.2, 'in', 6), shade(color, 0.9), {
      opacity: 0.7,
    }) +
    path(brush(edge, 4, 'both', 12), line)
  )
}

export function drawCuff(elbow: Point, wrist: Point, width: number, color: Color): Svg {
  const length = measureLength(elbow, wrist) || 1
  const [ax, ay] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length]
  const [nx, ny] = [-ay * width * 0.56, ax * width * 0.56]
  const center: Point = [wrist[0] - ax * 4, wrist[1] - ay * 4]
  const bulge: Point = [center[0] - ax * 5, center[1] - ay * 5]
  return drawTrim([[center[0] - nx, center[1] - ny], bulge, [center[0] + nx, center[1] + ny]], 16, color)
}

import { mix } from '../../draw/color.ts'
import {
  clamp,
  toCorner,
  lerp,
  lerpPoint,
  computeNormals,
  type Point,
  getPoint,
  smoothPath,
} from '../../draw/geometry.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import type { Eye } from './eye-geometry.ts'

const LAST = 16

/** Draws eye shadow, or the glow of a burning eye. */
export function drawSocket(eye: Eye): Svg {
  const { canvas, spec, upper, size, side } = eye
  const blaze = spec.blaze
  const radius = eye.halfWidth * 1.9
  const stops = [
    [0, blaze ?? '#fff', 0.7],
    [0.4, blaze ?? '#fff', 0.34],
    [1, blaze ?? '#fff', 0],
  ] as const
  const halo = `M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0Z`
  const burning = blaze ? path(halo, canvas.radialGradient([0, 0, radius], ...stops)) : ''
  if (!spec.shadow) return burning
  const lash = traceUpperEdge(eye)
  const tip = locateWingTip(eye)
  const shape = smoothPath(
    [
      toCorner(getPoint(lash, 0)),
      ...lash.slice(1).map(([x, y], index): Point => [x, y - 9 * size * ((index + 1) / LAST) ** 0.7]),
      [tip[0] + side * 3, tip[1] - 6 * size, 1],
      ...upper.toReversed(),
    ],
    true,
  )
  return burning + path(shape, spec.shadow, { opacity: 0.42, filter: canvas.blur(2) })
}

/** Draws the part of the eyelid between the lashes and the crease. */
export function drawLidTone({ spec, shape, upper, size, skin }: Eye): Svg {
  if (spec.shadow || !shape.crease) return ''
  const inner = upper.slice(2, 15)
  const lift = (shape.lash * 0.6 + shape.crease * 0.62) * size
  const raised = inner.map(([x, y], index): Point => [x, y - lift * Math.sin(((index + 1) / 14) * Math.PI)])
  const outline = [toCorner(getPoint(upper, 1)), ...raised, toCorner(getPoint(upper, 15)), ...inner.toReversed()]
  return path(smoothPath(outline, true), skin.shadow, { opacity: 0.4 })
}

export function drawHoodedLid(eye: Eye): Svg {
  const { shape, upper, size, skin, side } = eye
  if (!shape.hood) return ''
  const lift = 13 * size * shape.hood + 5 * size
  const edge = upper.slice(1)
  const above = edge.map(([x, y], index): Point => [
    x + side * 3,
    y - lift * (0.5 + 0.5 * Math.sin((index / 15) * Math.PI)),
  ])
  const fold = smoothPath([...edge, ...above.toReversed()], true)
  return (
    path(fold, skin.shadow, { opacity: 0.8 }) + path(brush(above, 3 * size, 'both', 12), skin.line, { opacity: 0.8 })
  )
}

export function drawLowerLid(eye: Eye): Svg {
  const { spec, shape, lower, size, side, lash, skin } = eye
  const length = shape.plain ? 13 : 15
  const weight = (along: number) => (1 - along) ** 0.55 * Math.min(1, along * 9 + 0.3)
  const line = brush(moveDown(lower.slice(0, length), 0.6), (shape.plain ? 2.2 : 2.8) * size, weight, 12)
  const lashes =
    shape.plain || !shape.spikes
      ? []
      : [3, 5].map((index) => {
          const [x, y] = getPoint(lower, index)
          const end: Point = [x + side * 6 * size, y + 6.5 * size]
          const middle: Point = [x + side * 3.5 * size, y + 2.5 * size]
          return path(brush([[x, y], middle, end], 2.4 * size, 'out', 5), lash, { opacity: 0.9 })
        })
  const liner =
    spec.liner &&
    path(
      brush(moveDown(lower.slice(0, 14), 1), 4.5 * size, (along) => (1 - along) ** 0.7, 12),
      spec.liner,
      { opacity: 0.9 },
    )
  const bags = (shape.bag || spec.bags) && drawEyeBag(lower, size, skin.line, skin.shadow)
  return path(line, lash, { opacity: 0.92 }) + lashes.join('') + (liner || '') + (bags || '')
}

/** Draws the upper lash as a filled shape that widens outwards and ends in a wing. */
export function drawUpperLash(eye: Eye): Svg {
  const { upper, side, size, lash, skin } = eye
  const edge = traceUpperEdge(eye)
  const tip = locateWingTip(eye)
  const outerCorner = getPoint(upper, LAST)
  const outerEdge = getPoint(edge, LAST)
  const shape = smoothPath(
    [
      toCorner(getPoint(upper, 0)),
      ...edge.slice(1, LAST),
      [outerEdge[0] + side * size, outerEdge[1] + size],
      toCorner(tip),
      [outerCorner[0] + side * 0.5 * size, outerCorner[1] + 2.5 * size, 1],
      ...moveDown(upper.slice(1, LAST).toReversed(), 0.8),
    ],
    true,
  )
  const warm = edge.slice(5, 14).map((point, index) => lerpPoint(point, getPoint(upper, index + 5), 0.45))
  return (
    path(shape, lash) +
    path(brush(warm, computeLashWeight(eye) * 0.3, 'both', 10), mix(lash, skin.shadow, 0.45), { opacity: 0.55 }) +
    drawLashSpikes(eye, edge)
  )
}

export function drawCreaseLine(eye: Eye): Svg {
  const { shape, upper, size, side, skin } = eye
  if (!shape.crease || shape.hood) return ''
  const lift = computeLashWeight(eye) * 0.55 + shape.crease * size * 0.62
  const line = upper.slice(5, 14).map(([x, y], index): Point => {
    return [x + side * 1.5 * size, y - lift * (0.72 + 0.4 * Math.sin((index / 8) * Math.PI))]
  })
  return path(brush(line, 2.1 * size, 'both', 10), skin.line, { opacity: 0.85 })
}

function drawEyeBag(lower: readonly Point[], size: number, line: string, shadow: string): Svg {
  const under = lower.slice(3, 17)
  const fold = moveDown(under, 8 * size)
  const pouch = smoothPath([...moveDown(under, 1.5 * size), ...fold.toReversed()], true)
  return path(pouch, shadow, { opacity: 0.55 }) + path(brush(fold, 2.2 * size, 'both', 8), line, { opacity: 0.6 })
}

function drawLashSpikes({ shape, side, size, lash, spec }: Eye, edge: readonly Point[]): Svg {
  return Array.from({ length: shape.spikes }, (_, index) => {
    const [x, y] = getPoint(edge, LAST - 3 - index * 3)
    const length = (11.5 - index * 3.5) * size * (spec.lashLength ?? 1)
    const angle = shape.wingAngle - 0.5 - 0.36 * index
    const end: Point = [x + side * Math.cos(angle) * length, y + Math.sin(angle) * length + 1.5 * size]
    const outline: Point[] = [
      [x - side * 8 * size, y + 1.5 * size, 1],
      [lerp(x, end[0], 0.35) - side, lerp(y, end[1], 0.4) + 0.4 * size],
      toCorner(end),
      [x + side * 2.6 * size, y + 4 * size, 1],
    ]
    return path(smoothPath(outline, true), lash)
  }).join('')
}

function traceUpperEdge(eye: Eye): Point[] {
  const { upper, side } = eye
  const weight = computeLashWeight(eye)
  const across = computeNormals(upper)
  return upper.map((point, index) => {
    const height = weight * computeLashWidth(eye, index / LAST)
    const [x, y] = index === LAST ? [side * 0.5, -0.86] : turnUpward(getPoint(across, index))
    return [point[0] + x * height, point[1] + y * height]
  })
}

/** Reverses a normal that points into the eye, so that every lash points away from it. */
function turnUpward([x, y]: Point): Point {
  return y > 0 ? [-x, -y] : [x, y]
}

function computeLashWidth({ shape }: Eye, along: number): number {
  const outward = clamp((along - 0.02) * 1.25) ** (shape.plain ? 0.85 : 0.75)
  return (0.08 + 0.92 * outward) * (1 - 0.45 * clamp((along - 0.8) / 0.2))
}

function computeLashWeight({ shape, size, spec }: Eye): number {
  return shape.lash * 1.18 * size * (spec.lashLength ?? 1)
}

function locateWingTip({ upper, shape, size, side }: Eye): Point {
  const [x, y] = getPoint(upper, LAST)
  const length = shape.wing * size
  return [x + side * Math.cos(shape.wingAngle) * length, y + Math.sin(shape.wingAngle) * length - size]
}

function moveDown(points: readonly Point[], distance: number): Point[] {
  return points.map(([x, y]) => [x, y + distance])
}

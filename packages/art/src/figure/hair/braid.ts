import { drawBow } from '../../draw/bow.ts'
import { toInk, mix } from '../../draw/color.ts'
import { toLoop, toCorner, type PathData, type Point, getPoint, samplePath, smoothPath } from '../../draw/geometry.ts'
import { drawUnionOutline } from '../../draw/outline.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import type { HairSpec } from '../head-spec.ts'
import type { HairPalette } from './palette.ts'

/** A strand of a braid with its shaded end, its hairs and its highlight. */
type Knot = { outline: PathData; tuck: PathData; hairs: readonly PathData[]; shine: PathData; outer: boolean }

/** Draws overlapping knots along a line, with a tuft at the end. */
export function drawBraid(line: readonly Point[], palette: HairPalette, hair: HairSpec): Svg {
  const count = hair.knots ?? 9
  const along = samplePath(line, count)
  const knots = Array.from({ length: count }, (_, index) =>
    buildKnots(along, index, (hair.braidWidth ?? 27) * (1 - (0.35 * index) / count)),
  ).flat()
  const end = getPoint(along, count)
  const before = getPoint(along, count - 1)
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
  const at = (reach: number, turn: number): Point => [
    end[0] + Math.cos(angle + turn) * reach,
    end[1] + Math.sin(angle + turn) * reach,
  ]
  const tuft = smoothPath(
    [
      toCorner(at(10, 2)),
      at(24, 0.5),
      toCorner(at(54, 0.12)),
      at(36, 0),
      toCorner(at(50, -0.2)),
      at(24, -0.55),
      toCorner(at(10, -2)),
    ],
    true,
  )
  const tie =
    hair.tie &&
    path(toLoop([at(-6, 1.6), at(14, 0.9), at(14, -0.9), at(-6, -1.6)]), hair.tie, {
      stroke: toInk(hair.tie),
      'stroke-width': 2.4,
    })
  const ribbon = hair.ribbon && drawBow(end[0], end[1], 0.42, hair.ribbon, { angle: angle - Math.PI / 2 })
  return (
    drawUnionOutline([...knots.map(({ outline }) => outline), tuft], palette.line, 2.6) +
    path(tuft, palette.base) +
    path(brush([at(12, 0.1), at(36, 0.05)], 2.4, 'both', 5), palette.shadow) +
    knots.map((knot) => paintKnot(knot, palette)).join('') +
    (tie || '') +
    (ribbon || '')
  )
}

function paintKnot({ outline, tuck, hairs, shine, outer }: Knot, palette: HairPalette): Svg {
  const color = outer ? palette.base : mix(palette.base, palette.shadow, 0.35)
  return (
    path(outline, color, { stroke: palette.line, 'stroke-width': 1.8 }) +
    path(tuck, palette.shadow, { opacity: 0.75 }) +
    hairs.map((hair) => path(hair, palette.line, { opacity: 0.45 })).join('') +
    path(shine, palette.shine, { opacity: outer ? 0.85 : 0.5 })
  )
}

function buildKnots(along: readonly Point[], index: number, width: number): Knot[] {
  const [x, y] = getPoint(along, index)
  const next = getPoint(along, index + 1)
  const length = Math.hypot(next[0] - x, next[1] - y) || 1
  const [tx, ty] = [(next[0] - x) / length, (next[1] - y) / length]
  return [-1, 1].map((side) => {
    const at = (across: number, down: number, corner: 0 | 1 = 0): Point => [
      x - ty * side * width * across + tx * length * down,
      y + tx * side * width * across + ty * length * down,
      corner,
    ]
    return {
      outline: toLoop([
        at(0.86, -0.42),
        at(1.12, 0.1),
        at(0.5, 0.68),
        at(-0.3, 0.98, 1),
        at(-0.3, 0.4),
        at(0.34, -0.3),
      ]),
      tuck: toLoop([at(0.62, 0.56), at(-0.28, 0.94, 1), at(-0.27, 0.5), at(0.16, 0.42)]),
      hairs: [
        brush([at(0.9, -0.18), at(0.66, 0.3), at(-0.1, 0.74)], 1.8, 'both', 6),
        brush([at(0.6, -0.22), at(0.3, 0.2), at(-0.18, 0.52)], 1.6, 'both', 6),
      ],
      shine: brush([at(0.92, -0.1), at(0.84, 0.16), at(0.6, 0.36)], width * 0.14, 'both', 6),
      outer: side > 0,
    }
  })
}

import { type Color, tint, shade } from '../draw/color.ts'
import { formatNumber, type Svg } from '../draw/svg.ts'
import type { Sketch } from '../draw/sketch.ts'

type Point = readonly [x: number, y: number]

/** Draws a fur border with hairs along both sides. The points of `spine` must be close together. */
export function drawFurBand(sketch: Sketch, spine: readonly Point[], halfWidth: number, color: Color): Svg {
  const rims = ([1, -1] as const).map((side) =>
    spine.map((at, index) =>
      offsetFromSpine(spine, index, side * (halfWidth + (index % 2 ? 9 : -3) + ((index * 5) % 3) * 3), at),
    ),
  )
  const [upper = [], lower = []] = rims
  const outline = [...upper, ...lower.toReversed()].map(formatPoint).join(' ')
  const hairs = spine.flatMap((at, index) =>
    [-0.7, -0.1, 0.5].map((share, row) => {
      const root = offsetFromSpine(spine, index, halfWidth * share, at)
      const tip = offsetFromSpine(spine, index, halfWidth * (share + 0.42), at)
      const tone = (index + row) % 3 ? shade(color, 0.8) : tint(color, 0.6)
      return sketch.stroke(`${formatPoint(root)} ${formatPoint([tip[0] + 5, tip[1] + 2])}`, 5, tone, {
        profile: 'out',
        opacity: 0.8,
      })
    }),
  )
  return sketch.cloth(outline, color, { lineWidth: 3.4, tangent: 0.1 }) + hairs.join('')
}

/** Moves a point of a line sideways, perpendicular to the line. */
function offsetFromSpine(spine: readonly Point[], index: number, distance: number, [x, y]: Point): Point {
  const [ax, ay] = spine[Math.max(0, index - 1)] ?? [x, y]
  const [bx, by] = spine[Math.min(spine.length - 1, index + 1)] ?? [x, y]
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [x + ((by - ay) / length) * distance, y - ((bx - ax) / length) * distance]
}

function formatPoint([x, y]: Point): string {
  return `${formatNumber(x)},${formatNumber(y)}`
}

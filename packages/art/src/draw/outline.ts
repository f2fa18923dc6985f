import type { Color } from './color.ts'
import type { PathData, Point } from './geometry.ts'
import { element, formatNumber, group, type Svg } from './svg.ts'

/** Draws one outline around all shapes, heavier at the lower right. The fills must be drawn after it. */
export function drawUnionOutline(paths: readonly PathData[], color: Color, width: number): Svg {
  const shapes = paths.map((d) => element('path', { d }))
  const stroke = { fill: color, stroke: color, 'stroke-width': width * 2 + 0.9, 'stroke-linejoin': 'miter' }
  return group({ ...stroke, 'stroke-miterlimit': 4, transform: 'translate(.4 .65)' }, shapes)
}

/** Builds a circle that turns counterclockwise. */
export function buildDiscPath([x, y]: Point, radius: number): string {
  const r = formatNumber(radius)
  return `M${formatNumber(x - radius)} ${formatNumber(y)}a${r} ${r} 0 1 0 ${formatNumber(radius * 2)} 0a${r} ${r} 0 1 0 ${formatNumber(-radius * 2)} 0Z`
}

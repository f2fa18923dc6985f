import type { Color } from './color.ts'
import type { PathData } from './geometry.ts'
import { element, group, type Svg } from './svg.ts'

/** Draws one outline around all shapes, heavier at the lower right. The fills must be drawn after it. */
export function drawUnionOutline(paths: readonly PathData[], color: Color, width: number): Svg {
  const shapes = paths.map((d) => element('path', { d }))
  const stroke = { fill: color, stroke: color, 'stroke-width': width * 2 + 0.9, 'stroke-linejoin': 'miter' }
  return group({ ...stroke, 'stroke-miterlimit': 4, transform: 'translate(.4 .65)' }, shapes)
}

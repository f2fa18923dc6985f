import { toInk, tint } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'

import { createWidePart, type SceneryTable, createPart, repeat } from './part.ts'

export const YAMATO_SEA: SceneryTable = {
  kelp: createPart({ color: '#2f7a5a', amount: 5, tall: 360 }, (s, part) =>
    repeat(part.amount, (index) => {
      const x = (index - (part.amount - 1) / 2) * 30
      const h = part.tall * (0.6 + part.random() * 0.4)
      return (
        s.stroke(`${x},0 ${x - 26},${-h * 0.3} ${x + 26},${-h * 0.6} ${x - 8},${-h}`, 24, toInk(part.color), {
          steps: 30,
        }) +
        s.stroke(
          `${x},0 ${x - 26},${-h * 0.3} ${x + 26},${-h * 0.6} ${x - 8},${-h}`,
          18,
          index % 2 ? part.color : tint(part.color, 0.3),
          { steps: 30 },
        )
      )
    }),
  ),

  'air-bubbles': createWidePart({ amount: 40, color: '#dff6ff' }, (_, part) =>
    repeat(part.amount, () => {
      const [cx, cy, r] = [
        part.random() * part.picture.width,
        part.random() * part.picture.height,
        3 + part.random() ** 3 * 22,
      ]
      return (
        element('circle', {
          cx,
          cy,
          r,
          fill: part.color,
          'fill-opacity': 0.16,
          stroke: '#fff',
          'stroke-width': 2.2,
          opacity: 0.8,
        }) + element('circle', { cx: cx - r * 0.3, cy: cy - r * 0.3, r: r * 0.2, fill: '#fff', opacity: 0.9 })
      )
    }),
  ),
}

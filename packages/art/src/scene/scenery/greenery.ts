import { tint, mix, shade } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'
import { createWidePart, type SceneryTable, createPart, repeat } from './part.ts'
import { drawCrown } from './trees.ts'
import { type Puff } from './trees.ts'
import { createPuffs } from './trees.ts'

export const GREENERY: SceneryTable = {
  bush: createPart({ color: '#4f9050', shadow: 100 }, (_, part) =>
    drawCrown(part, createPuffs(part, 9, 0, -46, 90, 30), 0),
  ),
  hedge: createWidePart({ color: '#3f7d4a', y: 520, tall: 120, amount: 26 }, (_, part) => {
    const { width } = part.picture
    const puffs = Array.from({ length: part.amount }, (_, index): Puff => [
      (index / (part.amount - 1)) * (width + 60) - 30,
      part.y - part.tall + part.random() * 12,
      (width / part.amount) * (0.8 + part.random() * 0.3),
    ])
    const wall = element('rect', { x: 0, y: part.y - part.tall, width, height: part.tall, fill: part.color })
    const leaf = () => {
      const [x, y] = [part.random() * width, part.y - part.tall * part.random()]
      return element('ellipse', {
        cx: x,
        cy: y,
        rx: 9,
        ry: 5,
        fill: part.random() < 0.5 ? tint(part.color, 0.4) : shade(part.color, 0.7),
        opacity: 0.8,
      })
    }
    return drawCrown(part, puffs, 0) + wall + repeat(part.amount * 9, leaf)
  }),
  branch: createPart({ color: '#3f7a3a', accent: '#4a3426', amount: 12, y: 0 }, (s, part) => {
    const wood = s.cord('-60,-30 80,10 220,10 380,60', 24, part.accent, 'out')
    const twigs =
      s.cord('120,10 180,70 190,120', 9, part.accent, 'out') + s.cord('240,14 300,-30 360,-30', 8, part.accent, 'out')
    const leaf = (index: number) => {
      const x = -20 + (index / part.amount) * 400
      const drop = 40 + part.random() * 60
      const tone = index % 2 ? part.color : mix(part.color, shade(part.color, 0.9), part.random())
      return s.blade(`${x},10 ${x + 16},${10 + drop * 0.6} ${x + (part.random() - 0.4) * 70},${10 + drop}`, 34, tone)
    }
    return wood + twigs + repeat(part.amount, leaf)
  }),
  vines: createWidePart({ color: '#3f7a3a', amount: 7, y: 0, tall: 220 }, (_, part) =>
    repeat(part.amount, () => {
      const x = part.random() * part.picture.width
      const end = part.tall * (0.5 + part.random() * 0.7)
      const cord = element('path', {
        d: `M${x.toFixed(0)} ${part.y}Q${(x + 30).toFixed(0)} ${(part.y + end / 2).toFixed(0)} ${x.toFixed(0)} ${(part.y + end).toFixed(0)}`,
        fill: 'none',
        stroke: shade(part.color, 1),
        'stroke-width': 5,
      })
      const leaf = (index: number) => {
        const y = part.y + ((index + 1) / 7) * end
        const side = index % 2 ? 1 : -1
        const cx = x + side * 14 + 12 * Math.sin((index / 7) * 3)
        return element('ellipse', {
          cx,
          cy: y,
          rx: 17,
          ry: 9,
          fill: index % 3 ? part.color : tint(part.color, 0.5),
          transform: `rotate(${side * 30} ${cx.toFixed(0)} ${y.toFixed(0)})`,
        })
      }
      return cord + repeat(7, leaf)
    }),
  ),
}

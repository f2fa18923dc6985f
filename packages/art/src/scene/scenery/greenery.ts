import { tint, mix, shade } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'
import { createWidePart, type SceneryTable, createPart, repeat } from './part.ts'
import { drawCrown } from './trees.ts'
import { type Puff } from './trees.ts'
import { createPuffs } from './trees.ts'

export const GREENERY: SceneryTable = {
  bush: createPart({ color: '#4f9050', shadow: 100 }, (_, look) =>
    drawCrown(look, createPuffs(look, 9, 0, -46, 90, 30), 0),
  ),
  hedge: createWidePart({ color: '#3f7d4a', y: 520, tall: 120, amount: 26 }, (_, look) => {
    const { width } = look.picture
    const puffs = Array.from({ length: look.amount }, (_, index): Puff => [
      (index / (look.amount - 1)) * (width + 60) - 30,
      look.y - look.tall + look.random() * 12,
      (width / look.amount) * (0.8 + look.random() * 0.3),
    ])
    const wall = element('rect', { x: 0, y: look.y - look.tall, width, height: look.tall, fill: look.color })
    const leaf = () => {
      const [x, y] = [look.random() * width, look.y - look.tall * look.random()]
      return element('ellipse', {
        cx: x,
        cy: y,
        rx: 9,
        ry: 5,
        fill: look.random() < 0.5 ? tint(look.color, 0.4) : shade(look.color, 0.7),
        opacity: 0.8,
      })
    }
    return drawCrown(look, puffs, 0) + wall + repeat(look.amount * 9, leaf)
  }),
  branch: createPart({ color: '#3f7a3a', accent: '#4a3426', amount: 12, y: 0 }, (s, look) => {
    const wood = s.cord('-60,-30 80,10 220,10 380,60', 24, look.accent, 'out')
    const twigs =
      s.cord('120,10 180,70 190,120', 9, look.accent, 'out') + s.cord('240,14 300,-30 360,-30', 8, look.accent, 'out')
    const leaf = (index: number) => {
      const x = -20 + (index / look.amount) * 400
      const drop = 40 + look.random() * 60
      const tone = index % 2 ? look.color : mix(look.color, shade(look.color, 0.9), look.random())
      return s.blade(`${x},10 ${x + 16},${10 + drop * 0.6} ${x + (look.random() - 0.4) * 70},${10 + drop}`, 34, tone)
    }
    return wood + twigs + repeat(look.amount, leaf)
  }),
  vines: createWidePart({ color: '#3f7a3a', amount: 7, y: 0, tall: 220 }, (_, look) =>
    repeat(look.amount, () => {
      const x = look.random() * look.picture.width
      const end = look.tall * (0.5 + look.random() * 0.7)
      const cord = element('path', {
        d: `M${x.toFixed(0)} ${look.y}Q${(x + 30).toFixed(0)} ${(look.y + end / 2).toFixed(0)} ${x.toFixed(0)} ${(look.y + end).toFixed(0)}`,
        fill: 'none',
        stroke: shade(look.color, 1),
        'stroke-width': 5,
      })
      const leaf = (index: number) => {
        const y = look.y + ((index + 1) / 7) * end
        const side = index % 2 ? 1 : -1
        const cx = x + side * 14 + 12 * Math.sin((index / 7) * 3)
        return element('ellipse', {
          cx,
          cy: y,
          rx: 17,
          ry: 9,
          fill: index % 3 ? look.color : tint(look.color, 0.5),
          transform: `rotate(${side * 30} ${cx.toFixed(0)} ${y.toFixed(0)})`,
        })
      }
      return cord + repeat(7, leaf)
    }),
  ),
}

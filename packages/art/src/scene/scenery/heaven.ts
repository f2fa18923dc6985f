import { tint, mix, shade } from '../../draw/color.ts'
import { type Point, toPolygon } from '../../draw/geometry.ts'
import { drawSparkle } from '../../draw/plants.ts'
import { element, group, path } from '../../draw/svg.ts'
import { getNumber } from '../../figure/options.ts'
import { getColors } from '../../props/options.ts'
import { createWidePart, drawFillDown, type SceneryTable, repeat } from './part.ts'

export const HEAVEN: SceneryTable = {
  sky: createWidePart({ color: '#8fd4f0', accent: '#e8f4d8', third: '#fbe8c8' }, (canvas, look) => {
    const colors = getColors(look.options, 'colors', [look.color, look.accent, look.third])
    const stops = colors.map((color, index) => [index / Math.max(1, colors.length - 1), color] as const)
    const bottom = getNumber(look.options, 'horizon', look.picture.height)
    return drawFillDown(look, canvas.linearGradient([0, 0, 0, bottom], ...stops))
  }),

  stars: createWidePart({ amount: 90, color: '#ffffff' }, (_, look) =>
    repeat(look.amount, () => {
      const x = look.random() * look.picture.width
      const y = look.random() * getNumber(look.options, 'until', look.picture.height * 0.6)
      const chance = look.random()
      if (chance > 0.92) return drawSparkle(x, y, 6 + look.random() * 10, look.color, 0.9)
      return element('circle', { cx: x, cy: y, r: 0.8 + chance * 1.6, fill: look.color, opacity: 0.4 + chance * 0.5 })
    }),
  ),
  aurora: createWidePart({ color: '#6affc8', accent: '#8a7aff', y: 260, amount: 4 }, (canvas, look) => {
    const veil = (index: number) => {
      const y = look.y - index * 46
      const tone = mix(look.color, look.accent, index / Math.max(1, look.amount - 1))
      const fill = canvas.linearGradient([0, y - 240, 0, y + 60], [0, tone, 0], [0.75, tone, 0.55], [1, tone, 0.05])
      const hem: Point[] = Array.from({ length: 13 }, (_, step) => [
        (step / 12) * look.picture.width,
        y + Math.sin(step * 0.9 + index * 1.7) * 44,
      ])
      const top = hem.map(([x, low]): Point => [x + 70, low - 220 - look.random() * 80])
      return path(toPolygon([...hem, ...top.toReversed()]), fill, { filter: canvas.blur(7) })
    }
    return repeat(look.amount, veil)
  }),

  'cloud-bank': createWidePart({ color: '#ffffff', amount: 9, y: 700 }, (canvas, look) => {
    const step = look.picture.width / look.amount
    const puffs = Array.from({ length: look.amount + 1 }, (_, index): readonly [number, number, number] => [
      index * step + (look.random() - 0.5) * 40,
      look.y + look.random() * 36,
      step * (0.62 + look.random() * 0.4),
    ])
    const fill = canvas.linearGradient(
      [0, look.y - step, 0, look.y + step * 2],
      [0, tint(look.color, 0.6)],
      [1, shade(look.color, 0.7)],
    )
    const discs = (dx: number, dy: number, share: number) =>
      puffs.map(([cx, cy, r]) => element('circle', { cx: cx + dx, cy: cy + dy, r: r * share })).join('')
    const shadow = group({ fill: shade(look.color, 0.8) }, discs(8, 0, 1))
    return shadow + group({ fill }, discs(-4, 12, 0.97)) + drawFillDown(look, fill, look.y + step * 0.4)
  }),
}

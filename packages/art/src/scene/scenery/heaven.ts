import { tint, mix, shade } from '../../draw/color.ts'
import { type Point, toPolygon } from '../../draw/geometry.ts'
import { drawSparkle } from '../../draw/plants.ts'
import { element, group, path } from '../../draw/svg.ts'
import { getNumber } from '../../figure/options.ts'
import { getColors } from '../../props/options.ts'
import { drawCumulus, drawVeils } from './clouds.ts'
import { createPart, createWidePart, fillBelow, type SceneryTable, repeat } from './part.ts'

export const HEAVEN: SceneryTable = {
  sky: createWidePart({ color: '#8fd4f0', accent: '#e8f4d8', third: '#fbe8c8' }, (canvas, part) => {
    const colors = getColors(part.options, 'colors', [part.color, part.accent, part.third])
    const stops = colors.map((color, index) => [index / Math.max(1, colors.length - 1), color] as const)
    const bottom = getNumber(part.options, 'horizon', part.picture.height)
    return fillBelow(part, canvas.linearGradient([0, 0, 0, bottom], ...stops)) + drawVeils(canvas, part, colors)
  }),
  cloud: createPart({ color: '#ffffff', y: 140 }, (s, part) => drawCumulus(s.canvas, part)),

  stars: createWidePart({ amount: 90, color: '#ffffff' }, (_, part) =>
    repeat(part.amount, () => {
      const x = part.random() * part.picture.width
      const y = part.random() * getNumber(part.options, 'until', part.picture.height * 0.6)
      const chance = part.random()
      if (chance > 0.92) return drawSparkle(x, y, 6 + part.random() * 10, part.color, 0.9)
      return element('circle', { cx: x, cy: y, r: 0.8 + chance * 1.6, fill: part.color, opacity: 0.4 + chance * 0.5 })
    }),
  ),
  aurora: createWidePart({ color: '#6affc8', accent: '#8a7aff', y: 260, amount: 4 }, (canvas, part) => {
    const veil = (index: number) => {
      const y = part.y - index * 46
      const tone = mix(part.color, part.accent, index / Math.max(1, part.amount - 1))
      const fill = canvas.linearGradient([0, y - 240, 0, y + 60], [0, tone, 0], [0.75, tone, 0.55], [1, tone, 0.05])
      const hem: Point[] = Array.from({ length: 13 }, (_, step) => [
        (step / 12) * part.picture.width,
        y + Math.sin(step * 0.9 + index * 1.7) * 44,
      ])
      const top = hem.map(([x, low]): Point => [x + 70, low - 220 - part.random() * 80])
      return path(toPolygon([...hem, ...top.toReversed()]), fill)
    }
    return repeat(part.amount, veil)
  }),

  'cloud-bank': createWidePart({ color: '#ffffff', amount: 9, y: 700 }, (canvas, part) => {
    const step = part.picture.width / part.amount
    const puffs = Array.from({ length: part.amount + 1 }, (_, index): readonly [number, number, number] => [
      index * step + (part.random() - 0.5) * 40,
      part.y + part.random() * 36,
      step * (0.62 + part.random() * 0.4),
    ])
    const fill = canvas.linearGradient(
      [0, part.y - step, 0, part.y + step * 2],
      [0, tint(part.color, 0.6)],
      [1, shade(part.color, 0.7)],
    )
    const discs = (dx: number, dy: number, share: number) =>
      puffs.map(([cx, cy, r]) => element('circle', { cx: cx + dx, cy: cy + dy, r: r * share })).join('')
    const shadow = group({ fill: shade(part.color, 0.8) }, discs(8, 0, 1))
    return shadow + group({ fill }, discs(-4, 12, 0.97)) + fillBelow(part, fill, part.y + step * 0.4)
  }),
}

import type { Canvas } from '../../draw/canvas.ts'
import { tint, mix, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type PartValues, type SceneryTable, repeat } from './part.ts'

export const BALLROOM: SceneryTable = {
  'ball-hall': createWidePart(
    { color: '#7a2a3a', accent: '#e8bd55', third: '#2a3a7a', y: 560, amount: 5 },
    (canvas, part) => {
      const s = new Sketch(canvas)
      const { width } = part.picture
      const wall = element('rect', {
        width,
        height: part.y,
        fill: canvas.linearGradient([0, 0, 0, part.y], [0, shade(part.color, 1.6)], [1, part.color]),
      })
      const step = width / part.amount
      const bays = repeat(part.amount, (index) => {
        const x = (index + 0.5) * step
        const half = step * 0.3
        return (
          s.cloth(
            `${x - half},${part.y}! ${x - half},${part.y * 0.42} ${x},${part.y * 0.2} ${x + half},${part.y * 0.42} ${x + half},${part.y}!`,
            part.third,
            { line: part.accent, lineWidth: 4 },
          ) +
          repeat(9, () =>
            s.disc(x + (part.random() - 0.5) * half * 1.6, part.y * (0.4 + part.random() * 0.4), 2.4, '#ffffff'),
          ) +
          s.stroke(`${x},${part.y * 0.24} ${x},${part.y}`, 5, part.accent, { profile: 'even' })
        )
      })
      const pillars = repeat(part.amount + 1, (index) => {
        const x = index * step
        return (
          s.cloth(
            `${x - 22},${part.y}! ${x - 18},60! ${x + 18},60! ${x + 22},${part.y}!`,
            mix(part.accent, '#fff6e0', 0.5),
            { shades: [`${x + 4},60! ${x + 30},60! ${x + 30},${part.y}! ${x + 6},${part.y}!`] },
          ) + s.trim(`${x - 30},62 ${x},58 ${x + 30},62`, 20, part.accent)
        )
      })
      const cornice = s.trim(`-10,26 ${width + 10},26`, 30, part.accent)
      return wall + bays + pillars + cornice + drawFloorReflection(canvas, part)
    },
  ),

  'moon-lake': createWidePart({ color: '#2a4a8a', accent: '#e8f0ff', y: 470, third: '#18285a' }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width, height } = part.picture
    const x = part.options['x'] === undefined ? width / 2 : part.x
    const shore = s.fill(
      `-20,${part.y + 12}! -20,${part.y - 40}! ${width * 0.12},${part.y - 70} ${width * 0.3},${part.y - 34} ${width * 0.5},${part.y - 46} ${width * 0.74},${part.y - 30} ${width * 0.9},${part.y - 76} ${width + 20},${part.y - 50}! ${width + 20},${part.y + 12}!`,
      part.third,
    )
    const water = element('rect', {
      y: part.y,
      width,
      height: height - part.y,
      fill: canvas.linearGradient(
        [0, part.y, 0, height],
        [0, tint(part.color, 0.8)],
        [0.3, part.color],
        [1, shade(part.color, 2)],
      ),
    })
    const path = repeat(34, (index) => {
      const share = index / 33
      const wide = 30 + share * 130 * (0.5 + part.random())
      return s.oval(
        x + (part.random() - 0.5) * 70 * (0.4 + share),
        part.y + 8 + share * (height - part.y),
        wide * 0.7,
        2.4 + share * 3.4,
        part.accent,
      )
    })
    const mist = [0.02, 0.1, 0.24].map((share, index) =>
      element('ellipse', {
        cx: width * (0.2 + index * 0.32),
        cy: part.y + share * 200,
        rx: width * 0.4,
        ry: 26,
        fill: '#dfe8ff',
        opacity: 0.22,
      }),
    )
    return shore + water + element('g', { opacity: 0.75 }, path) + mist.join('')
  }),
}

function drawFloorReflection(canvas: Canvas, part: PartValues): Svg {
  const s = new Sketch(canvas)
  const { width, height } = part.picture
  const floor = element('rect', {
    y: part.y,
    width,
    height: height - part.y,
    fill: canvas.linearGradient(
      [0, part.y, 0, height],
      [0, tint(part.color, 0.9)],
      [0.3, mix(part.color, part.accent, 0.3)],
      [1, shade(part.color, 2)],
    ),
  })
  const tiles =
    repeat(15, (index) =>
      s.stroke(
        `${width / 2 + (index - 7) * 40},${part.y} ${width / 2 + (index - 7) * 190},${height}`,
        3.4,
        shade(part.color, 1.4),
        { profile: 'even', opacity: 0.6 },
      ),
    ) +
    repeat(5, (index) =>
      s.stroke(
        `0,${part.y + 14 + index * index * 13} ${width},${part.y + 14 + index * index * 13}`,
        3,
        shade(part.color, 1.4),
        { profile: 'even', opacity: 0.6 },
      ),
    )
  return floor + tiles
}

import type { Canvas } from '../../draw/canvas.ts'
import { tint, mix, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type Look, type SceneryTable, repeat } from './part.ts'

export const BALLROOM: SceneryTable = {
  'ball-hall': createWidePart(
    { color: '#7a2a3a', accent: '#e8bd55', third: '#2a3a7a', y: 560, amount: 5 },
    (canvas, look) => {
      const s = new Sketch(canvas)
      const { width } = look.picture
      const wall = element('rect', {
        width,
        height: look.y,
        fill: canvas.linearGradient([0, 0, 0, look.y], [0, shade(look.color, 1.6)], [1, look.color]),
      })
      const step = width / look.amount
      const bays = repeat(look.amount, (index) => {
        const x = (index + 0.5) * step
        const half = step * 0.3
        return (
          s.cloth(
            `${x - half},${look.y}! ${x - half},${look.y * 0.42} ${x},${look.y * 0.2} ${x + half},${look.y * 0.42} ${x + half},${look.y}!`,
            look.third,
            { line: look.accent, lineWidth: 4 },
          ) +
          repeat(9, () =>
            s.disc(x + (look.random() - 0.5) * half * 1.6, look.y * (0.4 + look.random() * 0.4), 2.4, '#ffffff'),
          ) +
          s.stroke(`${x},${look.y * 0.24} ${x},${look.y}`, 5, look.accent, { profile: 'even' })
        )
      })
      const pillars = repeat(look.amount + 1, (index) => {
        const x = index * step
        return (
          s.cloth(
            `${x - 22},${look.y}! ${x - 18},60! ${x + 18},60! ${x + 22},${look.y}!`,
            mix(look.accent, '#fff6e0', 0.5),
            { shades: [`${x + 4},60! ${x + 30},60! ${x + 30},${look.y}! ${x + 6},${look.y}!`] },
          ) + s.trim(`${x - 30},62 ${x},58 ${x + 30},62`, 20, look.accent)
        )
      })
      const cornice = s.trim(`-10,26 ${width + 10},26`, 30, look.accent)
      return wall + bays + pillars + cornice + mirrorFloor(canvas, look)
    },
  ),

  'moon-lake': createWidePart({ color: '#2a4a8a', accent: '#e8f0ff', y: 470, third: '#18285a' }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width, height } = look.picture
    const x = look.options['x'] === undefined ? width / 2 : look.x
    const shore = s.fill(
      `-20,${look.y + 12}! -20,${look.y - 40}! ${width * 0.12},${look.y - 70} ${width * 0.3},${look.y - 34} ${width * 0.5},${look.y - 46} ${width * 0.74},${look.y - 30} ${width * 0.9},${look.y - 76} ${width + 20},${look.y - 50}! ${width + 20},${look.y + 12}!`,
      look.third,
    )
    const water = element('rect', {
      y: look.y,
      width,
      height: height - look.y,
      fill: canvas.linearGradient(
        [0, look.y, 0, height],
        [0, tint(look.color, 0.8)],
        [0.3, look.color],
        [1, shade(look.color, 2)],
      ),
    })
    const path = repeat(34, (index) => {
      const share = index / 33
      const wide = 30 + share * 130 * (0.5 + look.random())
      return s.oval(
        x + (look.random() - 0.5) * 70 * (0.4 + share),
        look.y + 8 + share * (height - look.y),
        wide * 0.7,
        2.4 + share * 3.4,
        look.accent,
      )
    })
    const mist = [0.02, 0.1, 0.24].map((share, index) =>
      element('ellipse', {
        cx: width * (0.2 + index * 0.32),
        cy: look.y + share * 200,
        rx: width * 0.4,
        ry: 26,
        fill: '#dfe8ff',
        opacity: 0.22,
      }),
    )
    return shore + water + element('g', { opacity: 0.75 }, path) + mist.join('')
  }),
}

function mirrorFloor(canvas: Canvas, look: Look): Svg {
  const s = new Sketch(canvas)
  const { width, height } = look.picture
  const floor = element('rect', {
    y: look.y,
    width,
    height: height - look.y,
    fill: canvas.linearGradient(
      [0, look.y, 0, height],
      [0, tint(look.color, 0.9)],
      [0.3, mix(look.color, look.accent, 0.3)],
      [1, shade(look.color, 2)],
    ),
  })
  const tiles =
    repeat(15, (index) =>
      s.stroke(
        `${width / 2 + (index - 7) * 40},${look.y} ${width / 2 + (index - 7) * 190},${height}`,
        3.4,
        shade(look.color, 1.4),
        { profile: 'even', opacity: 0.6 },
      ),
    ) +
    repeat(5, (index) =>
      s.stroke(
        `0,${look.y + 14 + index * index * 13} ${width},${look.y + 14 + index * index * 13}`,
        3,
        shade(look.color, 1.4),
        { profile: 'even', opacity: 0.6 },
      ),
    )
  return floor + tiles
}

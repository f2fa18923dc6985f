import { tint, shade } from '../../draw/color.ts'
import { type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../draw/sketch.ts'
import { type PartValues, type SceneryTable, createPart, repeat } from './part.ts'

export const TREASURE_ISLE: SceneryTable = {
  stockade: createPart({ color: '#8a6238', accent: '#6a4a2c', amount: 9, shadow: 200 }, drawStockade),

  'goat-hide': createPart({ color: '#d8c8a8', accent: '#8a6a44' }, drawGoatHide),

  'apple-heap': createPart({ color: '#d8322e', accent: '#8ab03a', amount: 6 }, (s, part) =>
    repeat(part.amount, (i) =>
      drawApple(s, part.random() * 150 - 75, -part.random() * 18 - (i % 2) * 26, i % 3 ? part.color : part.accent),
    ),
  ),
}

function drawStockade(sketch: Sketch, part: PartValues): Svg {
  const n = part.amount
  const pale = (i: number) => {
    const x = (i - (n - 1) / 2) * 46
    const h = 190 + part.random() * 26
    return sketch.cloth(
      `${x - 22},0! ${x - 22},${-h}! ${x},${-h - 40}! ${x + 22},${-h}! ${x + 22},0!`,
      i % 2 ? part.color : shade(part.color, 0.3),
      {
        lineWidth: 2.6,
        folds: [`${x - 6},${-h + 20} ${x - 8},-40`, `${x + 8},${-h + 60} ${x + 6},-20`],
        shades: [`/${x + 6},0 ${x + 6},${-h - 20} ${x + 24},${-h} ${x + 24},0`],
      },
    )
  }
  const w = n * 23
  const rope = [-60, -150].map((y) => sketch.rod([-w, y], [w, y + 6], 15, part.accent))
  return repeat(n, pale) + rope.join('')
}

function drawGoatHide(sketch: Sketch, part: PartValues): Svg {
  const legs = sketch.both(
    (half) =>
      half.cloth('80,-150! 150,-180 176,-160 160,-130 100,-110!', part.color) +
      half.cloth('90,-30! 150,6 170,36 140,50 70,0!', part.color),
  )
  const tufts = repeat(16, (i) => {
    const [x, y] = [(part.random() - 0.5) * 180, -20 - part.random() * 140]
    const tone = i % 2 ? tint(part.color, 0.5) : shade(part.color, 0.6)
    return sketch.stroke(`${x},${y} ${x + 5},${y + 14} ${x + 1},${y + 34}`, 9, tone, { profile: 'out' })
  })
  return (
    legs +
    sketch.cloth(
      '-110,0! -120,-90 -90,-180! -40,-200 0,-190 40,-200 90,-180! 120,-90 110,0! 60,24 0,14 -60,24',
      part.color,
      { lineWidth: 2.6 },
    ) +
    tufts +
    sketch.both((half) => half.cord('20,-196 40,-226 70,-236', 11, part.accent, 'out'))
  )
}

function drawApple(sketch: Sketch, x: number, y: number, color: string): Svg {
  return (
    sketch.cloth(
      `${x},${y - 22}! ${x + 16},${y - 30} ${x + 28},${y - 14} ${x + 24},${y + 10} ${x},${y + 22} ${x - 24},${y + 10} ${x - 28},${y - 14} ${x - 16},${y - 30}`,
      color,
      { lineWidth: 2.6 },
    ) +
    sketch.oval(x - 11, y - 10, 4, 7, '#fff') +
    sketch.cord(`${x},${y - 22} ${x + 3},${y - 36}`, 4, '#5a3a20')
  )
}

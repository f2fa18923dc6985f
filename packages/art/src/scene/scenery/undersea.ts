import { type Color, toInk, tint, shade } from '../../draw/color.ts'
import type { Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type PartValues, type SceneryTable, createPart, repeat } from './part.ts'

export const UNDERSEA: SceneryTable = {
  'tall-kelp': createPart({ color: '#3f8a5a', tall: 420, amount: 3 }, drawKelp),
  shoal: createPart({ color: '#f2b84a', accent: '#f4f0e0', amount: 11, size: 220 }, drawShoal),

  'sea-floor': createWidePart({ color: '#4a7a80', accent: '#8ab8a8', y: 640 }, (canvas, part) =>
    drawSeaFloor(new Sketch(canvas), part),
  ),
  bubbles: createPart({ color: '#e0fbff', amount: 14, size: 60, tall: 300 }, (s, part) =>
    repeat(part.amount, (i) => {
      const [x, y, r] = [(part.random() - 0.5) * part.size * 2, -part.random() * part.tall, 4 + part.random() * 12]
      return (
        s.disc(x, y, r, i % 2 ? '#ffffff55' : '#ffffff22', part.color, 2.4) +
        s.oval(x - r * 0.3, y - r * 0.3, r * 0.24, r * 0.3, '#ffffff')
      )
    }),
  ),
}

function drawKelp(sketch: Sketch, part: PartValues): Svg {
  return repeat(part.amount, (n) => {
    const x = (n - (part.amount - 1) / 2) * 54
    const h = part.tall * (0.8 + part.random() * 0.4)
    const sway = (t: number) => Math.sin(t * 5 + n * 1.7) * 24
    const tone = n % 2 ? part.color : shade(part.color, 0.5)
    const stem = repeat(1, () =>
      sketch.cord([0, 0.25, 0.5, 0.75, 1].map((t) => `${x + sway(t)},${-h * t}`).join(' '), 9, tone, 'out'),
    )
    const leaves = repeat(Math.round(h / 44), (i) => {
      const t = (i + 0.6) / (h / 44)
      const way = i % 2 ? 1 : -1
      const [lx, ly] = [x + sway(t), -h * t]
      return sketch.blade(
        `${lx},${ly} ${lx + way * 34},${ly - 14} ${lx + way * 72},${ly - 44 - part.random() * 20}`,
        24,
        i % 3 ? tone : tint(tone, 0.24),
      )
    })
    return stem + leaves
  })
}

function drawShoal(sketch: Sketch, part: PartValues): Svg {
  return repeat(part.amount, (i) => {
    const [x, y] = [(part.random() - 0.5) * part.size * 2, (part.random() - 0.5) * part.size * 0.7]
    return sketch.place(x, y, drawFish(sketch, i % 3 ? part.color : part.accent), 0.6 + part.random() * 0.6)
  })
}

export function drawFish(sketch: Sketch, color: Color): Svg {
  return (
    sketch.inked('-26,0 -6,-15 18,-10 28,0! 18,10 -6,15', color, 2.4) +
    sketch.inked('/-22,0 -42,-14 -38,0 -42,14', shade(color, 0.4), 2.4) +
    sketch.disc(17, -3, 2.8, '#1a1c2a') +
    sketch.stroke('-2,-12 4,0 -2,12', 3, toInk(color))
  )
}

function drawSeaFloor(sketch: Sketch, part: PartValues): Svg {
  const { width: w, height: h } = part.picture
  const y = part.y
  const ripples = repeat(16, () => {
    const [rx, ry] = [part.random() * w, y + 30 + part.random() * (h - y)]
    return sketch.stroke(
      `${rx - 60},${ry} ${rx - 20},${ry - 7} ${rx + 20},${ry + 4} ${rx + 64},${ry - 3}`,
      5,
      part.accent,
      {
        opacity: 0.5,
      },
    )
  })
  const shells = repeat(8, (i) =>
    sketch.oval(
      part.random() * w,
      y + 40 + part.random() * (h - y - 40),
      9,
      6,
      i % 2 ? '#f4e0d0' : '#f0b0a0',
      '#6a5a6a',
      2,
    ),
  )
  return (
    sketch.cloth(
      `-20,${y + 20}! ${w * 0.18},${y - 14} ${w * 0.42},${y + 16} ${w * 0.66},${y - 8} ${w + 20},${y + 14}! ${w + 20},${h + 20}! -20,${h + 20}!`,
      part.color,
      { lineWidth: 2.4 },
    ) +
    ripples +
    shells
  )
}

import { tint } from '../../draw/color.ts'
import { type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'

import { createWidePart, type SceneryTable, createPart, repeat } from './part.ts'

export const TEA: SceneryTable = {
  'tea-table': createWidePart({ color: '#fdf8ff', accent: '#f3a8c8', y: 610 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width: w, height: h } = part.picture
    const y = part.y
    const hem = Array.from(
      { length: 25 },
      (_, index) => `${w + 40 - index * ((w + 80) / 24)},${y + (index % 2 ? 88 : 66)}`,
    )
    const dots = repeat(
      24,
      (index) =>
        s.disc(index * (w / 23), y + 54, 6, part.accent) +
        s.disc(index * (w / 23) + 24, y + 42, 3, tint(part.accent, 0.5)),
    )
    const top = s.cloth(
      `-40,${y}! ${w * 0.25},${y - 22} ${w * 0.75},${y - 22} ${w + 40},${y}! ${w + 40},${h + 20}! -40,${h + 20}!`,
      part.color,
      {
        shade: '#d8cfe8',
        gradient: `0,${y} 0,${h}`,
        folds: [
          `-20,${y + 90} 30,${h}`,
          `${w * 0.3},${y + 90} ${w * 0.27},${h}`,
          `${w * 0.62},${y + 90} ${w * 0.66},${h}`,
          `${w - 60},${y + 90} ${w - 90},${h}`,
        ],
      },
    )
    return (
      top +
      s.cloth(`-40,${y + 6}! ${w * 0.5},${y - 8} ${w + 40},${y + 6}! ${hem.join(' ')}`, '#ffffff', {
        lineWidth: 2,
        shade: '#d5cbe6',
        extra: dots,
      })
    )
  }),

  cupcake: createPart({ amount: 0, shadow: 36 }, (s, part) => drawCupcake(s, part.amount)),
}

function drawCupcake(sketch: Sketch, index: number): Svg {
  const icing = ['#f3b0c8', '#a8e0c8', '#ffe0a0', '#c8b8f0'][Math.abs(Math.round(index)) % 4] ?? '#f3b0c8'
  const cup = sketch.cloth('/-30,-30 30,-30 24,0 -24,0', '#c88a5a', {
    lineWidth: 2,
    folds: ['-18,-28 -15,-2', '-6,-28 -5,-2', '6,-28 5,-2', '18,-28 15,-2'],
  })
  return (
    cup +
    sketch.cloth('-36,-28 -24,-50 0,-62 24,-50 36,-28 0,-22', icing, {
      lineWidth: 2,
      folds: ['-28,-32 0,-42 26,-36', '-18,-46 4,-52 20,-46'],
    }) +
    sketch.disc(0, -64, 8, '#d8304a', '#6a1020', 2) +
    sketch.disc(-3, -67, 2.4, '#fff')
  )
}

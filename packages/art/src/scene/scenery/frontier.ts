import { tint, shade } from '../../draw/color.ts'
import { type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type PartValues, type SceneryTable, repeat } from './part.ts'

export const FRONTIER: SceneryTable = {
  'long-wall': createWidePart({ color: '#a89878', y: 470 }, (canvas, part) => drawLongWall(new Sketch(canvas), part)),
}

function drawLongWall(sketch: Sketch, part: PartValues): Svg {
  const { width: w } = part.picture
  const top = (x: number) => part.y - 40 + Math.sin(x / (w * 0.16)) * 46 - (x / w) * 70
  const line = Array.from({ length: 19 }, (_, i) => (w / 18) * i)
  const ridge = sketch.cloth(
    `-20,${top(0) + 60}! ${line.map((x) => `${x},${top(x) + 46}`).join(' ')} ${w + 20},${top(w) + 60}! ${w + 20},${part.picture.height}! -20,${part.picture.height}!`,
    '#7a8a6a',
    { lineWidth: 2 },
  )
  const wall = sketch.cloth(
    `-20,${top(0)}! ${line.map((x) => `${x},${top(x)}`).join(' ')} ${w + 20},${top(w)}! ${w + 20},${top(w) + 58}! ${line
      .toReversed()
      .map((x) => `${x},${top(x) + 56}`)
      .join(' ')} -20,${top(0) + 58}!`,
    part.color,
    { lineWidth: 2.4 },
  )
  const teeth = repeat(Math.round(w / 20), (i) =>
    sketch.fill(
      `/${i * 20},${top(i * 20) + 2} ${i * 20 + 11},${top(i * 20 + 11) + 2} ${i * 20 + 11},${top(i * 20 + 11) - 11} ${i * 20},${top(i * 20) - 11}`,
      shade(part.color, 0.2),
    ),
  )
  const tower = (x: number) =>
    sketch.cloth(
      `/${x - 30},${top(x) + 58} ${x - 26},${top(x) - 64} ${x + 26},${top(x) - 64} ${x + 30},${top(x) + 58}`,
      tint(part.color, 0.1),
      {
        lineWidth: 2.4,
        shades: [`/${x + 6},${top(x) - 64} ${x + 30},${top(x) - 64} ${x + 30},${top(x) + 58} ${x + 6},${top(x) + 58}`],
      },
    ) +
    sketch.fill(
      `/${x - 8},${top(x) - 14} ${x + 8},${top(x) - 14} ${x + 8},${top(x) - 40} ${x - 8},${top(x) - 40}`,
      '#3a3038',
    ) +
    repeat(4, (i) =>
      sketch.inked(
        `/${x - 30 + i * 17},${top(x) - 64} ${x - 20 + i * 17},${top(x) - 64} ${x - 20 + i * 17},${top(x) - 78} ${x - 30 + i * 17},${top(x) - 78}`,
        part.color,
        2,
      ),
    )
  return ridge + wall + teeth + [0.14, 0.47, 0.82].map((u) => tower(w * u)).join('')
}

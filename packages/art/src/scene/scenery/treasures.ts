import { tint, shade } from '../../draw/color.ts'
import { buildStarPath } from '../../draw/plants.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { type PartValues, type SceneryTable, createPart, repeat } from './part.ts'

const GEMS = ['#d8304a', '#3fc0a0', '#5a8af0', '#8a5ae0']

export const TREASURES: SceneryTable = {
  coins: createPart({ color: '#f0c244', amount: 26, size: 130 }, drawHeap),
  chest: createPart({ color: '#7a4a2a', accent: '#e6bd55', shadow: 110 }, (s, part) => {
    const open = part.variant !== 'closed'
    const lid = open
      ? s.cloth('-100,-84! -104,-140 -60,-176 60,-176 104,-140 100,-84!', shade(part.color, 0.7), { lineWidth: 2.8 }) +
        s.trim('-104,-138 -60,-174 60,-174 104,-138', 10, part.accent)
      : s.cloth('-104,-80! -100,-124 -60,-146 60,-146 100,-124 104,-80!', part.color, { lineWidth: 2.8 }) +
        s.trim('-100,-122 -60,-144 60,-144 100,-122', 10, part.accent)
    const gold = open ? s.place(0, -78, drawHeap(s, { ...part, color: '#f0c244', size: 70, amount: 18 }), 0.9) : ''
    const box = s.cloth('/-104,-84 104,-84 96,0 -96,0', part.color, {
      lineWidth: 2.8,
      folds: ['-96,-56 96,-56', '-94,-28 94,-28'],
      shades: ['/40,-90 110,-90 104,6 40,6'],
    })
    const bands =
      s.both((side) => side.trim('70,-82 66,-2', 12, part.accent)) + s.trim('-102,-80 102,-80', 10, part.accent)
    return (
      lid +
      gold +
      box +
      bands +
      s.inked('/-17,-90 17,-90 14,-54 -14,-54', part.accent, 3) +
      s.disc(0, -76, 5, '#2a1620') +
      s.fill('/-2,-74 2,-74 4,-60 -4,-60', '#2a1620')
    )
  }),
}

function drawHeap(sketch: Sketch, part: PartValues): Svg {
  const coin = (index: number): Svg => {
    const near = index / part.amount
    const [x, y] = [
      (part.random() - 0.5) * part.size * 2 * (0.3 + near * 0.7),
      -part.size * 0.62 * (1 - near) * (0.6 + part.random() * 0.6),
    ]
    return (
      sketch.oval(x, y + 3, 18, 11, shade(part.color, 1), '#8a5a1a', 2.6) +
      sketch.oval(x, y, 18, 10, part.color, '#8a5a1a', 2) +
      sketch.oval(x, y - 1, 11, 5.6, tint(part.color, 0.9))
    )
  }
  const stones = repeat(Math.ceil(part.amount / 7), (index) =>
    sketch.gem(
      (part.random() - 0.5) * part.size * 1.5,
      -part.size * 0.1 - part.random() * part.size * 0.3,
      10 + part.random() * 5,
      GEMS[index % 4] ?? '#d8304a',
    ),
  )
  return (
    sketch.inked(
      `${-part.size},6! ${-part.size * 0.5},${-part.size * 0.34} 0,${-part.size * 0.56} ${part.size * 0.5},${-part.size * 0.34} ${part.size},6!`,
      shade(part.color, 0.7),
      3,
    ) +
    repeat(part.amount, coin) +
    stones +
    path(buildStarPath(part.size * 0.2, -part.size * 0.5, 18, { points: 4, waist: 0.12 }), '#fff9d8')
  )
}

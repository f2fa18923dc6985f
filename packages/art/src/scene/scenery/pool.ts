import { tint, mix, shade } from '../../draw/color.ts'
import { type Point, smoothPath, toLine } from '../../draw/geometry.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { createWidePart, fillBelow, type PartValues, type SceneryTable, repeat } from './part.ts'

export const POOL: SceneryTable = {
  pool: createWidePart({ color: '#2f8a86', accent: '#f2fff0', y: 600, amount: 26 }, (canvas, part) => {
    const depth = canvas.linearGradient(
      [0, part.y, 0, part.picture.height],
      [0, tint(part.color, 0.9), 0.18],
      [0.22, tint(part.color, 0.3), 0.34],
      [0.6, part.color, 0.6],
      [1, shade(part.color, 1.4), 0.86],
    )
    return fillBelow(part, depth, part.y) + drawStreaks(part)
  }),
  bank: createWidePart({ color: '#6f9a4a', accent: '#8a8f80', y: 600, tall: 46, amount: 34 }, (canvas, part) => {
    const { width } = part.picture
    const edge = (y: number, sway: number) =>
      Array.from({ length: 13 }, (_, n): Point => [(n / 12) * (width + 80) - 40, y + (part.random() - 0.5) * sway])
    const top = edge(part.y - part.tall, 16)
    const low = edge(part.y, 12)
    const outline = smoothPath([...top, ...low.toReversed()], true)
    const turf = canvas.linearGradient(
      [0, part.y - part.tall, 0, part.y],
      [0, tint(part.color, 0.35)],
      [0.6, part.color],
      [1, shade(part.color, 2)],
    )
    const cast = brush(
      low.map(([x, y]): Point => [x, y + 7]),
      22,
      'flat',
      30,
    )
    return (
      path(cast, shade(part.color, 3), { opacity: 0.4, filter: canvas.blur(4) }) +
      path(outline, turf) +
      drawBlades(part)
    )
  }),
}

function drawStreaks(part: PartValues): Svg {
  const depth = part.picture.height - part.y
  return repeat(part.amount, (index) => {
    const along = (index + part.random()) / part.amount
    const y = part.y + 8 + along ** 1.3 * depth
    const half = (30 + part.random() * 90) * (0.5 + along)
    const x = part.random() * part.picture.width
    const color = index % 3 ? part.accent : mix(part.color, shade(part.color, 2), 0.6)
    return path(brush(toLine([x - half, y], [x, y - 2], [x + half, y]), 2 + along * 5, 'both', 8), color, {
      opacity: index % 3 ? 0.4 : 0.3,
    })
  })
}

function drawBlades(part: PartValues): Svg {
  return repeat(part.amount, () => {
    const [x, y] = [part.random() * part.picture.width, part.y - part.tall * (0.2 + part.random() * 0.9)]
    const [h, bend] = [14 + part.random() * 22, (part.random() - 0.5) * 18]
    const color = part.random() < 0.5 ? tint(part.color, 0.5) : shade(part.color, 0.9)
    return [-7, 0, 7]
      .map((aside) =>
        path(
          brush(
            toLine([x + aside, y], [x + aside * 1.3 + bend * 0.4, y - h * 0.6], [x + aside * 1.6 + bend, y - h]),
            5,
            'out',
            6,
          ),
          color,
        ),
      )
      .join('')
  })
}

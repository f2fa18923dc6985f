import { tint, mix, shade } from '../../draw/color.ts'
import { type Point, smoothPath, toLine } from '../../draw/geometry.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { createWidePart, drawFillDown, type Look, type SceneryTable, repeat } from './part.ts'

export const POOL: SceneryTable = {
  pool: createWidePart({ color: '#2f8a86', accent: '#f2fff0', y: 600, amount: 26 }, (canvas, look) => {
    const depth = canvas.linearGradient(
      [0, look.y, 0, look.picture.height],
      [0, tint(look.color, 0.9), 0.18],
      [0.22, tint(look.color, 0.3), 0.34],
      [0.6, look.color, 0.6],
      [1, shade(look.color, 1.4), 0.86],
    )
    return drawFillDown(look, depth, look.y) + drawStreaks(look)
  }),
  bank: createWidePart({ color: '#6f9a4a', accent: '#8a8f80', y: 600, tall: 46, amount: 34 }, (canvas, look) => {
    const { width } = look.picture
    const edge = (y: number, sway: number) =>
      Array.from({ length: 13 }, (_, n): Point => [(n / 12) * (width + 80) - 40, y + (look.random() - 0.5) * sway])
    const top = edge(look.y - look.tall, 16)
    const low = edge(look.y, 12)
    const outline = smoothPath([...top, ...low.toReversed()], true)
    const turf = canvas.linearGradient(
      [0, look.y - look.tall, 0, look.y],
      [0, tint(look.color, 0.35)],
      [0.6, look.color],
      [1, shade(look.color, 2)],
    )
    const cast = brush(
      low.map(([x, y]): Point => [x, y + 7]),
      22,
      'flat',
      30,
    )
    return (
      path(cast, shade(look.color, 3), { opacity: 0.4, filter: canvas.blur(4) }) +
      path(outline, turf) +
      drawBlades(look)
    )
  }),
}

function drawStreaks(look: Look): Svg {
  const depth = look.picture.height - look.y
  return repeat(look.amount, (index) => {
    const along = (index + look.random()) / look.amount
    const y = look.y + 8 + along ** 1.3 * depth
    const half = (30 + look.random() * 90) * (0.5 + along)
    const x = look.random() * look.picture.width
    const color = index % 3 ? look.accent : mix(look.color, shade(look.color, 2), 0.6)
    return path(brush(toLine([x - half, y], [x, y - 2], [x + half, y]), 2 + along * 5, 'both', 8), color, {
      opacity: index % 3 ? 0.4 : 0.3,
    })
  })
}

function drawBlades(look: Look): Svg {
  return repeat(look.amount, () => {
    const [x, y] = [look.random() * look.picture.width, look.y - look.tall * (0.2 + look.random() * 0.9)]
    const [h, bend] = [14 + look.random() * 22, (look.random() - 0.5) * 18]
    const color = look.random() < 0.5 ? tint(look.color, 0.5) : shade(look.color, 0.9)
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

import { tint, shade } from '../../draw/color.ts'
import { lerp, type Point, toPolygon, smoothPath, toLine } from '../../draw/geometry.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { getNumber } from '../../figure/options.ts'
import { createWidePart, type Look, type SceneryTable, repeat } from './part.ts'

const even = () => 1

export const ROADS: SceneryTable = {
  road: createWidePart({ color: '#d8b888', y: 470, size: 320 }, (canvas, look) => {
    const { width, height } = look.picture
    const fill = canvas.linearGradient([0, look.y, 0, height], [0, tint(look.color, 0.4)], [1, shade(look.color, 0.4)])
    const lean = getNumber(look.options, 'lean', 0.1) * width
    const middle = (look.y + height) / 2
    const road = smoothPath(
      [
        [look.x - 18, look.y, 1],
        [look.x + 18, look.y, 1],
        [look.x + 50 + lean, middle - 60],
        [look.x + look.size * 0.5 - lean, middle + 60],
        [look.x + look.size, height + 20, 1],
        [look.x - look.size, height + 20, 1],
        [look.x - look.size * 0.35 - lean, middle + 60],
        [look.x - 20 + lean, middle - 60],
      ],
      true,
    )
    return path(road, shade(look.color, 1.2)) + path(road, fill, { transform: 'translate(-4 6)' })
  }),
  'brick-road': createWidePart({ color: '#f2c84a', y: 452, size: 520, amount: 22 }, (canvas, look) =>
    drawBrickRoad(
      canvas.linearGradient(
        [0, look.y, 0, look.picture.height],
        [0, tint(look.color, 0.5)],
        [1, shade(look.color, 0.5)],
      ),
      look,
    ),
  ),
  rain: createWidePart({ color: '#ffffff', amount: 90, size: 60 }, (_, look) =>
    repeat(look.amount, () => {
      const x = look.random() * look.picture.width
      const y = look.random() * look.picture.height
      const length = look.size * (0.5 + look.random())
      return path(brush(toLine([x, y], [x - length * 0.35, y + length]), 2.4, 'both', 4), look.color, { opacity: 0.4 })
    }),
  ),
}

function drawBrickRoad(fill: string, look: Look): Svg {
  const bottom = look.picture.height + 30
  const far = getNumber(look.options, 'lean', 60)
  const at = (side: number, along: number): Point => {
    const near = along ** 1.7
    const bend = Math.sin((1 - along) * 3.4) * far * (1 - along)
    return [lerp(look.x + 40 + bend, look.x, along) + side * lerp(10, look.size, near), lerp(look.y, bottom, near)]
  }
  const steps = Array.from({ length: 17 }, (_, index) => index / 16)
  const outline = toPolygon([...steps.map((v) => at(-1, v)), ...steps.toReversed().map((v) => at(1, v))])
  const joint = (points: readonly Point[], width: number) =>
    path(brush(points, width, even, 6), shade(look.color, 1.1), { opacity: 0.8 })
  const rows = repeat(look.amount - 1, (row) => {
    const v = (row + 1) / look.amount
    const courses = repeat(7, (index) => {
      const side = ((index + (row % 2 ? 0.5 : 0)) / 7) * 2 - 1
      return joint([at(side, v), at(side, Math.min(1, v + 1 / look.amount))], 1 + v * 5)
    })
    return joint([at(-1, v), at(0, v), at(1, v)], 1 + v * 5) + courses
  })
  return path(outline, getInkColor(look)) + path(outline, fill) + rows
}

function getInkColor(look: Look): string {
  return shade(look.color, 1.8)
}

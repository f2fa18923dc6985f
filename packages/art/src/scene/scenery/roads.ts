import { tint, shade } from '../../draw/color.ts'
import { lerp, type Point, toPolygon, smoothPath, toLine } from '../../draw/geometry.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { getNumber } from '../../figure/options.ts'
import { createWidePart, type PartValues, type SceneryTable, repeat } from './part.ts'

const even = () => 1

export const ROADS: SceneryTable = {
  road: createWidePart({ color: '#d8b888', y: 470, size: 320 }, (canvas, part) => {
    const { width, height } = part.picture
    const fill = canvas.linearGradient([0, part.y, 0, height], [0, tint(part.color, 0.4)], [1, shade(part.color, 0.4)])
    const lean = getNumber(part.options, 'lean', 0.1) * width
    const middle = (part.y + height) / 2
    const road = smoothPath(
      [
        [part.x - 18, part.y, 1],
        [part.x + 18, part.y, 1],
        [part.x + 50 + lean, middle - 60],
        [part.x + part.size * 0.5 - lean, middle + 60],
        [part.x + part.size, height + 20, 1],
        [part.x - part.size, height + 20, 1],
        [part.x - part.size * 0.35 - lean, middle + 60],
        [part.x - 20 + lean, middle - 60],
      ],
      true,
    )
    return path(road, shade(part.color, 1.2)) + path(road, fill, { transform: 'translate(-4 6)' })
  }),
  'brick-road': createWidePart({ color: '#f2c84a', y: 452, size: 520, amount: 22 }, (canvas, part) =>
    drawBrickRoad(
      canvas.linearGradient(
        [0, part.y, 0, part.picture.height],
        [0, tint(part.color, 0.5)],
        [1, shade(part.color, 0.5)],
      ),
      part,
    ),
  ),
  rain: createWidePart({ color: '#ffffff', amount: 90, size: 60 }, (_, part) =>
    repeat(part.amount, () => {
      const x = part.random() * part.picture.width
      const y = part.random() * part.picture.height
      const length = part.size * (0.5 + part.random())
      return path(brush(toLine([x, y], [x - length * 0.35, y + length]), 2.4, 'both', 4), part.color, { opacity: 0.4 })
    }),
  ),
}

function drawBrickRoad(fill: string, part: PartValues): Svg {
  const bottom = part.picture.height + 30
  const far = getNumber(part.options, 'lean', 60)
  const at = (side: number, along: number): Point => {
    const near = along ** 1.7
    const bend = Math.sin((1 - along) * 3.4) * far * (1 - along)
    return [lerp(part.x + 40 + bend, part.x, along) + side * lerp(10, part.size, near), lerp(part.y, bottom, near)]
  }
  const steps = Array.from({ length: 17 }, (_, index) => index / 16)
  const outline = toPolygon([...steps.map((v) => at(-1, v)), ...steps.toReversed().map((v) => at(1, v))])
  const joint = (points: readonly Point[], width: number) =>
    path(brush(points, width, even, 6), shade(part.color, 1.1), { opacity: 0.8 })
  const rows = repeat(part.amount - 1, (row) => {
    const v = (row + 1) / part.amount
    const courses = repeat(7, (index) => {
      const side = ((index + (row % 2 ? 0.5 : 0)) / 7) * 2 - 1
      return joint([at(side, v), at(side, Math.min(1, v + 1 / part.amount))], 1 + v * 5)
    })
    return joint([at(-1, v), at(0, v), at(1, v)], 1 + v * 5) + courses
  })
  return path(outline, getInkColor(part)) + path(outline, fill) + rows
}

function getInkColor(part: PartValues): string {
  return shade(part.color, 1.8)
}

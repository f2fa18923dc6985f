import type { Canvas } from '../../draw/canvas.ts'
import { type Color, mix, shade, tint, toInk } from '../../draw/color.ts'
import { type Point, toLoop } from '../../draw/geometry.ts'
import { buildLock } from '../../draw/lock.ts'
import { drawUnionOutline } from '../../draw/outline.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { createCoat, drawTuft } from './fur.ts'
import { getSpecies } from './table.ts'
import type { Figure } from '../parts.ts'

/** Rows of locks on the throat, from the lowest: distance from the chin, half the width, and number of locks. */
const NECK_ROWS = [
  { y: 58, half: 0.6, count: 5 },
  { y: 24, half: 0.82, count: 6 },
  { y: -12, half: 0.96, count: 7 },
] as const

export function drawBeastNeck(canvas: Canvas, figure: Figure): Svg {
  const beast = figure.spec.beast ?? {}
  const { smooth, scales } = getSpecies(beast)
  if (smooth) return scales ? drawScaledNeck(canvas, figure) : ''
  return drawFurNeck(canvas, figure)
}

/** Draws the throat of a reptile with broad plates in front. */
function drawScaledNeck(canvas: Canvas, figure: Figure): Svg {
  const { build, spec } = figure
  const { fur, pale } = createCoat(figure, spec.beast ?? {})
  const wide = build.neck + 18
  const [top, bottom] = [build.chin - 60, build.shoulderY + 50]
  const column = toLoop([
    [-wide, top, 1],
    [wide, top, 1],
    [wide + 6, bottom - 60],
    [wide * 0.5, bottom],
    [-wide * 0.5, bottom],
    [-wide - 6, bottom - 60],
  ])
  const fade = (color: Color) =>
    canvas.linearGradient([0, build.chin - 10, 0, bottom], [0, shade(color, 2)], [0.6, color])
  const plates = Array.from({ length: 8 }, (_, index) => {
    const y = top + 30 + index * 19
    const plate: Point[] = [
      [-wide * 0.6, y, 1],
      [0, y + 7],
      [wide * 0.6, y, 1],
      [wide * 0.56, y + 18, 1],
      [0, y + 25],
      [-wide * 0.56, y + 18, 1],
    ]
    return path(toLoop(plate), fade(pale), { stroke: shade(pale, 2), 'stroke-width': 1.6 })
  })
  return drawUnionOutline([column], toInk(fur), 2.4) + path(column, fade(fur)) + plates.join('')
}

/** Draws the neck of a furry animal: three rows of locks that hang from the throat. */
function drawFurNeck(canvas: Canvas, figure: Figure): Svg {
  const { build, spec } = figure
  const { fur, pale } = createCoat(figure, spec.beast ?? {})
  const wide = build.neck + 30
  const locks = NECK_ROWS.flatMap(({ y, half, count }, row) =>
    Array.from({ length: count }, (_, index) => {
      const share = (index / (count - 1)) * 2 - 1
      const x = share * wide * half
      const top = build.chin - 40 + y - 14 * share ** 2
      const lock = buildLock(
        [
          [x, top],
          [x + share * 8, top + 40],
          [x + share * 8 + 4, top + 78 - 22 * share ** 2],
        ],
        50,
        { profile: 'spike' },
      )
      const color = Math.abs(share) < 0.5 ? mix(pale, fur, 0.3) : fur
      return { lock, color: mix(color, shade(color, 1.2), 0.08 + row * 0.22 + (share > 0 ? 0.15 : 0)) }
    }),
  )
  const ink = toInk(fur)
  const throat = toLoop([
    [-wide, build.chin - 60, 1],
    [wide, build.chin - 60, 1],
    [wide + 4, build.shoulderY - 20],
    [wide * 0.4, build.shoulderY + 60],
    [-wide * 0.4, build.shoulderY + 60],
    [-wide - 4, build.shoulderY - 20],
  ])
  return (
    drawUnionOutline([throat, ...locks.map(({ lock }) => lock.outline)], ink, 2.4) +
    path(
      throat,
      canvas.linearGradient(
        [0, build.chin - 20, 0, build.shoulderY + 40],
        [0, shade(mix(fur, pale, 0.4), 1.1)],
        [1, mix(fur, pale, 0.4)],
      ),
    ) +
    locks
      .map(
        ({ lock, color }) =>
          path(lock.outline, ink, { opacity: 0.35, transform: 'translate(2 5)' }) +
          drawTuft(lock, color, tint(color, 0.6)),
      )
      .join('')
  )
}

import type { Canvas } from '../draw/canvas.ts'
import { shade, tint, toSoftInk } from '../draw/color.ts'
import { lerp, lerpPoint, type Point, smoothPath, toCorner } from '../draw/geometry.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush } from '../draw/stroke.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { type Drape, traceSide } from './hem-shape.ts'

/** Draws a coat below the waist: two fronts that open over the trousers, and the lining of its back. */
export function drawCoatTails(
  canvas: Canvas,
  drape: Drape,
  cloth: string,
  trim: string | undefined,
  short: boolean,
): { back: Svg; front: Svg } {
  const { shoulder: s, waist, top, left, right, length } = drape
  const wide = s * (short ? 0.42 : lerp(0.4, 0.66, length))
  const outer = [
    [left[0] - wide, left[1] - 10],
    [right[0] + wide, right[1] - 10],
  ] as const satisfies readonly Point[]
  const open = s * 0.1
  const inner = [
    [Math.min(left[0] + s * 0.34, open), left[1] + 20],
    [Math.max(right[0] - s * 0.12, open + s * (short ? 0.1 : 0.2)), right[1] + 20],
  ] as const satisfies readonly Point[]
  const panels = ([0, 1] as const).map((index) => {
    const side = index ? 1 : -1
    const corner: Point = [open * 0.4 + side * s * (short ? 0.02 : 0.16), top]
    const front = [corner, lerpPoint(corner, inner[index], 0.4), inner[index]] as const
    return drawCoatPanel(canvas, drape, { side, outer: outer[index], front, cloth, trim })
  })
  const back = smoothPath(
    [
      toCorner([-waist, top]),
      toCorner(outer[0]),
      [(outer[0][0] + outer[1][0]) / 2, Math.min(outer[0][1], outer[1][1]) + 12],
      toCorner(outer[1]),
      toCorner([waist, top]),
    ],
    true,
  )
  const lining = shade(cloth, 1.8)
  return { back: drawUnionOutline([back], toSoftInk(cloth), 2.4) + path(back, lining), front: panels.join('') }
}

type Panel = {
  side: -1 | 1
  outer: Point
  front: readonly [Point, Point, Point]
  cloth: string
  trim: string | undefined
}

function drawCoatPanel(canvas: Canvas, drape: Drape, { side, outer, front, cloth, trim }: Panel): Svg {
  const [start, bend, end] = front
  const dark = toSoftInk(cloth)
  const hem: Point[] = [outer, [lerp(outer[0], end[0], 0.5), Math.max(outer[1], end[1]) + 6], end]
  const edge: Point[] = [toCorner(end), [bend[0] + side * 6, bend[1]], toCorner(start)]
  const outline = smoothPath([...traceSide(drape, side, outer), ...hem.slice(1, 2), ...edge], true)
  const rim = (points: readonly Point[], width: number, color: string) =>
    path(
      brush(points, width, () => 1, 12),
      color,
    )
  const border = trim ? rim(front, 26, trim) + rim(hem, 26, trim) : ''
  return group(
    {},
    drawUnionOutline([outline], dark, 2.8),
    path(outline, cloth),
    group(
      { 'clip-path': canvas.clip(outline) },
      side > 0
        ? path(
            brush(
              [
                [drape.waist, drape.top],
                [outer[0], outer[1]],
              ],
              drape.shoulder * 0.5,
              'flat',
              6,
            ),
            shade(cloth, 1.1),
            { opacity: 0.7 },
          )
        : '',
      drawCoatFolds(drape, side, outer, front, cloth),
      border,
      rim(front, 9, tint(trim ?? cloth, 0.3)),
      rim(hem, 9, tint(trim ?? cloth, 0.2)),
      drape.length > 0.22 ? drawPocket(drape, side, cloth) : '',
    ),
  )
}

function drawCoatFolds(drape: Drape, side: -1 | 1, outer: Point, [start, , end]: Panel['front'], cloth: string): Svg[] {
  const dark = toSoftInk(cloth)
  const waistAt = (share: number): Point => [lerp(start[0], side * drape.waist, share), drape.top]
  return [0.45, 0.78].map((share, index) => {
    const low = lerpPoint(end, outer, share)
    const line: Point[] = [
      lerpPoint(waistAt(share), low, index * 0.2 + 0.06),
      lerpPoint(waistAt(share * 0.92), low, 0.55),
      [low[0], low[1] + 14],
    ]
    return (
      path(brush(line, drape.shoulder * 0.16, 'in', 10), shade(cloth, 1.15), { opacity: 0.75 }) +
      path(
        brush(
          line.map(([x, y]): Point => [x - 5, y]),
          4.6,
          'tail',
          10,
        ),
        dark,
        { opacity: 0.7 },
      )
    )
  })
}

function drawPocket({ shoulder: s, hip }: Drape, side: -1 | 1, cloth: string): Svg {
  const at = (x: number, y: number): Point => toCorner([side * s * x, hip + y])
  const flap = smoothPath([at(0.38, -18), at(0.78, -26), at(0.8, 4), at(0.4, 14)], true)
  return drawUnionOutline([flap], toSoftInk(cloth), 1.8) + path(flap, tint(cloth, 0.08))
}

import { type Color, light, shade } from '../draw/color.ts'
import { corner, lerpPoint, type Point, smoothPath } from '../draw/geometry.ts'
import { cloth } from '../draw/cloth.ts'
import { feather } from '../draw/plants.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import type { Options } from '../draw/options.ts'
import { colorsIn, cycle, maybeText, patternIn } from './options.ts'

/** An arm in its sleeve: the joints, and where the wind carries the sleeve's two lower corners. */
type Cut = { shoulder: Point; elbow: Point; wrist: Point; tip: Point; heel: Point; width: number }

const RIM = 11

function placeIn(options: Options, name: string, usual: Point): Point {
  const value = options[name]
  if (!Array.isArray(value)) return usual
  const [x, y] = value
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : usual
}

function cutOf(options: Options): Cut {
  return {
    shoulder: placeIn(options, 'shoulder', [120, 240]),
    elbow: placeIn(options, 'elbow', [220, 320]),
    wrist: placeIn(options, 'wrist', [260, 180]),
    tip: placeIn(options, 'tip', [330, 420]),
    heel: placeIn(options, 'heel', [220, 470]),
    width: numberIn(options, 'width', 58),
  }
}

function away(from: Point, to: Point, length: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const reach = Math.hypot(dx, dy) || 1
  return [(dx / reach) * length, (dy / reach) * length]
}

function moved([x, y]: Point, [dx, dy]: Point, share = 1): Point {
  return [x + dx * share, y + dy * share]
}

/** Across a bone, to the side that the sleeve does not hang on. */
function above(from: Point, to: Point, low: Point, length: number): Point {
  const [dx, dy] = away(from, to, length)
  const side = (low[0] - from[0]) * -dy + (low[1] - from[1]) * dx > 0 ? -1 : 1
  return [-dy * side, dx * side]
}

/** The sleeve's outline; `grown` lets an inner layer look out at the mouth and the lower edge. */
function sleeveShape({ shoulder, elbow, wrist, tip, heel, width }: Cut, grown = 0): string {
  const low = lerpPoint(tip, heel, 0.5)
  const upper = above(shoulder, elbow, low, width)
  const fore = above(elbow, wrist, low, width)
  const out = away(elbow, wrist, grown)
  const down = away(wrist, low, grown)
  const mouth = moved(moved(wrist, fore, 0.62), out)
  const end = moved(moved(tip, out), down)
  const back = moved(heel, down)
  const bulge = moved(lerpPoint(mouth, end, 0.5), away(elbow, wrist, 16))
  return smoothPath(
    [
      moved(shoulder, upper),
      moved(lerpPoint(shoulder, elbow, 0.55), upper, 0.94),
      moved(elbow, moved(upper, fore), 0.42),
      moved(lerpPoint(elbow, wrist, 0.55), fore, 0.76),
      corner(mouth),
      bulge,
      corner(end),
      moved(lerpPoint(end, back, 0.5), away(wrist, low, 14)),
      back,
      moved(lerpPoint(back, elbow, 0.72), upper, -0.7),
      moved(shoulder, upper, -0.95),
      moved(shoulder, away(elbow, shoulder, width), 0.5),
    ],
    true,
  )
}

/** Folds run from the bend of the arm into the hanging cloth. */
function sleeveFolds({ shoulder, elbow, wrist, tip, heel }: Cut): { points: Point[]; width: number }[] {
  const fold = (from: Point, through: Point, to: Point, width: number) => ({
    points: [from, lerpPoint(lerpPoint(from, to, 0.5), through, 0.25), to],
    width,
  })
  return [
    fold(lerpPoint(shoulder, elbow, 0.8), heel, lerpPoint(heel, tip, 0.25), 5),
    fold(lerpPoint(elbow, wrist, 0.24), tip, lerpPoint(heel, tip, 0.56), 6),
    fold(lerpPoint(elbow, wrist, 0.62), tip, lerpPoint(heel, tip, 0.82), 4.5),
    fold(lerpPoint(shoulder, elbow, 0.2), elbow, lerpPoint(elbow, heel, 0.3), 4),
  ]
}

function hemFeathers({ elbow, wrist, tip, heel }: Cut, colors: readonly Color[]): Svg {
  const out = away(elbow, wrist, 34)
  const down = away(wrist, lerpPoint(tip, heel, 0.5), 52)
  const edge = (from: Point, to: Point, count: number, way: Point, start: number) =>
    Array.from({ length: count }, (_, index) => {
      const root = lerpPoint(from, to, (index + start) / count)
      const lean = moved(way, away(wrist, tip, 30))
      return feather([moved(root, lean, -0.4), moved(root, way, 0.5), moved(root, lean)], 34, cycle(colors, index))
    }).join('')
  return edge(lerpPoint(wrist, tip, 0.3), tip, 4, out, 0.3) + edge(tip, heel, 6, down, 0)
}

/** The cloth's own light: a pale band along the top of the arm and a dusk in the hanging part. */
const flowingSleeve: PropPiece = (canvas, options) => {
  const cut = cutOf(options)
  const color = colorIn(options, 'color', '#f4e0c0')
  const layers = colorsIn(options, 'layers', ['#ffffff'])
  const plumes = options['feathers'] ? hemFeathers(cut, colorsIn(options, 'feathers', ['#ffffff'])) : ''
  const inner = layers
    .map((tone, index) => cloth(canvas, sleeveShape(cut, (index + 1) * RIM), tone, { lineWidth: 2.4 }))
    .toReversed()
    .join('')
  const { shoulder, elbow, wrist, tip, heel } = cut
  const low = lerpPoint(tip, heel, 0.5)
  const dusk = smoothPath(
    [lerpPoint(shoulder, elbow, 0.5), lerpPoint(elbow, tip, 0.32), moved(tip, [30, 30]), heel],
    true,
  )
  const rim = maybeText(options, 'hem')
  const border = rim
    ? path(
        brush([lerpPoint(wrist, tip, 0.02), moved(lerpPoint(wrist, tip, 0.5), [4, 0]), tip], 16, () => 1, 14),
        rim,
      ) +
      path(
        brush([tip, moved(lerpPoint(tip, heel, 0.5), away(wrist, low, 8)), heel], 16, () => 1, 14),
        rim,
      )
    : ''
  const main = cloth(canvas, sleeveShape(cut), color, {
    pattern: patternIn(canvas, options),
    shades: [dusk],
    shadeOpacity: 0.42,
    folds: sleeveFolds(cut),
    light: light(color, 0.5),
    shade: shade(color, 1),
    extra: border,
  })
  return plumes + inner + main
}

export const FLOWING_SLEEVES: PropTable = { 'flowing-sleeve': flowingSleeve }

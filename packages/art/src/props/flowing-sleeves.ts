import { type Color, tint, shade } from '../draw/color.ts'
import { toCorner, lerpPoint, type Point, smoothPath } from '../draw/geometry.ts'
import { drawCloth } from '../draw/cloth.ts'
import { drawFeather } from '../draw/plants.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import type { Options } from '../draw/options.ts'
import { getColors, pickColor, findText, addPattern } from './options.ts'

/** The joints of an arm, and the two lower corners of its sleeve, which the wind moves. */
type SleeveShape = { shoulder: Point; elbow: Point; wrist: Point; tip: Point; heel: Point; width: number }

const RIM = 11

function readPoint(options: Options, name: string, defaultPoint: Point): Point {
  const value = options[name]
  if (!Array.isArray(value)) return defaultPoint
  const [x, y] = value
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : defaultPoint
}

function readSleeveShape(options: Options): SleeveShape {
  return {
    shoulder: readPoint(options, 'shoulder', [120, 240]),
    elbow: readPoint(options, 'elbow', [220, 320]),
    wrist: readPoint(options, 'wrist', [260, 180]),
    tip: readPoint(options, 'tip', [330, 420]),
    heel: readPoint(options, 'heel', [220, 470]),
    width: getNumber(options, 'width', 58),
  }
}

function computeOffset(from: Point, to: Point, length: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const reach = Math.hypot(dx, dy) || 1
  return [(dx / reach) * length, (dy / reach) * length]
}

function movePoint([x, y]: Point, [dx, dy]: Point, share = 1): Point {
  return [x + dx * share, y + dy * share]
}

/** Returns an offset of the given length, perpendicular to the line and pointing away from `avoided`. */
function computeOffsetAwayFrom(avoided: Point, from: Point, to: Point, length: number): Point {
  const [dx, dy] = computeOffset(from, to, length)
  const side = (avoided[0] - from[0]) * -dy + (avoided[1] - from[1]) * dx > 0 ? -1 : 1
  return [-dy * side, dx * side]
}

/** `growth` enlarges an inner layer so that it is visible at the opening and at the lower edge. */
function buildSleeveOutline({ shoulder, elbow, wrist, tip, heel, width }: SleeveShape, growth = 0): string {
  const low = lerpPoint(tip, heel, 0.5)
  const upper = computeOffsetAwayFrom(low, shoulder, elbow, width)
  const fore = computeOffsetAwayFrom(low, elbow, wrist, width)
  const out = computeOffset(elbow, wrist, growth)
  const down = computeOffset(wrist, low, growth)
  const mouth = movePoint(movePoint(wrist, fore, 0.62), out)
  const end = movePoint(movePoint(tip, out), down)
  const back = movePoint(heel, down)
  const bulge = movePoint(lerpPoint(mouth, end, 0.5), computeOffset(elbow, wrist, 16))
  return smoothPath(
    [
      movePoint(shoulder, upper),
      movePoint(lerpPoint(shoulder, elbow, 0.55), upper, 0.94),
      movePoint(elbow, movePoint(upper, fore), 0.42),
      movePoint(lerpPoint(elbow, wrist, 0.55), fore, 0.76),
      toCorner(mouth),
      bulge,
      toCorner(end),
      movePoint(lerpPoint(end, back, 0.5), computeOffset(wrist, low, 14)),
      back,
      movePoint(lerpPoint(back, elbow, 0.72), upper, -0.7),
      movePoint(shoulder, upper, -0.95),
      movePoint(shoulder, computeOffset(elbow, shoulder, width), 0.5),
    ],
    true,
  )
}

/** Lists the folds that run from the elbow into the hanging cloth. */
function listSleeveFolds({ shoulder, elbow, wrist, tip, heel }: SleeveShape): { points: Point[]; width: number }[] {
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

function drawHemFeathers({ elbow, wrist, tip, heel }: SleeveShape, colors: readonly Color[]): Svg {
  const out = computeOffset(elbow, wrist, 34)
  const down = computeOffset(wrist, lerpPoint(tip, heel, 0.5), 52)
  const edge = (from: Point, to: Point, count: number, way: Point, start: number) =>
    Array.from({ length: count }, (_, index) => {
      const root = lerpPoint(from, to, (index + start) / count)
      const lean = movePoint(way, computeOffset(wrist, tip, 30))
      return drawFeather(
        [movePoint(root, lean, -0.4), movePoint(root, way, 0.5), movePoint(root, lean)],
        34,
        pickColor(colors, index),
      )
    }).join('')
  return edge(lerpPoint(wrist, tip, 0.3), tip, 4, out, 0.3) + edge(tip, heel, 6, down, 0)
}

const flowingSleeve: PropPiece = (canvas, options) => {
  const cut = readSleeveShape(options)
  const color = getColor(options, 'color', '#f4e0c0')
  const layers = getColors(options, 'layers', ['#ffffff'])
  const plumes = options['feathers'] ? drawHemFeathers(cut, getColors(options, 'feathers', ['#ffffff'])) : ''
  const inner = layers
    .map((tone, index) => drawCloth(canvas, buildSleeveOutline(cut, (index + 1) * RIM), tone, { lineWidth: 2.4 }))
    .toReversed()
    .join('')
  const { shoulder, elbow, wrist, tip, heel } = cut
  const low = lerpPoint(tip, heel, 0.5)
  const dusk = smoothPath(
    [lerpPoint(shoulder, elbow, 0.5), lerpPoint(elbow, tip, 0.32), movePoint(tip, [30, 30]), heel],
    true,
  )
  const rim = findText(options, 'hem')
  const border = rim
    ? path(
        brush([lerpPoint(wrist, tip, 0.02), movePoint(lerpPoint(wrist, tip, 0.5), [4, 0]), tip], 16, () => 1, 14),
        rim,
      ) +
      path(
        brush([tip, movePoint(lerpPoint(tip, heel, 0.5), computeOffset(wrist, low, 8)), heel], 16, () => 1, 14),
        rim,
      )
    : ''
  const main = drawCloth(canvas, buildSleeveOutline(cut), color, {
    pattern: addPattern(canvas, options),
    shades: [dusk],
    shadeOpacity: 0.42,
    folds: listSleeveFolds(cut),
    light: tint(color, 0.5),
    shade: shade(color, 1),
    extra: border,
  })
  return plumes + inner + main
}

export const FLOWING_SLEEVES: PropTable = { 'flowing-sleeve': flowingSleeve }

import { toRadians } from '../draw/geometry.ts'
import { drawFeather } from '../draw/plants.ts'
import { tint } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { findText } from '../props/options.ts'
import { sketchHead } from './head.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const CROWN: readonly Ring[] = [
  [0, 118],
  [60, 116],
  [100, 92],
  [122, 46],
]

/** The direction of the two corners at the sides, from the corner in front. */
const SIDE_CORNER = 96

/** A hat whose brim is turned up on three sides. One of its corners points ahead. */
const tricorn: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#23202e')
  const trim = getColor(options, 'trim', '#e8c04e')
  const plume = findText(options, 'feather')
  const hat = new RoundHat(canvas, figure, { y: -100, dip: 0.22 })
  const ahead = hat.middle * 0.5
  const [left, right] = [ahead - SIDE_CORNER, ahead + SIDE_CORNER]
  const front = (degrees: number) => Math.max(0, Math.cos(toRadians(degrees - ahead))) ** 5
  const sides = (degrees: number) => Math.max(0, Math.abs(degrees - ahead) / SIDE_CORNER - 0.36) ** 2 * 2.4
  const high = (degrees: number): Ring => [
    74 - 50 * front(degrees) + 16 * sides(degrees),
    126 + 44 * front(degrees) + 64 * sides(degrees),
  ]
  const low = (degrees: number): Ring => [
    -4 + 10 * front(degrees) + 52 * sides(degrees),
    119 + 40 * front(degrees) + 58 * sides(degrees),
  ]
  const flap = (from: number, to: number) =>
    hat.drawFlap(low, high, from, to, color) + hat.drawEdge(high, from, to, 8, trim)
  const sketch = sketchHead(canvas, figure, 0.5, -100)
  const feathers = plume
    ? drawFeather(sketch.points('90,-40 150,-120 210,-130 262,-74'), 64, plume) +
      drawFeather(sketch.points('80,-46 120,-140 190,-176 240,-160'), 54, tint(plume, 0.3))
    : ''
  return {
    back: feathers,
    front: hat.place(
      hat.drawWall(CROWN, tint(color, 0.1)),
      flap(left, ahead),
      flap(ahead, right),
      addEmblem(canvas, options, figure.turn * 0.5, -118),
    ),
    hidesCap: true,
  }
}

export const TRICORN: HeadgearTable = { tricorn }

import { shade, toInk } from '../draw/color.ts'
import { Sketch } from '../draw/sketch.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { findText, addPattern } from '../props/options.ts'
import { drawSoftFolds } from './hat-trimmings.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const SLOPE: readonly Ring[] = [
  [14, 120],
  [54, 112],
  [92, 84],
  [118, 52],
]
const TURNED_UP: readonly Ring[] = [
  [-10, 120],
  [4, 131],
  [24, 130],
  [32, 122],
]

/** A gnome's cap: its point hangs over to one side. */
const pointedCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d0302a')
  const way = getNumber(options, 'side', -1) < 0 ? -1 : 1
  const hat = new RoundHat(canvas, figure, { y: -94, dip: 0.16, tilt: -way * 2 })
  const pattern = addPattern(canvas, options)
  const [x, y] = hat.at(104, 0, 0)
  const tip = new Sketch(canvas, { x, y, side: way })
  const point = tip.cloth('-72,8! -50,-30 -4,-54 58,-52 112,-16 140,48 146,92! 112,48 84,24 66,16! 20,28', color, {
    pattern,
    folds: ['-46,-20 0,-14 60,-28', '10,-50 54,-30 96,0', '74,-44 96,-10 120,36'],
    shades: ['0,-54! 60,-54 120,-14 148,96! 112,44 90,14 50,-16'],
  })
  const pompon = findText(options, 'pompon')
  const brim = getColor(options, 'brim', shade(color, 0.8))
  return {
    front: hat.place(
      hat.drawWall(SLOPE, color, { pattern, extra: drawSoftFolds(hat, SLOPE, color) }),
      point,
      hat.drawContactShadow([30, 124], color),
      hat.drawWall(TURNED_UP, brim),
      pompon ? tip.disc(146, 98, 16, pompon, toInk(pompon), 3.5) : '',
    ),
    hidesCap: true,
  }
}

export const TALL_HATS: HeadgearTable = { 'pointed-cap': pointedCap }

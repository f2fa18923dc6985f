import { tint, shade } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { getFlag } from './options.ts'
import { Sketch } from '../draw/sketch.ts'

const UPPER = '-64,40 -40,-6 20,-22 80,-8 150,8 206,10! 236,20 242,50 222,72! 190,74 130,84 60,98 -10,110! -60,90'
const HUNGRY = '-40,92! 20,112 100,146 160,158 200,160 210,184 172,206 96,202 10,170 -40,128'
const TAME = '-40,92! 20,98 100,116 164,112 196,118 200,140 170,160 100,168 20,156 -36,128'
const SHUT = '-20,90! 40,80 150,76 200,76! 180,124! 90,130 0,124'

/** Draws a long animal muzzle in profile with open jaws. It starts at the middle of the face. */
const longSnout: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = getColor(options, 'color', '#8c8c94')
  const under = getColor(options, 'second', tint(c, 1.2))
  const hungry = !getFlag(options, 'tame')
  return (
    (hungry
      ? s.fill('-20,90! 40,84 120,80! 100,150! 50,140 0,124', '#4a1422') + drawThroat(s)
      : s.fill(SHUT, '#4a1422')) +
    s.cloth(hungry ? HUNGRY : TAME, under, { shades: ['-30,130! 90,166 180,160 200,160 170,206 60,196! -40,150'] }) +
    (hungry ? drawUpperTeeth(s) : drawPantingTongue(s)) +
    s.cloth(UPPER, c, {
      shades: ['-60,80! 40,74 130,62 226,60! 220,80 130,90 40,106 -20,118!'],
      lights: ['-10,-8! 60,-8 140,14 190,18 120,24 40,10'],
      folds: ['70,14 60,30 66,44', '100,18 92,34 98,48'],
    }) +
    [120, 146, 172].map((x) => s.disc(x, 54, 3.4, shade(c, 1.6))).join('') +
    s.cloth('200,4! 226,-2 250,12 252,38 234,50 212,36', getColor(options, 'nose', '#2a2230')) +
    s.oval(226, 12, 10, 5, '#ffffff')
  )
}

function drawTooth(sketch: Sketch, x: number, root: number, tip: number) {
  return sketch.inked(`${x - 10},${root}! ${x},${tip}! ${x + 10},${root}!`, '#fffaf0', 3, '#4a3a40')
}

function drawUpperTeeth(sketch: Sketch) {
  return [206, 178, 150, 122, 96]
    .map((x, index) => drawTooth(sketch, x, 72 + index * 4, index ? 98 + index * 3 : 108))
    .join('')
}

function drawThroat(sketch: Sketch) {
  const tongue = sketch.cloth('0,110! 80,126 130,124 152,136 130,150 90,152 20,134', '#d84a5a')
  return tongue + [188, 162, 136].map((x) => drawTooth(sketch, x, 162, 130)).join('')
}

function drawPantingTongue(sketch: Sketch) {
  return sketch.cloth('90,112! 140,106 176,118 188,168 172,196 150,188 146,146 110,136', '#f07a88', {
    folds: ['150,120 162,150 166,180'],
  })
}

export const LONG_SNOUT: PropTable = { 'long-snout': longSnout }

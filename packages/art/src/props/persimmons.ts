import { ink, light, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const BARK = '#6e4a30'
const LEAF = '#5f8f3a'

/** A broken-off bough with ripe persimmons hanging from it; the hand grips it at (0, 0). */
const persimmonBough: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f08a1e')
  const leaves = [
    '-2,-150 -40,-176 -84,-166',
    '10,-226 -22,-262 -62,-268',
    '24,-268 30,-316 64,-346',
    '60,-258 104,-284 148,-268',
  ].map((line, index) => s.blade(line, 42, index % 2 ? light(LEAF, 0.2) : LEAF))
  return (
    s.cord('0,90 -2,0 4,-120 22,-270', 19, BARK) +
    s.cord('2,-130 44,-176 92,-186', 12, BARK) +
    s.cord('12,-206 58,-256 104,-256', 11, BARK) +
    s.cord('4,-100 -40,-134 -72,-132', 11, BARK) +
    s.stroke('-5,60 -6,-20 0,-130 16,-240', 5, light(BARK, 0.7), { opacity: 0.8 }) +
    leaves.join('') +
    s.place(-76, -78, fruit(s, c), 0.86) +
    s.place(98, -126, fruit(s, c), 1)
  )
}

/** Squat, with a four-lobed calyx on its stem. */
function fruit(s: Sketch, c: string): Svg {
  const calyx = [-72, -26, 26, 72].map((turn) =>
    s.place(0, -42, s.blade('0,-4 3,10 0,36', 24, light(LEAF, 0.1)), 1, turn),
  )
  return (
    s.cord('0,-40 2,-60', 8, BARK) +
    s.cloth('0,-42 44,-46 66,-10 54,34 0,50 -54,34 -66,-10 -44,-46', c, {
      shades: ['20,-50! 72,-24 60,40 4,56! 44,6'],
    }) +
    s.oval(-34, -2, 10, 15, light(c, 1.4)) +
    calyx.join('') +
    s.disc(0, -44, 7, shade(LEAF, 0.6), ink(LEAF), 2.4)
  )
}

export const PERSIMMONS: PropTable = { 'persimmon-bough': persimmonBough }

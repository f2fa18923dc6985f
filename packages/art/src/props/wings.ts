import { tint, shade } from '../draw/color.ts'

import { getColor, getNumber } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { findText } from './options.ts'
import { Sketch } from '../draw/sketch.ts'

const RINGS = ['-2,60 26,52', '22,-20 54,-18', '34,-96 66,-84', '10,-164 44,-172', '-34,-196 -24,-232']
const BUSHY_RINGS = [
  '-34,110 28,124 66,104',
  '-18,30 44,44 96,22',
  '-4,-54 48,-44 96,-66',
  '-6,-126 38,-122 78,-142',
  '-22,-190 10,-190 34,-206',
]

/**
 * `rings` and `tuft` are the colors of rings around the tail and of a tuft at its tip. `bushy` makes the tail thick.
 */
const tail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = getColor(options, 'color', '#d99a4a')
  const width = getNumber(options, 'width', 34)
  const rings = findText(options, 'rings')
  const end = findText(options, 'tuft')
  const bands = rings
    ? (options['bushy'] ? BUSHY_RINGS : RINGS).map((text) => s.stroke(text, 20, rings, { profile: 'even' })).join('')
    : ''
  const spine = '-40,300 -6,160 30,40 52,-80 20,-180 -50,-214'
  const tip = end
    ? s.blade('-30,-208 -76,-236 -128,-216', 74, end, 'leaf') +
      s.blade('-36,-204 -70,-210 -104,-180', 50, shade(end, 0.4), 'leaf')
    : ''
  const plume = options['bushy']
    ? s.blade('-40,300 0,150 50,0 40,-150 -40,-240', width * 3.2, c) +
      s.blade('28,-60 40,-150 -34,-236', width * 1.7, tint(c, 0.8))
    : s.cord(spine, width, c)
  return plume + bands + tip
}

export const WINGS: PropTable = { tail }

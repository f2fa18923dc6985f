import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { addEmblem } from './emblems.ts'

import { Sketch } from '../draw/sketch.ts'

const GOLD = '#e8c04e'

const nobori: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = getColor(options, 'color', '#ffffff')
  const stripe = getColor(options, 'trim', '#e0507a')
  return (
    s.rod([0, -450], [0, 460], 15, '#a8763a') +
    s.cord('-10,-428 150,-432', 10, '#8a5a2c') +
    s.cloth('8,-420! 142,-424! 152,-340 136,-240 148,-140! 120,-116 90,-140 60,-116 30,-138 8,-124!', c, {
      shade: c === '#ffffff' ? '#cfc6e6' : undefined,
      shades: ['96,-430! 150,-430 150,-130! 110,-120! 120,-240'],
      folds: ['120,-400 112,-300 124,-180', '30,-410 36,-280 26,-160'],
    }) +
    s.trim('10,-412 142,-416', 16, stripe) +
    s.trim('10,-160 60,-150 100,-164 148,-156', 16, stripe) +
    s.place(0, 0, addEmblem(canvas, options, 74, -290)) +
    s.metal('0,-506! 15,-468 0,-446! -15,-468', GOLD, { gradient: '-15,0 15,0' })
  )
}

export const YAMATO_PROPS: PropTable = { nobori }

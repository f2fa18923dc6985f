import { toInk, tint } from '../draw/color.ts'

import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { addEmblem } from './emblems.ts'

import { Sketch } from '../draw/sketch.ts'

const dish: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = getColor(options, 'color', '#b8bccf')
  return (
    s.metal('-120,-14! -90,40 -30,58 30,58 90,40 120,-14!', c, { gradient: '-110,-10 110,50' }) +
    s.metal('-40,54! 40,54! 54,74! -54,74!', c, { gradient: '-50,60 50,70' }) +
    s.oval(0, -14, 120, 24, tint(c, 0.4), toInk(c), 5) +
    s.oval(0, -12, 98, 16, '#4a465e', toInk(c), 3) +
    (options['empty'] === false
      ? ''
      : s.stroke('-30,-20 -4,-6 26,-18', 4, '#8f8aa8') + s.stroke('-4,-6 10,2', 4, '#8f8aa8')) +
    addEmblem(canvas, { emblem: { kind: 'skull', color: '#efe6d0', scale: 0.7 }, ...options }, 0, 26)
  )
}

export const VESSELS: PropTable = { dish }

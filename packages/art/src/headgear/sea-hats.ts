import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'
import { sketchHead } from './head.ts'

const anchorPin: HeadgearPiece = (canvas, figure, options) => {
  const iron = getColor(options, 'color', '#8a9ab0')
  const s = new Sketch(canvas)
  const anchor =
    s.rod([0, 60], [0, -120], 17, iron) +
    s.rod([-46, 22], [46, 22], 14, iron) +
    s.ring(0, 66, 17, 8, iron) +
    s.metal(
      '0,-146! 24,-120 80,-100 104,-40! 124,-44 122,-8! 84,-30! 96,-46! 66,-78 18,-90 0,-96 -18,-90 -66,-78 -96,-46! -84,-30! -122,-8! -124,-44 -104,-40! -80,-100 -24,-120',
      iron,
      { gradient: '-120,-120 120,-20' },
    )
  const rope = s.cord('-6,40 20,10 -14,-20 16,-50', 8, '#e8d8a8')
  const weed = s.blade('70,-70 96,0 80,50', 20, '#3f9a7a', 'spike')
  const head = sketchHead(canvas, figure, 0.3, getNumber(options, 'y', -160))
  return { front: head.place(50, 0, anchor + rope + weed, 0.95, 24) }
}

export const SEA_HATS: HeadgearTable = { 'anchor-pin': anchorPin }

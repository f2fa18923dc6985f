import { toInk, tint, shade } from '../draw/color.ts'

import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'

import { Sketch } from '../draw/sketch.ts'

const BOW_LINE = '30,-330 -20,-300 -64,-180 -40,-50 -22,0 -40,50 -64,180 -20,300 30,330'

/** `drawn` adds an arrow and pulls the string back. */
const bow: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = getColor(options, 'color', '#8a5228')
  const line = (width: number, color: string) => s.stroke(BOW_LINE, width, color, { steps: 40, profile: 'both' })
  const string = options['drawn'] ? '28,-326 110,0 28,326' : '28,-326 28,326'
  const arrow = options['drawn'] ? drawArrow(s, getColor(options, 'fletch', '#c8392b')) : ''
  return (
    s.stroke(string.replace(' 110,0 ', ' 110,0! '), 3, '#f3ead8', { profile: 'even' }) +
    line(24, toInk(wood)) +
    line(17, wood) +
    s.stroke('33,-326 -17,-298 -60,-180 -36,-50 -18,0', 5, tint(wood, 0.7), { opacity: 0.7, steps: 30 }) +
    arrow +
    s.rod([-24, -34], [-24, 34], 22, getColor(options, 'grip', '#5a2f20'))
  )
}

function drawArrow(sketch: Sketch, fletch: string): string {
  return (
    sketch.rod([112, 0], [-150, 0], 8, '#b98a54') +
    sketch.metal('/-150,-16 -200,0 -150,16 -160,0', '#cfd9ea', { gradient: '-150,-16 -150,16' }) +
    sketch.inked('/60,0 84,-20 118,-20 108,0', fletch, 3) +
    sketch.inked('/60,0 84,20 118,20 108,0', shade(fletch, 0.8), 3)
  )
}

export const ARCHERY: PropTable = {
  'silver-bow': (canvas, options) => bow(canvas, { color: '#cdd6ea', grip: '#5a6a9a', ...options }),
}

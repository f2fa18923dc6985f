import { drawBow } from '../draw/bow.ts'
import { tint, mix, shade } from '../draw/color.ts'
import { definePattern } from '../draw/patterns.ts'
import { getColor } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const deerstalker: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#9a7a52')
  const sketch = sketchHead(canvas, figure, 0.5, -104)
  const checks = () => definePattern(canvas, 'plaid', shade(color, 1), 46, '#f3e3c0')
  const crown = sketch.cloth('-124,8! -126,-50 -78,-112 0,-124 78,-112 126,-50 124,8! 0,14', color, {
    pattern: checks(),
    shades: ['40,-130! 140,-100! 140,20! 36,20! 60,-50'],
    folds: ['2.4 flat | 0,-122 0,-60 0,-16', '-40,-118 -66,-60 -70,0', '40,-118 66,-60 70,0'],
  })
  const flaps = sketch.both((half, side) =>
    half.cloth('132,4! 140,-50 96,-104 30,-128! 54,-70 92,-14', mix(color, tint(color, 0.3), 0.3), {
      pattern: checks(),
      shades: side > 0 ? ['90,-110! 150,-60 136,10! 84,-10! 110,-50'] : [],
    }),
  )
  const bill = sketch.cloth(
    '-112,-2! -60,-14 0,-18 60,-14 112,-2! 98,34 44,52 0,56 -44,52 -98,34',
    mix(color, shade(color, 1), 0.2),
    { pattern: checks(), shades: ['-112,2! -40,32 40,32 112,2! 98,40 0,64 -98,40'] },
  )
  const knot = drawBow(figure.turn * 0.5, -232, 0.4, getColor(options, 'ribbon', '#5a4028'), {
    tailSpread: 40,
    tailLength: 50,
  })
  const shadow = drawHatShadow(figure, sketch, '-124,14 0,56 124,14 116,32 0,72 -116,32')
  return { front: shadow + crown + flaps + bill + knot, hidesCap: true }
}

export const CAPS: HeadgearTable = { deerstalker }

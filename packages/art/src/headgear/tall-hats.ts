import { toInk, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { findText, addPattern } from '../props/options.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const pointedCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d0302a')
  const sketch = sketchHead(canvas, figure, 0.5, -104).on(getNumber(options, 'side', -1) < 0 ? -1 : 1)
  const cap = sketch.cloth(
    '-116,4! -112,-60 -60,-130 20,-176 96,-180 150,-132 176,-60! 140,-110 100,-124 116,-60 116,4! 0,24',
    color,
    {
      pattern: addPattern(canvas, options),
      shades: ['20,-180! 110,-186 186,-90 176,-50! 140,-110 96,-124! 60,-100', '40,-40! 120,-60! 120,20! 40,24!'],
      lights: ['-88,-20! -84,-70 -40,-124 -28,-116 -66,-64 -70,-14!'],
      folds: ['10,-168 40,-130 96,-122', '-50,-120 0,-84 60,-90', '100,-176 120,-150 150,-124'],
    },
  )
  const brim = sketch.cloth('-126,-6 0,14 126,-6 124,26 0,46 -124,26', getColor(options, 'brim', shade(color, 0.8)), {
    shades: ['30,6! 140,-10! 130,36! 30,50!'],
  })
  const tip = findText(options, 'pompon')
  const shadow = drawHatShadow(figure, sketch, '-122,14 0,34 122,14 114,34 0,58 -114,34')
  return { front: shadow + cap + brim + (tip ? sketch.disc(176, -54, 17, tip, toInk(tip), 3.5) : ''), hidesCap: true }
}

export const TALL_HATS: HeadgearTable = { 'pointed-cap': pointedCap }

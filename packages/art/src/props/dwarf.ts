import { light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A dwarf of the mines who looks up: a tall cap, a big nose, a beard; the coat reaches the lower edge. */
const dwarf: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const cap = colorIn(options, 'color', '#3a7a4a')
  const coat = colorIn(options, 'second', '#8a5a34')
  const beard = '#f4f0e8'
  const skin = '#f0c4a4'
  const eye = (x: number) => s.oval(x, -12, 6, 9, '#2a1c22') + s.disc(x - 2, -16, 2.6, '#ffffff')
  return (
    s.cloth('-96,90! -116,180 -124,460! 124,460! 116,180 96,90! 0,60', coat, {
      shades: ['30,90! 100,90! 120,190 130,460! 70,460! 70,200'],
      folds: ['-60,240 -66,320 -60,400', '60,240 66,320 60,400'],
    }) +
    s.trim('-120,300 0,316 120,300', 26, '#4a2e20') +
    s.metal('/-24,294 24,294 24,334 -24,334', '#e8c04e') +
    s.both((half) => half.blade('70,-6 104,-22 122,-2', 34, skin)) +
    s.cloth('-78,-30! -84,10 -60,60 0,80 60,60 84,10 78,-30! 0,-50', skin, {
      shades: ['20,-40! 84,-20 80,30 40,70 0,80! 50,30'],
    }) +
    s.cloth(
      '-80,6! -100,70 -84,130 -56,180 -40,166 -20,226! 0,206 24,232! 40,170 60,182 88,128 100,70 80,6! 50,44 0,36 -50,44',
      beard,
      {
        shade: '#c8c2d4',
        folds: ['-50,60 -56,110 -40,150', '-10,80 -14,140 -4,190', '40,66 46,116 36,156'],
      },
    ) +
    eye(-30) +
    eye(28) +
    s.both((half) => half.blade('10,-34 34,-46 54,-32', 15, '#e0d8d0')) +
    s.cloth('-22,14 -14,-8 8,-10 20,10 12,32 -12,34', '#e89a88') +
    s.stroke('-20,54 0,64 22,54', 6, '#a85048') +
    s.cloth('-98,-28! -84,-92 -52,-160 -4,-226 66,-268! 60,-190 76,-110 98,-28! 50,-44 0,-48 -50,-44', cap, {
      shades: ['30,-210! 70,-270! 66,-190 80,-110 104,-20! 50,-40! 40,-120'],
      folds: ['-30,-150 0,-150 24,-164', '-10,-196 16,-196 34,-206'],
    }) +
    s.trim('-102,-24 -50,-42 0,-46 50,-42 102,-24', 24, light(cap, 0.7)) +
    s.disc(66, -268, 19, '#f6e0a0', shade(cap, 1), 4)
  )
}

export const DWARF: PropTable = { dwarf }

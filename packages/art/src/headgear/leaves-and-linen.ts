import { getColor, getNumber } from '../figure/options.ts'
import { pickColor } from '../props/options.ts'
import { toInk, tint } from '../draw/color.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const IVY = ['#5a8a3a', '#8a9a3a', '#6fa04a', '#a8963f'] as const

const ivyCrown: HeadgearPiece = (canvas, figure, options) => {
  const s = sketchHead(canvas, figure, 0.7, getNumber(options, 'y', -104))
  const plain = new Sketch(canvas)
  const leaf = (index: number) => {
    const c = pickColor(IVY, index)
    return (
      plain.inked('/0,6 -20,-12 -52,-10 -36,-40 -48,-66 -20,-66 0,-116 20,-66 48,-66 36,-40 52,-10 20,-12', c, 4) +
      plain.stroke('0,4 0,-50 0,-98', 5, tint(c, 0.9)) +
      plain.stroke('-34,-56 -12,-36 0,-14 12,-36 34,-56', 3.5, tint(c, 0.7), { profile: 'even' })
    )
  }
  const crown = [-2, 2, -1, 1, 0].map((step) =>
    s.place(
      step * 48,
      -10 + step ** 2 * 10,
      leaf(step + 2),
      getNumber(options, 'size', 1) * (1 - Math.abs(step) * 0.04),
      step * 25,
    ),
  )
  return {
    front:
      drawHatShadow(figure, s, '-112,36! 0,0 112,36! 104,62 0,26 -104,62') +
      crown.join('') +
      s.cord('-112,34 -60,6 0,-6 60,6 112,34', 13, '#6a4a26') +
      s.stroke('-100,24 -50,0 0,-10 50,0 100,24', 4, toInk('#8a6a3a'), { profile: 'both', opacity: 0.6 }),
  }
}

const starchedWings: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#ffffff')
  const s = sketchHead(canvas, figure, 0.4, getNumber(options, 'y', 0))
  const shadow = { shade: '#cfc9e6', line: '#75688c', shadeColor: '#cfc9e6' }
  const back = s.both((half) =>
    half.cloth('70,-130! 120,-112 176,-122 224,-118! 222,-50 196,10 206,46! 160,40 130,44 104,34!', c, {
      ...shadow,
      folds: ['104,-70 150,-76 206,-104', '106,-20 150,-10 192,30'],
      shades: ['104,10! 156,0 196,-10! 212,50! 156,46 104,42!'],
    }),
  )
  const cap = s.cloth(
    '-124,6! -138,-70 -122,-154 -66,-206 0,-218 66,-206 122,-154 138,-70 124,6! 108,-40 66,-92 0,-106 -66,-92 -108,-40',
    c,
    {
      ...shadow,
      folds: ['-60,-100 -68,-150 -46,-194', '0,-112 0,-160 0,-206', '60,-100 68,-150 46,-194'],
      shades: ['64,-212! 128,-150 144,-60 128,10! 110,-40 80,-84! 96,-120'],
    },
  )
  return {
    back,
    front:
      drawHatShadow(figure, s, '-124,6! 0,-110 124,6! 108,20 0,-76 -108,20') +
      cap +
      s.trim('-124,4 -106,-40 -66,-90 0,-104 66,-90 106,-40 124,4', 11, '#f0ecfa'),
    hidesCap: true,
  }
}

export const LEAVES_AND_LINEN: HeadgearTable = {
  'ivy-crown': ivyCrown,
  'starched-wings': starchedWings,
}

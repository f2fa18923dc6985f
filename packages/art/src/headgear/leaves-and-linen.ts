import { getColor, getNumber } from '../figure/options.ts'
import { pickColor } from '../props/options.ts'
import { toInk, tint, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
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

const huntsmanCap: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#2f7a4a')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -96))
  const plumes =
    drawFeather(s.points('96,-34 170,-110 196,-236'), 44, '#b8702a') +
    drawFeather(s.points('96,-26 200,-70 264,-166'), 40, '#7a4a24')
  const crown = s.cloth('-112,0! -124,-60 -84,-118 0,-134 84,-118 124,-60 112,0! 0,-30', c, {
    shades: ['30,-132! 100,-112 134,-50 116,4! 60,-14! 90,-70'],
    lights: ['-100,-60! -76,-104 -20,-120! -60,-96 -84,-50!'],
  })
  const brim = (outline: string) => s.cloth(outline, shade(c, 0.7), { folds: ['-110,0 -60,-24 0,-30'] })
  return {
    front:
      drawHatShadow(figure, s, '-126,12! 0,-16 126,12! 112,56 0,30 -112,56') +
      crown +
      plumes +
      brim('-128,18! -60,-16 0,-22 68,-16! 62,-52! 0,-54 -70,-46 -136,-18!') +
      brim('72,-15! 128,18! 136,-20! 74,-50!') +
      s.trim('-132,14 -60,-20 0,-26 60,-20', 6, '#e8bd55') +
      s.gem(92, -36, 15, '#e8344a', { setting: '#e8bd55' }),
    hidesCap: true,
  }
}

export const LEAVES_AND_LINEN: HeadgearTable = {
  'huntsman-cap': huntsmanCap,
  'ivy-crown': ivyCrown,
  'starched-wings': starchedWings,
}

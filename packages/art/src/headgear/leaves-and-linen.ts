import { getNumber } from '../figure/options.ts'
import { pickColor } from '../props/options.ts'
import { toInk, tint } from '../draw/color.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawHatShadow, sketchHead, clipToHair } from './head.ts'

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
      clipToHair(figure, s.cord('-156,68 -112,34 -60,6 0,-6 60,6 112,34 156,68', 13, '#6a4a26')) +
      s.stroke('-100,24 -50,0 0,-10 50,0 100,24', 4, toInk('#8a6a3a'), { profile: 'both', opacity: 0.6 }),
  }
}

export const LEAVES_AND_LINEN: HeadgearTable = {
  'ivy-crown': ivyCrown,
}

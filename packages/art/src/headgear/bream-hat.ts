import { toInk, tint, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { brush } from '../draw/stroke.ts'
import { path } from '../draw/svg.ts'
import { Sketch } from '../draw/sketch.ts'
import { sketchHead } from './head.ts'
import { RoundHat } from './round-hat.ts'

/** A sea bream of silk on a twisted band, as dancers wear it. `size` is the scale of the bream. */
const breamHat: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#f0503a')
  const fin = getColor(options, 'fin', '#ff8a5a')
  const gold = '#e8c04e'
  const hat = new RoundHat(canvas, figure, { y: -122, dip: 0.16 })
  const head = sketchHead(canvas, figure, 0.3, getNumber(options, 'y', -178))
  const s = new Sketch(canvas)
  const tail = s.cloth('124,-14! 190,-60 268,-128! 250,-50 232,-6 258,44 286,112! 200,70 124,28!', fin, {
    folds: ['150,-10 200,-50 250,-100', '150,6 200,8 232,4', '150,20 206,50 264,92'],
  })
  const dorsal = s.cloth(
    '-96,-66! -92,-130! -62,-112 -52,-166! -22,-134 -4,-180! 22,-136 46,-170! 64,-118 92,-140! 98,-86 122,-84! 118,-30! 0,-60',
    fin,
    { folds: ['-84,-70 -90,-124', '-42,-84 -50,-156', '2,-90 -4,-168', '46,-80 46,-160', '86,-60 92,-130'] },
  )
  const belly = s.cloth('-20,72! 6,132 50,146! 62,100 60,66!', fin, { folds: ['10,76 20,110 40,134'] })
  const body = s.cloth(
    '-204,34! -190,-20 -150,-72 -84,-98 0,-94 84,-60 146,-12! 146,24! 84,68 0,94 -90,96 -160,78 -190,58! -164,46',
    c,
    {
      shades: ['-180,66! -90,70 0,66 90,40 150,10! 146,30! 84,74 0,100 -90,102 -160,84'],
      lights: ['-160,-50! -90,-86 0,-82 60,-60 -20,-62 -110,-50'],
    },
  )
  const scales = [-30, 10, 50, 90].flatMap((x, column) =>
    [-40, -6, 28].map((y) =>
      s.stroke(`${x},${y - 16 + column * 3} ${x + 18},${y + column * 3} ${x},${y + 16 + column * 3}`, 4, shade(c, 1), {
        opacity: 0.8,
      }),
    ),
  )
  const face =
    s.stroke('-84,-80 -62,-10 -88,70', 6, shade(c, 1.4)) +
    s.disc(-132, -18, 24, '#fffaf0', toInk(c), 4) +
    s.disc(-136, -18, 13, '#1a1216') +
    s.disc(-141, -24, 5, '#ffffff') +
    s.stroke('-196,44 -170,46 -150,52', 5, toInk(c)) +
    s.blade('-56,10 -6,26 36,20', 38, tint(fin, 0.6))
  const fish = tail + dorsal + belly + body + scales.join('') + face
  const twists = Array.from({ length: 11 }, (_, index) =>
    path(brush([hat.at(10, 116, index * 16 - 86), hat.at(-8, 116, index * 16 - 78)], 6, 'both'), '#ffffff', {
      opacity: 0.8,
    }),
  )
  return {
    front:
      hat.place(hat.drawContactShadow([0, 112], figure.hair.shadow), hat.drawCord([0, 115], 20, '#d8344a'), ...twists) +
      head.place(0, 0, fish, getNumber(options, 'size', 0.5), -6) +
      head.both((half) => half.gem(104, 66, 9, gold)),
  }
}

export const BREAM_HAT: HeadgearTable = { 'bream-hat': breamHat }

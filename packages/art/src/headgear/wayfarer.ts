import { toInk, tint, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const wayfarerHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#46526a')
  const band = getColor(options, 'band', '#8a6a44')
  const side = figure.turn < 0 ? -1 : 1
  const sketch = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', -100)).on(side)
  const under = sketch.cloth(
    '-212,62! -150,10 -60,-14 60,-14 150,6 204,44! 150,34 80,26 0,30 -90,34 -160,46',
    shade(color, 1.3),
  )
  const brim = sketch.cloth(
    '-222,86! -212,52 -190,20 -150,-16 -100,-40 0,-48 100,-42 150,-22 190,12 212,46 216,72! 196,60 184,66! 172,48 130,34 84,30! 70,36 20,38 -40,36 -70,42! -84,36 -130,44 -172,62! -180,56 -198,74!',
    color,
    {
      shades: ['-222,86! -180,40 -90,20 0,22 90,16 170,34 216,72! 180,70 80,44 -80,50 -190,70'],
      lights: ['-190,20! -150,-10 -106,-28! -120,-4 -160,22'],
      folds: ['-200,50 -176,26 -140,6', '196,40 176,18 150,2', '-120,30 -112,12 -96,0', '134,24 124,8 110,-2'],
    },
  )
  const crown = sketch.cloth(
    '-106,-24! -104,-66 -92,-106 -58,-134 -14,-144 24,-136 48,-142 84,-124 116,-92 122,-56! 108,-54 106,-24! 0,-2',
    color,
    {
      shades: ['40,-140! 90,-124 122,-84 124,-52! 108,-20! 44,-8! 78,-50 84,-90'],
      lights: ['-92,-64! -78,-100 -44,-122! -56,-92 -70,-52'],
      folds: [
        '26,-134 36,-112 72,-92',
        '120,-60 92,-66 66,-84',
        '-84,-108 -48,-92 -14,-104',
        '-96,-56 -56,-46 -20,-56',
        '104,-40 84,-48 62,-46',
      ],
    },
  )
  const cord =
    sketch.cord('-104,-36 -50,-18 0,-14 52,-18 106,-34', 13, band) +
    sketch.stroke('-104,-40 -50,-22 0,-18 52,-22 106,-38', 3.4, tint(band, 0.9))
  const patch =
    sketch.inked('-72,-84! -40,-92! -34,-60! -66,-52!', tint(color, 0.22), 2.6, toInk(color)) +
    ['-74,-76 -64,-78', '-72,-62 -62,-64', '-40,-84 -32,-86', '-38,-70 -28,-72']
      .map((stitch) => sketch.stroke(stitch, 3, tint(color, 1.1), { profile: 'even' }))
      .join('')
  return {
    back: under,
    front:
      drawHatShadow(figure, sketch, '-124,30! 0,34 124,30! 124,58 0,62 -124,60', '#20142e', 0.34) +
      brim +
      crown +
      patch +
      cord,
    hidesCap: true,
  }
}

export const WAYFARER_HEADGEAR: HeadgearTable = { 'wayfarer-hat': wayfarerHat }

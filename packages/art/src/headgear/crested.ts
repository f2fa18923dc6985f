import { type Colour, ink, light, shade } from '../draw/colour.ts'
import { colourIn } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { Sketch } from '../props/sketch.ts'
import { hatShadow } from './head.ts'

/** The edge of a horsehair crest over the skull, from the brow to the nape. */
const CREST_FOOT = '-64,-116 0,-142 64,-128 112,-84 136,-20 138,50'
const CREST_RIM = '-112,-172! -60,-214 10,-234 86,-222 152,-176 194,-104 208,-10 196,90 170,168!'

/** A Corinthian helmet in profile, pushed back so that its mask juts over the brow, with a crest on a stilt. */
const crestedHelm: HeadgearPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#d8a83a')
  const plume = colourIn(options, 'plume', '#3e6fb8')
  const s = new Sketch(canvas, { x: figure.turn * 0.6, y: -92, side: figure.turn < 0 ? 1 : -1 })
  const mask =
    '-120,24! -146,6 -186,-26! -212,-56! -206,-72! -160,-70! -152,-80 -160,-92! -218,-98! -226,-118 -214,-138! -150,-144 -84,-116 '
  const dome = s.metal(
    `${mask}-30,-128 40,-122 96,-86 126,-26 134,60 150,110! 112,96 96,40 40,16 -20,6 -80,10`,
    colour,
    {
      gradient: '-160,-120 130,80',
      shines: ['11 both | -60,-98 -10,-110 40,-100', '7 both | -200,-136 -150,-134 -100,-108'],
      folds: ['-116,-104 -122,-60 -112,20'],
    },
  )
  const eye =
    s.inked('-168,-80! -140,-104 -104,-108 -88,-96! -104,-74 -138,-66', '#2a1c34', 3, ink(colour)) +
    s.trim('-206,-64 -166,-60 -134,-56 -98,-66 -80,-94', 7, light(colour, 0.35)) +
    s.trim('-214,-106 -172,-104 -142,-114 -104,-118 -80,-94', 7, light(colour, 0.35))
  const rim = s.trim('-120,22 -80,8 -20,4 40,14 96,40 114,96', 8, light(colour, 0.35))
  return {
    back: crest(s, plume, colour),
    front: hatShadow(figure, s, '-124,24! 0,10 124,40! 110,64 0,36 -110,52', '#20142e', 0.3) + dome + eye + rim,
    hidesCap: true,
  }
}

function crest(s: Sketch, plume: Colour, metal: Colour): string {
  const foot = CREST_FOOT.split(' ').toReversed().join(' ')
  const hairs = [
    '-54,-122 -74,-160 -84,-186',
    '-20,-136 -26,-180 -30,-220',
    '16,-142 24,-190 26,-228',
    '50,-134 74,-174 90,-212',
    '84,-112 120,-146 148,-170',
    '110,-84 150,-100 182,-116',
    '126,-50 166,-48 198,-56',
    '134,-16 170,6 200,10',
    '138,20 166,54 190,76',
    '138,46 154,100 172,140',
  ]
  return (
    s.cloth(`${CREST_RIM} ${foot}`, plume, {
      extra: hairs
        .map((line, index) => s.stroke(line, index % 2 ? 5 : 8, index % 2 ? light(plume, 0.5) : shade(plume, 1.1)))
        .join(''),
    }) + s.trim(CREST_FOOT, 14, shade(metal, 0.3))
  )
}

export const CRESTED_HEADGEAR: HeadgearTable = { 'crested-helm': crestedHelm }

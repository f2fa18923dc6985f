import { type Color, toInk, tint, shade } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawHatShadow } from './head.ts'

const CREST_FOOT = '-64,-116 0,-142 64,-128 112,-84 136,-20 138,50'
const CREST_RIM = '-146,-186! -100,-236 -24,-264 60,-252 136,-210 188,-140 212,-50 208,60 178,168!'

const HELM =
  '-164,22! -174,-30 -156,-84 -116,-128 -62,-152 0,-158 62,-140 112,-92 134,-26 140,50 158,106! 124,104 104,60 84,20! 50,24 4,46 -26,76! -40,40 -42,10! -74,10! -78,40 -96,72! -120,52 -142,38'
const FAR_EYE = '-154,-28! -140,-58 -108,-66 -76,-44! -82,-22 -106,-12 -134,-14'
const NEAR_EYE = '-40,-42! -12,-70 34,-72 70,-46! 48,-18 6,-10 -32,-20'

const crestedHelm: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d8a83a')
  const plume = getColor(options, 'plume', '#3e6fb8')
  const s = new Sketch(canvas, { x: figure.turn * 0.6, y: -104, side: figure.turn < 0 ? 1 : -1 })
  const bright = tint(color, 0.35)
  const dome = s.metal(HELM, color, {
    gradient: '-140,-130 130,90',
    shines: ['11 both | -96,-112 -50,-136 0,-142', '6 both | 96,-84 116,-40 120,10'],
    folds: ['-144,-74 -108,-94 -72,-78', '-40,-78 20,-100 82,-66'],
  })
  const holes = [FAR_EYE, NEAR_EYE].map((eye) => s.inked(eye, '#2a1c34', 3, toInk(color)))
  const lids = [`${FAR_EYE} -154,-28`, `${NEAR_EYE} -40,-42`].map((eye) => s.trim(eye, 6, bright))
  const slit = s.inked('-80,-44! -36,-44! -40,14! -76,14!', '#2a1c34', 3, toInk(color))
  const nasal = s.metal('-70,-84! -46,-84! -49,-20 -51,34 -58,54! -65,34 -67,-20', tint(color, 0.15), {
    gradient: '-72,0 -44,0',
  })
  const rim =
    s.trim('-164,22 -142,38 -120,52 -98,70', 7, bright) + s.trim('-24,74 4,46 50,24 84,20 104,60 124,102', 7, bright)
  const ridge = s.metal('-66,-84! -50,-84! -40,-122 8,-156! -18,-166 -60,-130', tint(color, 0.2), {
    gradient: '-70,0 0,0',
  })
  const shadow = drawHatShadow(figure, s, '-146,30! -92,84 -26,90 60,46 120,60! 110,90 0,104 -120,92', '#20142e', 0.3)
  return {
    back: drawCrest(s, plume, color),
    front: shadow + dome + slit + holes.join('') + lids.join('') + rim + ridge + nasal,
    hidesCap: true,
  }
}

function drawCrest(sketch: Sketch, plume: Color, metal: Color): string {
  const foot = CREST_FOOT.split(' ').toReversed().join(' ')
  const hairs = [
    '-54,-122 -90,-166 -112,-206',
    '-20,-136 -38,-194 -52,-244',
    '16,-142 20,-204 18,-250',
    '50,-134 76,-184 92,-226',
    '84,-112 122,-150 152,-182',
    '110,-84 152,-104 188,-124',
    '126,-50 166,-48 198,-56',
    '134,-16 170,6 200,10',
    '138,20 166,54 190,76',
    '138,46 154,100 172,140',
  ]
  return (
    sketch.cloth(`${CREST_RIM} ${foot}`, plume, {
      extra: hairs
        .map((line, index) => sketch.stroke(line, index % 2 ? 5 : 8, index % 2 ? tint(plume, 0.5) : shade(plume, 1.1)))
        .join(''),
    }) + sketch.trim(CREST_FOOT, 14, shade(metal, 0.3))
  )
}

export const CRESTED_HEADGEAR: HeadgearTable = { 'crested-helm': crestedHelm }

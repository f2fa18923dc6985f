import { ink, light, shade } from '../draw/color.ts'
import { path } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

const RINGS = ['-2,60 26,52', '22,-20 54,-18', '34,-96 66,-84', '10,-164 44,-172', '-34,-196 -24,-232']
const BUSHY_RINGS = [
  '-34,110 28,124 66,104',
  '-18,30 44,44 96,22',
  '-4,-54 48,-44 96,-66',
  '-6,-126 38,-122 78,-142',
  '-22,-190 10,-190 34,-206',
]

/** A beast's tail that curves up beside the figure: `shape` rings, tuft or plume. */
const tail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d99a4a')
  const width = numberIn(options, 'width', 34)
  const rings = maybeText(options, 'rings')
  const end = maybeText(options, 'tuft')
  const bands = rings
    ? (options['bushy'] ? BUSHY_RINGS : RINGS).map((text) => s.stroke(text, 20, rings, { profile: 'even' })).join('')
    : ''
  const spine = '-40,300 -6,160 30,40 52,-80 20,-180 -50,-214'
  const tip = end
    ? s.blade('-30,-208 -76,-236 -128,-216', 74, end, 'leaf') +
      s.blade('-36,-204 -70,-210 -104,-180', 50, shade(end, 0.4), 'leaf')
    : ''
  const plume = options['bushy']
    ? s.blade('-40,300 0,150 50,0 40,-150 -40,-240', width * 3.2, c) +
      s.blade('28,-60 40,-150 -34,-236', width * 1.7, light(c, 0.8))
    : s.cord(spine, width, c)
  return plume + bands + tip
}

/** Membrane wings behind a dragon, or gauze wings of an insect. */
const dragonWings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#5a4a78')
  const skin = colorIn(options, 'membrane', '#8a5a8a')
  return s.both(
    (half) =>
      half.cloth(
        '40,60! 110,-60 210,-190! 330,-150! 300,-90 330,-20! 280,0 290,90! 230,60 210,150! 150,110 60,160!',
        skin,
        {
          folds: [
            '3.4 out | 208,-180 240,-80 290,80',
            '3.4 out | 208,-180 190,-20 208,140',
            '3.4 out | 208,-180 280,-120 326,-24',
          ],
          shades: ['60,160! 90,40 210,-150! 150,20 150,110!'],
        },
      ) +
      half.cord('40,80 110,-60 208,-190', 18, c) +
      half.cord('208,-190 270,-186 330,-150', 11, c, 'out') +
      half.cord('208,-190 250,-90 288,86', 9, c, 'out') +
      half.cord('208,-190 196,-20 208,146', 9, c, 'out') +
      half.blade('204,-186 196,-224 216,-256', 26, light(c, 0.7), 'spike'),
  )
}

const gauzeWings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#bfeaf8')
  const wing = (half: Sketch, outline: string, veins: readonly string[]) =>
    path(half.shape(outline), c, { opacity: 0.72, stroke: ink(c), 'stroke-width': 4 }) +
    veins.map((text) => half.stroke(text, 3, shade(c, 1.4), { profile: 'out' })).join('') +
    half.stroke(veins[0] ?? '', 7, '#ffffff', { opacity: 0.6 })
  return s.both(
    (half) =>
      wing(half, '20,40! 110,40 220,110 250,170! 180,180 80,130', ['40,56 140,90 230,160', '40,60 110,120 180,170']) +
      wing(half, '20,20! 90,-90 220,-190 310,-200! 320,-120 220,-20 90,50', [
        '40,10 160,-80 300,-180',
        '40,20 180,-50 306,-130',
        '50,30 160,-10 240,-30',
      ]),
  )
}

export const WINGS: PropTable = {
  tail,
  'dragon-wings': dragonWings,
  'dragonfly-wings': gauzeWings,
}

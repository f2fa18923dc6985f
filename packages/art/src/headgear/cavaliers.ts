import { tint, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getColors, findText, getText } from '../props/options.ts'
import { drawHatShadow, sketchHead } from './head.ts'
import { type Ring, scaleRing, type Wave } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const CROWN: readonly Ring[] = [
  [0, 1],
  [0.5, 0.94],
  [0.86, 0.84],
  [1, 0.66],
]

/** The edge of a brim whose right side is the conspicuous one. */
const BRIMS: Readonly<Record<string, Wave>> = {
  wide: (degrees) => [12 * getSide(degrees) ** 2 * Math.sign(getSide(degrees)), 204],
  pinned: (degrees) => [
    106 * Math.max(0, getSide(degrees)) ** 2.4 + 6 * Math.max(0, -getSide(degrees)) ** 2,
    202 - 44 * Math.max(0, getSide(degrees)) ** 2,
  ],
  swept: (degrees) => [
    62 * Math.max(0, getSide(degrees)) ** 2 - 22 * Math.max(0, -getSide(degrees)) ** 2,
    200 - 10 * Math.max(0, getSide(degrees)) ** 2,
  ],
}

function getSide(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}

/** Plumes that start at the clasp on the right side: over the crown, to the back, and up. */
const PLUMES = [
  ['92,-40 60,-128 -30,-168 -134,-140 -176,-84', 62],
  ['96,-34 132,-118 178,-142 214,-96', 54],
  ['92,-46 84,-150 30,-204 -54,-206', 52],
] as const

/** `brim` is `wide`, `pinned` or `swept`; up to three `feathers` hang from the clasp. */
const cavalierHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2a2430')
  const side = getNumber(options, 'side', 1) < 0 ? -1 : 1
  const shape = getText(options, 'brim', 'wide')
  const wave = BRIMS[shape]
  if (!wave) throw new RangeError('unknown brim shape')
  const edge: Wave = (degrees) => wave(degrees * side)
  const [y, h, w] = [getNumber(options, 'y', -100), getNumber(options, 'height', 104), 118]
  const hat = new RoundHat(canvas, figure, { y, tilt: shape === 'wide' ? 0 : side * 4 })
  const sketch = sketchHead(canvas, figure, 0.25, y).on(side)
  const rings = CROWN.map((ring) => scaleRing(ring, h, w))
  const feathers = getColors(options, 'feathers', []).map((plume, index) => {
    const [line, width] = PLUMES[index % 3] ?? PLUMES[0]
    return drawFeather(sketch.points(line), width, plume)
  })
  const band = findText(options, 'band')
  const trim = findText(options, 'trim')
  const clasp = findText(options, 'gem')
  const [from, to] = side > 0 ? [30, 118] : [-118, -30]
  const turnedUp = shape === 'pinned' ? hat.drawFlap(() => [0, w], edge, from, to, shade(color, 0.25)) : ''
  return {
    front: hat.place(
      hat.drawBrim(edge, color),
      hat.drawContact([0, w], color),
      hat.drawWall(rings, color, { dent: h * 0.14 }),
      band ? hat.drawBand([2, w * 1.012], [24, w * 0.99], band, 'silk') : '',
      turnedUp,
      trim ? hat.drawEdge(edge, -90, 90, 8, trim) : '',
      feathers.join(''),
      clasp ? sketch.gem(94, -36, 14, clasp, { setting: '#e8c04e' }) : '',
    ),
    hidesCap: true,
  }
}

/** A cavalier hat with a laced edge and three plumes of one color. */
const plumedHat: HeadgearPiece = (canvas, figure, options) => {
  const plume = getColor(options, 'feather', '#f3ead8')
  return cavalierHat(canvas, figure, {
    color: '#2a2030',
    brim: 'pinned',
    trim: '#e8c04e',
    gem: '#c8283a',
    height: 92,
    ...options,
    feathers: [plume, tint(plume, 0.2), shade(plume, 0.4)],
  })
}

const biretta: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d01f2c')
  const s = sketchHead(canvas, figure, 0.6, -104)
  const body = s.cloth(
    '-118,10! -120,-34 -122,-70! -50,-58 0,-66 50,-58 122,-70! 120,-34 118,10! 60,28 0,34 -60,28',
    color,
    {
      gradient: '-120,0 120,0',
      shades: ['50,-80! 130,-80! 126,20! 50,34! 66,-30'],
      folds: ['-104,-62 -100,-24 -102,6', '0,-62 -2,-20 0,28', '104,-62 100,-24 102,6'],
    },
  )
  const fins = [
    s.cloth('-14,-62! -36,-92 -54,-130 -86,-146 -122,-140 -130,-106 -122,-62! -60,-54', color, {
      shades: ['-54,-130! -36,-92 -14,-62! -60,-54! -72,-90'],
    }),
    s.cloth('14,-62! 36,-92 54,-130 86,-146 122,-140 130,-106 122,-62! 60,-54', shade(color, 0.3), {
      shades: ['86,-146! 122,-140 130,-106 122,-62! 90,-66! 104,-106'],
    }),
    s.cloth('-26,-58! -34,-110 -24,-146 0,-156 24,-146 34,-110 26,-58! 0,-52', tint(color, 0.1), {
      shades: ['4,-156! 24,-146 34,-110 26,-58! 6,-54!'],
    }),
  ]
  const tuft = [-60, -30, 0, 30, 60].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    const at = (reach: number) => `${Math.cos(angle) * reach},${-152 + Math.sin(angle) * reach}`
    return s.blade(`${at(0)} ${at(12)} ${at(20)}`, 14, tint(color, 0.25), 'lock')
  })
  const shadow = drawHatShadow(figure, s, '-118,16 0,38 118,16 110,36 0,58 -110,36')
  return {
    front:
      shadow + fins.join('') + tuft.join('') + body + s.trim('-118,6 -60,24 0,30 60,24 118,6', 8, shade(color, 0.9)),
    hidesCap: true,
  }
}

export const CAVALIER_HEADGEAR: HeadgearTable = {
  'cavalier-hat': cavalierHat,
  'plumed-hat': plumedHat,
  biretta,
}

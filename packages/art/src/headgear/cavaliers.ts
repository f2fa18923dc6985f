import { toInk, tint, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getColors, findText, getText } from '../props/options.ts'
import { drawHatShadow, sketchHead } from './head.ts'
import { type Ring, scaleRing, type Wave } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const beret: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2f4a7a')
  const middle = sketchHead(canvas, figure, 0.5, -104)
  const s = middle.on(getNumber(options, 'side', 1) < 0 ? -1 : 1)
  const plume = findText(options, 'feather')
  const quills = plume
    ? drawFeather(s.points('-96,-30 -150,-110 -140,-200 -70,-262'), 52, plume) +
      drawFeather(s.points('-96,-34 -130,-96 -110,-150 -64,-190'), 34, tint(plume, 0.4))
    : ''
  const bag = s.cloth(
    '-122,2! -142,-44 -120,-96 -50,-128 50,-132 150,-112 218,-58 232,4 196,44 150,34! 118,6 0,22',
    color,
    {
      shades: ['60,-132! 170,-110 236,-40 236,10 196,48 146,36! 116,8 100,-40'],
      lights: ['-112,-56! -90,-98 -30,-114! -60,-90 -84,-50!'],
      folds: ['-40,-110 20,-70 120,-52', '30,-120 90,-84 180,-44', '60,-30 130,-16 190,20', '-110,-40 -60,-30 0,-34'],
    },
  )
  const band = s.cloth('-126,-14 -60,6 0,12 60,6 126,-14 124,16 60,34 0,40 -60,34 -124,16', shade(color, 0.8), {
    shades: ['40,4! 130,-16! 126,18! 40,40!'],
  })
  const badge = plume ? s.gem(-98, -8, 14, getColor(options, 'gem', '#d8a83a'), { setting: '#e8c04e' }) : ''
  const shadow = drawHatShadow(figure, middle, '-122,20 0,40 122,20 114,40 0,60 -114,40')
  return { back: quills, front: shadow + bag + band + badge, hidesCap: true }
}

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

const veiledHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#1e2438')
  const veil = getColor(options, 'veil', '#20203a')
  const plume = findText(options, 'feather')
  const middle = sketchHead(canvas, figure, 0.5, -112)
  const s = middle.on(getNumber(options, 'side', 1) < 0 ? -1 : 1)
  const fall = s.cloth('60,-90! 130,-70 190,0 208,130 236,300 196,420 120,396! 148,250 132,100 104,10', veil, {
    folds: ['120,-60 170,80 186,380', '96,-60 140,100 158,380'],
    shades: ['150,-40! 220,40 240,300 200,430! 170,420! 190,200'],
  })
  const net = s.fill('-126,6! -60,30 0,38 60,30 126,6! 118,80 60,112! -30,92 -110,60', veil, 0.42)
  const crown = s.cloth('-98,8! -92,-70 -70,-124! 10,-140 76,-120! 92,-60 98,8! 0,26', color, {
    shades: ['24,-140! 100,-120! 110,14! 34,24! 44,-60'],
    folds: ['-50,-118 -6,-100 50,-116'],
  })
  const brim = s.cloth(
    '-186,-52! -140,-2 -70,24 0,32 80,24 150,6 204,24! 150,-22 90,-30 0,-14 -80,-26 -140,-52',
    color,
    { shades: ['-180,-46! -120,8 0,22 150,0! 80,36 0,42 -80,34'], lights: ['-160,-40! -110,-14 -60,-8 -100,-24'] },
  )
  const quill = plume ? drawFeather(s.points('-88,-30 -140,-110 -130,-200 -40,-250'), 46, plume) : ''
  const shadow = drawHatShadow(figure, middle, '-120,12 0,38 120,12 112,32 0,60 -112,32')
  return {
    back: fall + quill,
    front:
      shadow +
      net +
      crown +
      s.trim('-98,-12 -48,6 0,12 48,6 98,-12', 13, getColor(options, 'band', '#8ab0d8')) +
      brim +
      s.gem(-84, -26, 13, getColor(options, 'gem', '#9ed6f0'), { setting: '#c9cfdc' }) +
      s.stroke('-120,40 -60,64 0,70 60,64 118,40', 2.4, toInk(veil), { opacity: 0.4 }),
    hidesCap: true,
  }
}

export const CAVALIER_HEADGEAR: HeadgearTable = {
  beret,
  'cavalier-hat': cavalierHat,
  'plumed-hat': plumedHat,
  biretta,
  'veiled-hat': veiledHat,
}

import { tint, shade } from '../draw/color.ts'
import { toRadians, type Point } from '../draw/geometry.ts'
import { drawFeather } from '../draw/plants.ts'
import { Sketch } from '../draw/sketch.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getColors, findText, getText } from '../props/options.ts'
import { sketchHead } from './head.ts'
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
  return Math.sin(toRadians(degrees))
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
      hat.drawContactShadow([0, w], color),
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

const BIRETTA: readonly Ring[] = [
  [0, 118],
  [40, 118],
  [74, 124, 1],
]

/** A cardinal's square cap with three ridges that meet in a tuft. */
const biretta: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d01f2c')
  const hat = new RoundHat(canvas, figure, { y: -100, dip: 0.16 })
  const [left, right, front] = [-80, 80, hat.middle].map((degrees) => hat.at(74, 122, degrees))
  const [x, y] = hat.at(84, 0, 0)
  const plain = new Sketch(canvas, { x, y })
  const ridge = (corner: Point | undefined, rise: number, tone: string) => {
    const [dx, dy] = [(corner?.[0] ?? x) - x, (corner?.[1] ?? y) - y]
    return plain.cloth(
      `0,6! ${dx * 0.12},${dy * 0.1 - rise * 0.8} ${dx * 0.5},${dy * 0.5 - rise * 1.2} ${dx * 0.94},${dy - rise * 0.7} ${dx},${dy}! ${dx * 0.5},${dy * 0.6 + 4}`,
      tone,
      {
        shades: [
          `0,6! ${dx * 0.2},${dy * 0.2 - rise * 0.4} ${dx * 0.7},${dy * 0.7 - rise * 0.5} ${dx},${dy}! ${dx * 0.5},${dy * 0.6 + 6}`,
        ],
      },
    )
  }
  const tuft = [-60, -30, 0, 30, 60].map((degrees) => {
    const angle = toRadians(degrees - 90)
    const at = (reach: number) => `${Math.cos(angle) * reach},${-40 + Math.sin(angle) * reach}`
    return plain.blade(`${at(0)} ${at(12)} ${at(20)}`, 14, tint(color, 0.25), 'lock')
  })
  return {
    front: hat.place(
      hat.drawWall(BIRETTA, color, { finish: 'silk', seams: [-60, 0, 60] }),
      hat.drawTop([74, 122], shade(color, 0.7)),
      ridge(left, 58, color),
      ridge(right, 58, shade(color, 0.3)),
      ridge(front, 66, tint(color, 0.1)),
      tuft.join(''),
      hat.drawCord([2, 119], 7, shade(color, 0.9)),
    ),
    hidesCap: true,
  }
}

export const CAVALIER_HEADGEAR: HeadgearTable = {
  'cavalier-hat': cavalierHat,
  'plumed-hat': plumedHat,
  biretta,
}

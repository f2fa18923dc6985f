import { drawFeather } from '../draw/plants.ts'
import type { Sketch } from '../draw/sketch.ts'
import { drawFoldLine } from '../draw/cloth.ts'
import { shade, toInk } from '../draw/color.ts'
import { path, type Svg } from '../draw/svg.ts'
import { type Point, toLoop, toRadians } from '../draw/geometry.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getFlag, findText, addPattern } from '../props/options.ts'
import { drawHatDecoration } from './hat-trimmings.ts'
import { sketchHead } from './head.ts'
import type { Finish } from './finish.ts'
import { type Ring, scaleRing } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

/** A dent along the top of a felt crown. */
type Dent = { depth: number; pinched?: boolean }

/** A hat with a brim. Heights of the crown are shares of `height`, radii are shares of `width`. */
type BrimmedHat = {
  color: string
  finish?: Finish
  /** From the rim to the top. */
  crown: readonly Ring[]
  dent?: Dent
  width: number
  height: number
  brim: number
  /** How far the sides of the brim are turned up, and how far its front is turned down. */
  up: number
  down?: number
  y: number
}

const USUAL = { width: 118, height: 120, brim: 196, up: 14, y: -104 }
const DOME: readonly Ring[] = [
  [0, 1],
  [0.4, 0.985],
  [0.72, 0.86],
  [0.94, 0.56],
  [1, 0.2],
]

const BRIMMED: Readonly<Record<string, BrimmedHat>> = {
  'top-hat': {
    ...USUAL,
    color: '#2a2630',
    finish: 'silk',
    brim: 168,
    height: 156,
    up: 20,
    crown: [
      [0, 1],
      [0.4, 0.9],
      [0.76, 0.92],
      [1, 1.02, 1],
    ],
  },
  'witch-hat': {
    ...USUAL,
    color: '#4a3a6a',
    brim: 200,
    crown: [
      [0, 1],
      [0.5, 0.62],
      [1, 0.34],
      [1.5, 0.04],
    ],
  },
  'flat-hat': {
    ...USUAL,
    color: '#221d28',
    brim: 206,
    height: 78,
    up: 6,
    crown: [
      [0, 1],
      [0.5, 0.97],
      [1, 0.88, 1],
    ],
  },
  'round-hat': { ...USUAL, color: '#8a6a48', height: 128, crown: DOME },
  'straw-hat': { ...USUAL, color: '#e8c46a', finish: 'straw', height: 104, crown: DOME },
  boater: {
    ...USUAL,
    color: '#eed79a',
    finish: 'straw',
    width: 112,
    height: 76,
    brim: 164,
    up: 2,
    crown: [
      [0, 1],
      [0.5, 0.985],
      [1, 0.97, 1],
    ],
  },
  bowler: {
    ...USUAL,
    color: '#6a4a34',
    width: 120,
    height: 122,
    brim: 160,
    up: 24,
    crown: [
      [0, 1],
      [0.34, 1.01],
      [0.66, 0.92],
      [0.9, 0.66],
      [1, 0.28],
    ],
  },
  'felt-hat': {
    ...USUAL,
    color: '#6a5238',
    height: 118,
    up: 10,
    down: 6,
    crown: [
      [0, 1],
      [0.5, 0.93],
      [0.86, 0.8],
      [1, 0.62],
    ],
    dent: { depth: 26, pinched: true },
  },
  'cattleman-hat': {
    ...USUAL,
    color: '#a8804e',
    brim: 210,
    up: 56,
    down: 4,
    height: 122,
    width: 116,
    crown: [
      [0, 1],
      [0.5, 0.96],
      [0.86, 0.86],
      [1, 0.68],
    ],
    dent: { depth: 30 },
  },
  'crushed-bonnet': {
    ...USUAL,
    color: '#6f5a48',
    brim: 176,
    up: -8,
    height: 110,
    crown: [
      [0, 1],
      [0.34, 1.02],
      [0.7, 0.86],
      [1.06, 0.62],
    ],
    dent: { depth: 40 },
  },
}

function createBrimmedHat(hat: BrimmedHat): HeadgearPiece {
  return (canvas, figure, options) => {
    const y = getNumber(options, 'y', hat.y)
    const w = getNumber(options, 'width', hat.width)
    const h = getNumber(options, 'height', hat.height)
    const up = getNumber(options, 'up', hat.up)
    const reach = getNumber(options, 'brim', hat.brim)
    const round = new RoundHat(canvas, figure, { y, tilt: getNumber(options, 'tilt', 0) })
    const sketch = sketchHead(canvas, figure, 0.25, y).with({ w, h })
    const color = getColor(options, 'color', hat.color)
    const finish = hat.finish ?? 'felt'
    const rings = hat.crown.map((ring) => scaleRing(ring, h, w))
    const base = rings[0] ?? [0, w]
    const pattern = addPattern(canvas, options)
    const edge = (degrees: number): Ring => {
      const front = Math.max(0, Math.cos(toRadians(degrees - round.middle)))
      const side = Math.sin(toRadians(degrees))
      return [up * side ** 4 - (hat.down ?? 0) * front ** 3, reach]
    }
    const brim = round.drawBrim(edge, color, { finish, pattern })
    const band = findText(options, 'band')
    const ribbon = band ? round.drawBand([2, w * 1.012], [30, w * 0.995], band, 'silk') : ''
    const binding = findText(options, 'edge')
    const trim = binding ? round.drawEdge(edge, -90, 90, 6, binding) : ''
    const top = rings.at(-1)
    const crown =
      round.drawWall(rings, color, { finish, pattern, dent: hat.dent && hat.dent.depth * 0.9 }) +
      (top?.[2] ? round.drawTop(top, finish === 'straw' ? color : shade(color, -0.3)) : '')
    const dent = hat.dent && top ? drawDent(round, rings, hat.dent, color) : ''
    const [x = 0] = sketch.points('0,0')[0] ?? []
    return {
      front: round.place(
        brim,
        trim,
        round.drawContactShadow(base, color),
        crown,
        dent,
        ribbon,
        drawHatDecoration(canvas, sketch, { x, y, w, h }, options),
      ),
      back: round.place(drawHatFeathers(sketch, findText(options, 'feather'))),
      hidesCap: getFlag(options, 'hidesCap', true),
    }
  }
}

/** Draws the dent along the top of a felt crown, and the pinches at its front. */
function drawDent(hat: RoundHat, rings: readonly Ring[], { depth, pinched }: Dent, color: string): Svg {
  const [height = 0, radius = 0] = rings.at(-1) ?? []
  const front = hat.middle
  const near = [-64, -40, -18, 0, 18, 40, 64].map((degrees) =>
    hat.at(height - depth * Math.cos((degrees * Math.PI) / 128) ** 2, radius * 0.96, degrees),
  )
  const far = [40, 20, 0, -20, -40].map((degrees): Point => {
    const [x, y] = hat.at(height, radius * 0.9, 180 - degrees)
    return [x, y + depth * 0.9]
  })
  const pinches = (pinched ? [-34, 34] : [-50, 50]).map((degrees) =>
    drawFoldLine(
      [
        hat.at(height, radius * 0.98, front + degrees * 0.7),
        hat.at(height * 0.74, radius * 1.24, front + degrees * 0.85),
        hat.at(height * 0.42, radius * 1.44, front + degrees),
      ],
      toInk(color),
      { width: 10, profile: 'out', opacity: 0.36 },
    ),
  )
  return path(toLoop([...near, ...far]), shade(color, 1.5), { opacity: 0.8 }) + pinches.join('')
}

function drawHatFeathers(sketch: Sketch, plume: string | undefined): Svg {
  if (!plume) return ''
  return (
    drawFeather(sketch.points('.9w,-10 w+26,-.5h w+56,-.9h w+100,-h-10'), 44, plume) +
    drawFeather(sketch.points('.86w,-6 w+40,-.3h w+84,-.56h w+126,-.5h'), 40, plume)
  )
}

export const HATS: HeadgearTable = Object.fromEntries(
  Object.entries(BRIMMED).map(([kind, hat]) => [kind, createBrimmedHat(hat)]),
)

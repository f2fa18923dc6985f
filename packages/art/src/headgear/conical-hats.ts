import { toRadians } from '../draw/geometry.ts'
import { shade, tint, toInk } from '../draw/color.ts'
import { drawFeather, buildStarPath } from '../draw/plants.ts'
import { brush } from '../draw/stroke.ts'
import { Sketch } from '../draw/sketch.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { findText, addPattern } from '../props/options.ts'
import type { Finish } from './finish.ts'
import { drawSoftFolds } from './hat-trimmings.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const GOLD = '#e8c04e'

type Cone = { color: string; brim: string; height: number; finish: Finish; bells?: string }

function createBrimmedCone(defaults: Cone): HeadgearPiece {
  return (canvas, figure, options) => {
    const color = getColor(options, 'color', defaults.color)
    const height = getNumber(options, 'height', defaults.height)
    const hat = new RoundHat(canvas, figure, { y: -106, dip: 0.2 })
    const rings: readonly Ring[] = [
      [0, 114],
      [height * 0.5, 60],
      [height, 5],
    ]
    const band = findText(options, 'band')
    const bells = findText(options, 'bells') ?? defaults.bells
    return {
      front: hat.place(
        hat.drawBrim(
          (degrees) => [6 * Math.sin(toRadians(degrees)) ** 2, 166],
          getColor(options, 'brim', defaults.brim),
          { finish: defaults.finish },
        ),
        hat.drawContactShadow([0, 114], color),
        hat.drawWall(rings, color, {
          finish: defaults.finish,
          pattern: addPattern(canvas, options),
          seams: [-20],
        }),
        band ? hat.drawBand([0, 116], [16, 106], band) : '',
        bells ? drawBells(hat, bells) : '',
      ),
      hidesCap: true,
    }
  }
}

function drawBells(hat: RoundHat, color: string): Svg {
  const plain = new Sketch(hat.canvas)
  return [-84, -56, -28, 0, 28, 56, 84]
    .map((degrees) => {
      const [x, y] = hat.at(0, 164, degrees)
      return plain.disc(x, y + 14, 9, color, toInk(color), 2.6) + plain.disc(x - 3, y + 11, 2.6, '#ffffff')
    })
    .join('')
}

const FUNNEL: readonly Ring[] = [
  [-8, 134],
  [8, 128],
  [66, 86],
  [106, 38],
  [118, 20],
]
const SPOUT: readonly Ring[] = [
  [112, 20],
  [152, 14, 1],
]

const funnel: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#aeb9cc')
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -104), dip: 0.18, tilt: 4 })
  const shine = hat.rib(FUNNEL, -44).slice(1)
  const [x, y] = hat.at(24, 104, 40)
  return {
    front: hat.place(
      hat.drawMetalWall(SPOUT, color),
      hat.drawTop([152, 14], shade(color, 1.8)),
      hat.drawMetalWall(FUNNEL, color, path(brush(shine, 12, 'both'), '#ffffff', { opacity: 0.7 })),
      hat.drawCord([-6, 133], 9, tint(color, 0.2)),
      hat.drawCord([118, 21], 7, tint(color, 0.2)),
      new Sketch(canvas).gem(x, y, 5, tint(color, 0.5)),
    ),
    hidesCap: true,
  }
}

const STAR_CROWN: readonly Ring[] = [
  [0, 116],
  [54, 84],
  [104, 52],
]

/** A wizard's hat whose tip falls to one side. */
const starHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2c2a6a')
  const gold = getColor(options, 'star', '#f4d872')
  const way = getNumber(options, 'side', 1) < 0 ? -1 : 1
  const hat = new RoundHat(canvas, figure, { y: -102, dip: 0.18, tilt: -way * 3 })
  const [top] = hat.rib(STAR_CROWN, 0).slice(-1)
  const tip = new Sketch(canvas, { x: top?.[0] ?? 0, y: top?.[1] ?? 0, side: way })
  const falling = tip.cloth('-51,-4! -44,-34 -4,-58 54,-62 102,-36 122,14! 94,-10 66,-12 46,12! 0,18', color, {
    folds: ['-34,-30 10,-22 60,-32', '20,-56 50,-40 90,-28'],
    shades: ['10,-60! 58,-64 108,-36 122,14! 94,-8 70,-8 46,12! 30,-14'],
  })
  const stars = [
    [0.24, -42, 15],
    [0.16, 6, 12],
    [0.3, 44, 11],
    [0.62, -14, 15],
    [0.78, 34, 10],
  ].map(([share = 0, degrees = 0, radius = 0]) => {
    const [x, y] = hat.onWall(STAR_CROWN, share, degrees)
    return path(buildStarPath(x, y, radius, { points: 5, waist: 0.42 }), gold)
  })
  return {
    front: hat.place(
      hat.drawBrim((degrees) => [10 * Math.sin((degrees * Math.PI) / 90), 202], color),
      hat.drawContactShadow([0, 116], color),
      falling,
      hat.drawWall(STAR_CROWN, color, { extra: drawSoftFolds(hat, STAR_CROWN, color) }),
      hat.drawBand([0, 117], [18, 107], gold, 'silk'),
      stars.join(''),
      tip.disc(122, 28, 12, gold, toInk(gold), 3),
    ),
    hidesCap: true,
  }
}

const SHAKO: readonly Ring[] = [
  [0, 116],
  [70, 118],
  [136, 128, 1],
]

const paradeShako: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#43206a')
  const plume = getColor(options, 'plume', '#e8344a')
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -98), dip: 0.17 })
  const [x, y] = hat.onWall(SHAKO, 0.6, hat.middle)
  const plain = new Sketch(canvas)
  const quills = ['0,-40 -16,-78 4,-116', '0,-40 8,-84 40,-110', '0,-40 -30,-66 -30,-100'].map((line, index) =>
    drawFeather(new Sketch(canvas, { x, y }).points(line), 38, index === 1 ? tint(plume, 0.2) : plume),
  )
  const cord = [-74, -40, -6, 28, 60, 80].map((degrees) => hat.onWall(SHAKO, 0.3 + (degrees / 76) ** 2 * 0.5, degrees))
  return {
    front: hat.place(
      hat.drawWall(SHAKO, color),
      hat.drawTop([136, 126], shade(color, 0.6)),
      quills.join(''),
      hat.drawBand([122, 126], [138, 129], GOLD, 'silk'),
      path(brush(cord, 12, 'flat'), toInk(GOLD)) + path(brush(cord, 8, 'flat'), GOLD),
      hat.drawBand([0, 117], [18, 118], GOLD, 'silk'),
      plain.disc(x, y, 30, GOLD, toInk(GOLD), 4),
      plain.disc(x, y, 16, '#d8344a', toInk(GOLD), 3),
      hat.drawPeak([2, 116], '#241c30', { reach: 50, drop: 24, spread: 58 }),
    ),
    hidesCap: true,
  }
}

export const CONICAL_HATS: HeadgearTable = {
  'munchkin-hat': createBrimmedCone({
    color: '#5a86d8',
    brim: '#4a72c4',
    height: 158,
    finish: 'felt',
    bells: '#f2d060',
  }),
  'winkie-hat': createBrimmedCone({ color: '#f0c62e', brim: '#e0ac1e', height: 166, finish: 'felt' }),
  'paper-cone': createBrimmedCone({ color: '#f4ead0', brim: '#d8a860', height: 150, finish: 'linen' }),
  funnel,
  'star-hat': starHat,
  'parade-shako': paradeShako,
}

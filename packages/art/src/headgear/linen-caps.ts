import { drawCloth, drawFoldLine } from '../draw/cloth.ts'
import { drawBow } from '../draw/bow.ts'
import { type Color, tint } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { type Point, toLoop, markEnds } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead } from './head.ts'
import { type Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

/** Shadow and outline of white linen. */
const LINEN = { shade: '#c4bcd8', line: '#75688c' } as const

/** Draws a gathered frill around the near side of a cap: scallops at its lower edge, a fold at every second one. */
function drawGatheredFrill(hat: RoundHat, [height, radius]: Ring, depth: number, color: Color): Svg {
  const steps = Array.from({ length: 25 }, (_, index) => -96 + index * 8)
  const upper = steps.map((degrees) => hat.at(height, radius, degrees))
  const lower = steps.map((degrees, index): Point => {
    const [x, y] = hat.at(height - depth, radius + 12, degrees)
    return [x, y + (index % 2 ? 9 : -3)]
  })
  const folds = steps
    .filter((_, index) => index % 2 === 0)
    .map((degrees) => [hat.at(height, radius, degrees), hat.at(height - depth * 0.8, radius + 8, degrees)])
  const band = [...markEnds(upper), ...markEnds(lower.toReversed())]
  return drawCloth(hat.canvas, toLoop(band), color, {
    ...LINEN,
    folds,
    extra: path(
      brush(
        upper.map(([x, y]): Point => [x, y + 3]),
        7,
      ),
      LINEN.shade,
      { opacity: 0.7 },
    ),
  })
}

const MOB_CAP: readonly Ring[] = [
  [8, 118],
  [34, 132],
  [72, 132],
  [108, 104],
  [130, 62],
  [136, 16],
]

/** A gathered cap of white linen with a ribbon and a double frill. */
const domeCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f6f2fa')
  const ribbon = getColor(options, 'ribbon', '#3a2a4a')
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -100) + 14, dip: -0.16 })
  const gathers = [-76, -56, -36, -16, 4, 24, 44, 64, 80].map((degrees) =>
    drawFoldLine(hat.rib(MOB_CAP, degrees).slice(0, 4), LINEN.line, { width: 3.4, profile: 'out', opacity: 0.6 }),
  )
  const strings = sketchHead(canvas, figure, 0.3, -60).both((half) =>
    half.blade('104,10 124,70 118,140', 20, ribbon, 'taper'),
  )
  const [x, y] = hat.at(16, 122, hat.middle)
  return {
    back: strings,
    front: hat.place(
      hat.drawWall(MOB_CAP, color, { finish: 'linen', ...LINEN, extra: gathers.join('') }),
      drawGatheredFrill(hat, [-2, 122], 26, color),
      hat.drawBand([0, 121], [22, 123], ribbon, 'silk'),
      drawGatheredFrill(hat, [2, 120], 16, color),
      drawBow(x, y - 4, 0.42, ribbon),
    ),
    hidesCap: true,
  }
}

const LEATHER_CAP: readonly Ring[] = [
  [0, 126],
  [44, 126],
  [84, 104],
  [108, 66],
  [114, 18],
]

/** A cap of leather with a studded band and a posy stuck into it. */
const strapCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#7a4a2a')
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -98) + 10, dip: -0.12, tilt: -4 })
  const s = sketchHead(canvas, figure, 0, 0)
  const studs = [-64, -40, -16, 8, 32, 56].map((degrees) => {
    const [x, y] = hat.at(9, 128, degrees)
    return s.disc(x, y, 5.5, '#e0b04a', '#4a3010', 2.2)
  })
  const [x, y] = hat.at(22, 128, -54)
  const posy =
    s.blade(`${x},${y} ${x - 18},${y - 34} ${x - 18},${y - 70}`, 17, '#6aa04a') +
    s.blade(`${x},${y} ${x - 36},${y - 16} ${x - 58},${y - 38}`, 15, '#5a9040') +
    drawFlower(x, y, 17, '#f4c83a') +
    drawFlower(x - 21, y + 9, 13, '#e85a7a')
  return {
    front: hat.place(
      hat.drawWall(LEATHER_CAP, color, { seams: [-52, 0, 52] }),
      hat.drawBand([-4, 127], [20, 128], tint(color, 0.24)),
      ...studs,
      posy,
    ),
    hidesCap: true,
  }
}

const COIF: readonly Ring[] = [
  [0, 112],
  [34, 114],
  [66, 92],
  [82, 54],
  [86, 14],
]

/** A small pleated cap behind the hairline, with starched wings at the sides. */
const starchedWings: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#ffffff')
  const ribbon = getColor(options, 'ribbon', '#3a6ad0')
  const hat = new RoundHat(canvas, figure, { y: -112 + getNumber(options, 'y', 0), dip: -0.22 })
  const pleats = [-74, -58, -42, -26, -10, 6, 22, 38, 54, 70].map((degrees) =>
    drawFoldLine(hat.rib(COIF, degrees).slice(0, 4), LINEN.line, { width: 2.6, profile: 'out', opacity: 0.5 }),
  )
  const s = sketchHead(canvas, figure, 0.2)
  const wings = s.both((half) =>
    half.cloth('76,-160! 118,-146 160,-154 190,-142! 194,-88 174,-36 178,0! 146,-10 122,-14 100,-34!', color, {
      ...LINEN,
      shadeColor: LINEN.shade,
      folds: ['96,-112 136,-118 180,-132', '104,-66 140,-62 166,-26'],
      shades: ['104,-44! 140,-50 174,-56! 180,4! 146,-8 106,-24!'],
    }),
  )
  return {
    back: wings,
    front: hat.place(
      hat.drawContactShadow([0, 114], figure.hair.shadow),
      hat.drawWall(COIF, color, { finish: 'linen', ...LINEN, extra: pleats.join('') }),
      hat.drawBand([14, 115], [34, 115], ribbon, 'silk'),
      drawGatheredFrill(hat, [12, 114], 14, color),
    ),
  }
}

export const LINEN_CAPS: HeadgearTable = {
  'dome-cap': domeCap,
  'strap-cap': strapCap,
  'starched-wings': starchedWings,
}

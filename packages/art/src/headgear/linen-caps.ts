import { drawCloth, drawFoldLine } from '../draw/cloth.ts'
import { drawBow } from '../draw/bow.ts'
import { type Color, shade, tint } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { type Point, toLoop } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead } from './head.ts'
import { markEnds, type Ring } from './round-frame.ts'
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
  [80, 134],
  [122, 106],
  [146, 62],
  [152, 16],
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
      hat.drawContact([0, 114], figure.hair.shadow),
      hat.drawWall(COIF, color, { finish: 'linen', ...LINEN, extra: pleats.join('') }),
      hat.drawBand([14, 115], [34, 115], ribbon, 'silk'),
      drawGatheredFrill(hat, [12, 114], 14, color),
    ),
  }
}

/** The wig of a poor man: yellow, combed back, with two rolls over each ear. */
const WIG: readonly Ring[] = [
  [0, 126],
  [40, 132],
  [84, 112],
  [116, 70],
  [126, 18],
]

const wig: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f2cf4a')
  const hat = new RoundHat(canvas, figure, { y: -66, dip: -0.26, tilt: -3 })
  const strands = Array.from({ length: 17 }, (_, index) => {
    const degrees = -84 + index * 10.5
    const line = hat.rib(WIG, degrees).map(([x, y], step): Point => [x + Math.sin(step * 1.7 + index) * 5, y])
    const dark = index % 3 !== 1
    return drawFoldLine(line, dark ? shade(color, 1.3) : tint(color, 1.4), {
      width: dark ? 4 : 7,
      profile: 'both',
      opacity: dark ? 0.6 : 0.75,
    })
  })
  const edge = Array.from({ length: 11 }, (_, index) => {
    const degrees = -80 + index * 16
    const lock = [hat.at(22, 128, degrees - 8), hat.at(6, 130, degrees), hat.at(16, 128, degrees + 10)]
    return (
      path(brush(lock, 17, 'both'), shade(color, 1.6)) +
      path(brush(lock, 13, 'both'), index % 2 ? color : tint(color, 0.5))
    )
  })
  const rolls = sketchHead(canvas, figure, 0.1).both((half) =>
    [
      [116, -50, 25],
      [121, -8, 22],
      [116, 30, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => drawRoll(half, x, y, r, color))
      .join(''),
  )
  return {
    front: hat.place(hat.drawWall(WIG, color, { finish: 'silk', extra: strands.join('') }), ...edge) + rolls,
    hidesCap: true,
  }
}

/** Draws a roll of hair that lies across the temple: a short tube with a spiral at its end. */
function drawRoll(sketch: ReturnType<typeof sketchHead>, x: number, y: number, r: number, color: Color): Svg {
  const at = (dx: number, dy: number) => `${x + dx * r},${y + dy * r}`
  return (
    sketch.inked(
      `${at(-1, -0.8)} ${at(0.4, -0.9)} ${at(1.1, 0)} ${at(0.4, 0.9)} ${at(-1, 0.8)} ${at(-1.3, 0)}`,
      color,
      4,
    ) +
    sketch.fill(
      `${at(-1.2, 0.1)} ${at(0.2, 0.3)} ${at(1, 0.2)} ${at(0.4, 0.86)} ${at(-1, 0.76)}`,
      shade(color, 1),
      0.8,
    ) +
    sketch.stroke(`${at(-1, -0.4)} ${at(-0.3, -0.6)} ${at(0.4, -0.5)}`, 5, tint(color, 1.4)) +
    sketch.stroke(`${at(0.9, 0)} ${at(0.5, 0.5)} ${at(0.1, 0.1)} ${at(0.4, -0.3)} ${at(0.6, 0)}`, 3, shade(color, 2))
  )
}

export const LINEN_CAPS: HeadgearTable = {
  'dome-cap': domeCap,
  'strap-cap': strapCap,
  'starched-wings': starchedWings,
  wig,
}

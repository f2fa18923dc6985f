import { tint, shade, toInk } from '../draw/color.ts'
import { drawMetal } from '../draw/metal.ts'
import { type Point, toLoop } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { path } from '../draw/svg.ts'
import { type Ring, type Wave } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getColors, pickColor } from '../props/options.ts'
import { Sketch } from '../draw/sketch.ts'
import { sketchHead, clipToHair } from './head.ts'

const BASIN: readonly Ring[] = [
  [0, 118],
  [40, 112],
  [72, 88],
  [88, 52],
  [92, 16],
]

/** A barber's brass basin with a cut in its brim for the customer's neck, worn upside down. */
const barberBasin: HeadgearPiece = (canvas, figure, options) => {
  const brass = getColor(options, 'color', '#d8a43a')
  const bright = tint(brass, 0.4)
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -104), dip: 0.2, tilt: -3 })
  const cut = 32
  const edge: Wave = (degrees) => {
    const bite = Math.max(0, 1 - (Math.abs(degrees - cut) / 25) ** 2)
    return [0, 186 - 52 * Math.sqrt(bite)]
  }
  const loop = Array.from({ length: 72 }, (_, index) => hat.follow(edge, index * 5 - 180))
  const [x, y] = hat.center
  const gradient = [x - 186, y, x + 186, y + 20] as const
  const inner = (dy: number) => toLoop(loop.map(([px, py]): Point => [px, py + dy]))
  const shine = hat.rib(BASIN, -46).slice(1, 4)
  const dent = hat.onWall(BASIN, 0.5, -12)
  const strap = sketchHead(canvas, figure, 0.4, -104).both((half) =>
    half.stroke('108,30 112,110 92,190', 8, '#5a3a24', { profile: 'flat' }),
  )
  const plain = new Sketch(canvas)
  return {
    front:
      strap +
      hat.place(
        path(inner(8), shade(brass, 1.9), { stroke: toInk(brass), 'stroke-width': 4.6 }),
        drawMetal(canvas, inner(0), brass, { gradient }),
        path(brush(hat.nearHalf(edge, 0.93).slice(0, 8), 6, 'both'), '#ffffff', { opacity: 0.6 }),
        hat.drawContactShadow([0, 118], brass),
        hat.drawMetalWall(BASIN, brass, path(brush(shine, 15, 'both'), '#ffffff', { opacity: 0.7 })),
        hat.drawCord([0, 119], 6, bright),
        plain.oval(dent[0], dent[1], 14, 9, shade(brass, 1.1)),
        plain.stroke(
          `${dent[0] - 11},${dent[1] - 3} ${dent[0]},${dent[1] - 9} ${dent[0] + 11},${dent[1] - 3}`,
          3,
          tint(brass, 1),
        ),
      ),
    hidesCap: true,
  }
}

function drawWheatEar(sketch: Sketch, x: number, y: number, degrees: number, color: string, scale = 1): string {
  const own = new Sketch(sketch.canvas)
  const grains = [0, 1, 2, 3, 4].map((row) => {
    const top = -18 - row * 15
    return own.both((half) =>
      half.blade(`2,${top + 12} 13,${top} 11,${top - 16}`, 14, row % 2 ? color : tint(color, 0.25)),
    )
  })
  const beards = [-16, -6, 6, 16].map((dx) => own.stroke(`${dx * 0.3},-92 ${dx},-132`, 3, color, { profile: 'out' }))
  return sketch.place(
    x,
    y,
    own.cord('0,10 0,-90', 5, shade(color, 0.6)) + beards.join('') + grains.join(''),
    scale,
    degrees,
  )
}

const wheatCrown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#e8b83a')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -118))
  const ears = [-118, -92, -64, -36, -12, 12, 36, 64, 92, 118].map((x, index) =>
    drawWheatEar(s, x * 0.96, (x / 118) ** 2 * 46, x * 0.42, color, index % 2 ? 0.56 : 0.68),
  )
  const poppies = [-78, 0, 78].map(
    (x) =>
      s.disc(x, (x / 118) ** 2 * 46 + 4, 15, '#d8303a', '#6a1020', 3) +
      s.disc(x, (x / 118) ** 2 * 46 + 4, 5, '#2a1018'),
  )
  const plait = clipToHair(
    figure,
    s.trim('-160,88 -126,54 -92,30 -48,10 0,6 48,10 92,30 126,54 160,88', 13, shade(color, 0.4)),
  )
  return { front: ears.join('') + plait + poppies.join('') }
}

const oakCrown: HeadgearPiece = (canvas, figure, options) => {
  const colors = getColors(options, 'colors', ['#6a9a3a', '#8aae48', '#4f7f34'])
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -116))
  const lobes = '0,0! 8,-10 20,-8 26,-19 38,-12 48,-19 58,-9 76,0! 58,9 48,19 38,12 26,19 20,8 8,10'
  const leaf = (x: number, y: number, degrees: number, color: string) => {
    const own = new Sketch(canvas)
    return s.place(x, y, own.inked(lobes, color, 4) + own.stroke('4,0 68,0', 3, tint(color, 1)), 0.9, degrees)
  }
  const leaves = [-126, -98, -70, -42, -14, 14, 42, 70, 98, 126].map((x, index) => {
    const y = (x / 126) ** 2 * 54
    return (
      leaf(x * 0.92, y - 4, (x < 0 ? 180 - x * 0.1 : x * 0.1) + (x < 0 ? 40 : -40), pickColor(colors, index)) +
      leaf(x * 0.92, y + 8, (x < 0 ? 180 : 0) + (x < 0 ? -18 : 18), pickColor(colors, index + 1))
    )
  })
  const acorns = [-84, -28, 28, 84].map((x) => {
    const y = (x / 126) ** 2 * 54 + 6
    return (
      s.inked(`${x - 11},${y} ${x - 9},${y + 18} ${x},${y + 28}! ${x + 9},${y + 18} ${x + 11},${y}`, '#d8a24a', 3) +
      s.inked(`${x - 14},${y + 2} ${x},${y - 12} ${x + 14},${y + 2} ${x},${y + 6}`, '#7a5230', 3)
    )
  })
  return { front: leaves.join('') + acorns.join('') }
}

export const MANCHA_HEADGEAR: HeadgearTable = {
  'barber-basin': barberBasin,
  'wheat-crown': wheatCrown,
  'oak-crown': oakCrown,
}

import { tint, shade } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { getColor, getSide } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead } from './head.ts'
import { brush } from '../draw/stroke.ts'
import { path } from '../draw/svg.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const BRONZE = '#d8a84a'

const IRON_BOWL: readonly Ring[] = [
  [0, 128],
  [48, 128],
  [92, 106],
  [118, 66],
  [128, 22],
]

/** A helmet of riveted iron plates with a gilded brow and a tassel of horsehair. */
const generalsHelm: HeadgearPiece = (canvas, figure, options) => {
  const iron = getColor(options, 'color', '#8a94b0')
  const gold = getColor(options, 'trim', BRONZE)
  const red = getColor(options, 'tassel', '#d8281e')
  const hat = new RoundHat(canvas, figure, { y: -78, dip: -0.16 })
  const s = sketchHead(canvas, figure, 0.2, -78)
  const mane = s.on(figure.turn >= 0 ? -1 : 1)
  const tassel = [0, 1, 2, 3, 4].map((index) => {
    const line = `0,-150 ${60 + index * 14},${-176 + index * 18} ${126 + index * 10},${-140 + index * 38}`
    return mane.blade(line, 30, index % 2 ? tint(red, 0.2) : red, 'spike')
  })
  const plates = [-66, -33, 0, 33, 66].map((degrees) => {
    const line = hat.rib(IRON_BOWL, degrees)
    return path(brush(line, 5, 'flat'), shade(iron, 1.4), { opacity: 0.8 })
  })
  const shine = hat.rib(IRON_BOWL, -48).slice(1)
  const guard = s.both(
    (half) =>
      half.cloth('104,0! 134,4! 148,88 136,158! 112,166! 112,76', shade(iron, 0.3), {
        folds: ['112,46 144,48', '112,88 146,92', '112,128 140,134'],
      }) + half.trim('134,6 148,88 136,158', 6, gold),
  )
  const front = sketchHead(canvas, figure, 0.6, -78)
  return {
    back: tassel.join('') + guard,
    front:
      hat.place(
        hat.drawMetalWall(
          IRON_BOWL,
          iron,
          plates.join('') + path(brush(shine, 14, 'both'), '#ffffff', { opacity: 0.6 }),
        ),
        s.metal('-13,-124! 13,-124! 9,-166! -9,-166!', gold, { gradient: '-14,0 14,0' }),
        hat.drawBand([-4, 130], [18, 130], gold, 'lacquer'),
      ) +
      front.both((half) => half.blade('26,-26 64,-48 88,-92', 24, gold)) +
      front.metal('-30,-16! -20,-52 0,-84! 20,-52 30,-16! 16,-2 -16,-2', gold, { gradient: '-30,-70 30,0' }) +
      front.gem(0, -28, 12, red, { setting: gold }),
    hidesCap: true,
  }
}

const magnoliaPin: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#fff0f4')
  const s = sketchHead(canvas, figure, 0.2).on(getSide(options, 'side', 1))
  const bloom = (x: number, y: number, r: number) =>
    [-1.2, -0.6, 0, 0.6, 1.2]
      .map((a) =>
        s.blade(
          `${x},${y} ${x + Math.sin(a) * r * 0.7},${y - Math.cos(a) * r * 0.6} ${x + Math.sin(a) * r},${y - Math.cos(a) * r}`,
          r * 0.62,
          a ? color : tint(color, 0.5),
        ),
      )
      .join('') + s.blade(`${x},${y + 4} ${x - 2},${y - r * 0.4} ${x + 4},${y - r * 0.7}`, r * 0.4, '#f0a0b8')
  const [cx = 0, cy = 0] = s.points('100,-128')[0] ?? []
  return {
    front:
      s.cord('40,-116 100,-128 196,-170', 8, '#7a4a2a', 'out') +
      s.blade('150,-152 176,-190 206,-200', 24, '#7aa05a') +
      s.blade('120,-138 150,-120 186,-122', 22, '#7aa05a') +
      bloom(104, -120, 74) +
      bloom(160, -152, 50) +
      drawFlower(cx, cy - 4, 13, '#f2c84a') +
      s.stroke('84,-106 84,-30', 3, BRONZE, { profile: 'even' }) +
      [-84, -62, -40].map((y) => s.gem(84, y, 6, '#f7a0b0')).join(''),
  }
}

export const FRONTIER_HATS: HeadgearTable = {
  'generals-helm': generalsHelm,
  'magnolia-pin': magnoliaPin,
}

import { tint, shade } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { getColor, getSide } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const BRONZE = '#d8a84a'

const generalsHelm: HeadgearPiece = (canvas, figure, options) => {
  const iron = getColor(options, 'color', '#8a94b0')
  const gold = getColor(options, 'trim', BRONZE)
  const red = getColor(options, 'tassel', '#d8281e')
  const s = sketchHead(canvas, figure, 0.5)
  const far = figure.turn >= 0 ? -1 : 1
  const mane = s.on(far)
  const tassel = [0, 1, 2, 3, 4, 5].map((i) =>
    mane.blade(
      `0,-268 ${70 + i * 16},${-300 + i * 20} ${150 + i * 12},${-250 + i * 40}`,
      34,
      i % 2 ? tint(red, 0.2) : red,
      'spike',
    ),
  )
  const seams = [-72, -36, 0, 36, 72].map((x) =>
    s.stroke(`${x * 0.3},-222 ${x},-170 ${x * 1.32},-98`, 4, shade(iron, 1.3), { profile: 'even' }),
  )
  const guard = s.both(
    (half) =>
      half.cloth('104,-96! 146,-88! 162,10 148,84! 120,94! 118,0', shade(iron, 0.3), {
        folds: ['118,-40 154,-36', '120,6 160,8', '122,50 154,52'],
      }) + half.trim('146,-86 162,10 148,84', 6, gold),
  )
  return {
    back: tassel.join('') + guard,
    front:
      drawHatShadow(figure, s, '-130,-96! 0,-72 130,-96! 132,-50 0,-30 -132,-50') +
      s.metal('-132,-92! -136,-158 -84,-214 0,-234 84,-214 136,-158 132,-92! 70,-78 0,-74 -70,-78', iron, {
        gradient: '-130,-190 130,-90',
        shines: ['-108,-120 -100,-170 -56,-206'],
      }) +
      seams.join('') +
      s.trim('-136,-98 -70,-80 0,-76 70,-80 136,-98', 22, gold) +
      s.both((half) => half.blade('30,-92 76,-120 104,-176', 26, gold)) +
      s.metal('-34,-96! -22,-132 0,-168! 22,-132 34,-96! 18,-78 -18,-78', gold, { gradient: '-30,-150 30,-80' }) +
      s.gem(0, -106, 12, red, { setting: gold }) +
      s.metal('-15,-228! 15,-228! 10,-276! -10,-276!', gold, { gradient: '-14,0 14,0' }),
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

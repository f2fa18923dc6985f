import { drawFoldLine } from '../draw/cloth.ts'
import { shade, tint, toInk } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { addPattern } from '../props/options.ts'
import { sketchHead } from './head.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const GOLD = '#e0b04a'
const PATENT_LEATHER = '#1c1a24'

const NAVAL_TOP: readonly Ring[] = [
  [30, 121],
  [54, 144, 1],
  [70, 142],
  [86, 112],
  [92, 60],
]

const navalCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#20304f')
  const hat = new RoundHat(canvas, figure, { y: -102, dip: 0.17, tilt: 2 })
  const [x, y] = hat.at(42, 128, hat.middle)
  return {
    front: hat.place(
      hat.drawWall(NAVAL_TOP, color),
      hat.drawBand([0, 119], [34, 121], getColor(options, 'band', '#14203a')),
      hat.drawPeak([2, 119], PATENT_LEATHER, { reach: 44, drop: 18, spread: 62 }),
      hat.drawCord([8, 120], 6, getColor(options, 'trim', '#e8c04e')),
      addEmblem(canvas, options, x, y),
    ),
    hidesCap: true,
  }
}

const KEPI: readonly Ring[] = [
  [0, 119],
  [44, 112],
  [84, 102, 1],
]

const porterCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8a909c')
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -106), dip: 0.18, tilt: 3 })
  const { chin } = figure.build
  const strap = sketchHead(canvas, figure, 0.3).stroke(
    `-112,-84 -112,10 -78,${chin - 24} -20,${chin + 6} 30,${chin + 4}`,
    6,
    '#2a2430',
    { profile: 'even' },
  )
  const [x, y] = hat.at(54, 110, hat.middle)
  return {
    front:
      strap +
      hat.place(
        hat.drawWall(KEPI, color, { seams: [-58, 58] }),
        hat.drawTop([84, 100], tint(color, 0.3)),
        hat.drawBand([0, 120], [26, 116], getColor(options, 'band', '#4a5064')),
        hat.drawCord([78, 104], 6, GOLD),
        hat.drawPeak([2, 119], PATENT_LEATHER, { reach: 36, drop: 20, spread: 60 }),
        sketchHead(canvas, figure, 0).gem(x, y, 10, GOLD),
      ),
    hidesCap: true,
  }
}

const NEWSBOY: readonly Ring[] = [
  [2, 118],
  [22, 142],
  [54, 146],
  [84, 116],
  [102, 62],
  [106, 12],
]

const flatCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#6f6658')
  const pattern = () => addPattern(canvas, options)
  const hat = new RoundHat(canvas, figure, { y: -102, dip: 0.2, tilt: -4 })
  const [x, y] = hat.at(106, 0, 0)
  return {
    front: hat.place(
      hat.drawWall(NEWSBOY, color, { pattern: pattern(), seams: [-78, -30, 18, 64] }),
      sketchHead(canvas, figure, 0).disc(x, y + 2, 9, shade(color, 0.7), toInk(color), 3),
      hat.drawBand([0, 119], [16, 122], shade(color, 0.5)),
      hat.drawPeak([2, 119], shade(color, 0.3), { reach: 50, drop: 22, spread: 58 }),
    ),
    hidesCap: true,
  }
}

const SCHOLAR_BASE: readonly Ring[] = [
  [0, 122],
  [44, 120],
  [78, 104],
  [88, 84],
]
const SCHOLAR_BACK: readonly Ring[] = [
  [70, 62],
  [118, 60],
  [134, 44],
]

/** A black cap with a raised back and two hanging ribbons. */
const veteransCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#3f4a5a')
  const hat = new RoundHat(canvas, figure, { y: -98 + getNumber(options, 'y', 0), dip: 0.16 })
  const s = sketchHead(canvas, figure, 0.4)
  const side = s.on(figure.turn >= 0 ? -1 : 1)
  const [x, y] = hat.at(13, 124, hat.middle)
  return {
    back:
      side.blade('100,-112 144,-60 150,40', 30, color, 'taper') +
      side.blade('104,-106 166,-40 184,60', 26, shade(color, 0.4), 'taper'),
    front: hat.place(
      hat.drawWall(SCHOLAR_BACK, shade(color, 0.2), { seams: [-40, 40] }),
      hat.drawWall(SCHOLAR_BASE, color, { seams: [0] }),
      hat.drawBand([0, 123], [26, 122], tint(color, 0.25)),
      sketchHead(canvas, figure, 0).inked(
        `/${x - 15},${y - 15} ${x + 15},${y - 15} ${x + 15},${y + 15} ${x - 15},${y + 15}`,
        '#5aa08a',
        3,
      ),
    ),
    hidesCap: true,
  }
}

const KNITTED: readonly Ring[] = [
  [20, 126],
  [66, 122],
  [108, 94],
  [132, 56],
  [144, 22],
]
const CUFF: readonly Ring[] = [
  [-6, 124],
  [14, 132],
  [38, 130],
]

const knitCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#c8322e')
  const hat = new RoundHat(canvas, figure, { y: -92, dip: -0.16, tilt: -3 })
  const ribs = (rings: readonly Ring[], step: number, width: number) =>
    Array.from({ length: Math.floor(176 / step) }, (_, index) =>
      drawFoldLine(hat.rib(rings, -84 + index * step), shade(color, 1.4), { width, profile: 'flat', opacity: 0.55 }),
    ).join('')
  const way = figure.turn >= 0 ? -1 : 1
  const flop = sketchHead(canvas, figure, 0.25, -92).on(way)
  return {
    front: hat.place(
      hat.drawWall(KNITTED, color, { extra: ribs(KNITTED, 14, 3) }),
      flop.cloth('-40,-140! -10,-166 40,-170 86,-146 112,-104! 84,-112 50,-122 10,-126', tint(color, 0.06), {
        folds: ['-20,-146 30,-152 80,-126', '0,-136 40,-138 74,-122'],
        shades: ['20,-128! 60,-130 112,-104! 100,-96 40,-112'],
      }),
      hat.drawContactShadow([24, 126], color),
      hat.drawWall(CUFF, tint(color, 0.12), { extra: ribs(CUFF, 9, 4) }),
    ),
    hidesCap: true,
  }
}

export const PEAKED_CAPS: HeadgearTable = {
  'naval-cap': navalCap,
  'porter-cap': porterCap,
  'flat-cap': flatCap,
  'veterans-cap': veteransCap,
  'knit-cap': knitCap,
}

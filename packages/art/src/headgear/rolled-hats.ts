import { toRadians } from '../draw/geometry.ts'
import { drawFoldLine } from '../draw/cloth.ts'
import { drawFeather } from '../draw/plants.ts'
import { shade, tint, toInk, toSoftInk } from '../draw/color.ts'
import { path, type Svg } from '../draw/svg.ts'
import { brush } from '../draw/stroke.ts'
import { Sketch } from '../draw/sketch.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { findText } from '../props/options.ts'
import { drawFurRoll } from './fur-roll.ts'
import { sketchHead } from './head.ts'
import { drawSoftFolds } from './hat-trimmings.ts'
import type { Ring, Wave } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const GOLD = '#e8c04e'

const SOFT_CROWN: readonly Ring[] = [
  [14, 122],
  [48, 122],
  [86, 98],
  [106, 56],
  [112, 14],
]

/** A soft cap with a roll of fur and a long tail of cloth over one shoulder. */
const chaperon: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2a2634')
  const hat = new RoundHat(canvas, figure, { y: -96, dip: 0.15, tilt: 2 })
  const sketch = sketchHead(canvas, figure, 0.25, -104)
  const tail = sketch.cloth(
    '60,-60! 140,-84 178,-44 184,30 178,110 200,180! 148,186! 142,104 146,36 132,-10 90,-20!',
    color,
    {
      folds: ['120,-60 158,-30 164,30 158,110', '110,-40 140,-10 152,60'],
      shades: ['150,-80! 184,-40 190,40 182,110 204,184! 170,186! 164,100 166,30 150,-20'],
    },
  )
  const flop = sketch.cloth('-30,-92! 10,-124 66,-132 116,-110 138,-66 132,-30! 96,-56 40,-76', color, {
    folds: ['0,-104 60,-112 110,-70', '30,-92 80,-88 120,-50'],
    shades: ['70,-132! 120,-110 142,-60 132,-26! 104,-50 96,-90'],
  })
  return {
    back: tail,
    front: hat.place(
      hat.drawWall(SOFT_CROWN, color, { extra: drawSoftFolds(hat, SOFT_CROWN, color) }),
      flop,
      hat.drawContactShadow([34, 124], color),
      drawFurRoll(hat, [-10, 120], [34, 124], getColor(options, 'fur', '#8a6a4a')),
    ),
    hidesCap: true,
  }
}

const ROLL: readonly Ring[] = [
  [-14, 116],
  [-4, 132],
  [14, 140],
  [34, 138],
  [44, 124],
]

/** A roll of twisted silk around a soft crown; its end hangs down at one side. */
const silkRoll: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d8283a')
  const way = getNumber(options, 'side', 1) < 0 ? -1 : 1
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -92), dip: 0.16, tilt: way * -3 })
  const sketch = sketchHead(canvas, figure, 0.25, -100).on(way)
  const tail = sketch.cloth(
    '90,-30! 132,-36 164,-2 176,70 186,160 204,210! 172,216 152,196! 150,116 138,50 106,14',
    shade(color, 0.3),
    {
      folds: ['116,-14 146,30 158,104', '168,90 172,150 180,196'],
      shades: ['136,-34! 172,10 200,212! 178,216! 168,116 146,30'],
    },
  )
  const twists = Array.from({ length: 9 }, (_, index) => {
    const degrees = -80 + index * 20
    return drawFoldLine(
      [hat.at(36, 126, degrees - 9), hat.at(14, 136, degrees), hat.at(-10, 120, degrees + 9)],
      toSoftInk(color),
      { width: 7, profile: 'both', opacity: 0.55 },
    )
  })
  const [x, y] = hat.at(14, 136, -34)
  return {
    back: tail,
    front: hat.place(
      hat.drawWall(SOFT_CROWN, color, { extra: drawSoftFolds(hat, SOFT_CROWN, color) }),
      hat.drawContactShadow([38, 126], color),
      hat.drawWall(ROLL, tint(color, 0.14), { finish: 'silk', extra: twists.join('') }),
      new Sketch(canvas).gem(x, y, 13, GOLD),
    ),
    hidesCap: true,
  }
}

const KHAN_CROWN: readonly Ring[] = [
  [10, 112],
  [60, 106],
  [110, 74],
  [146, 34],
  [160, 8],
]

const khanHat: HeadgearPiece = (canvas, figure, options) => {
  const fur = getColor(options, 'color', '#c8642a')
  const gold = getColor(options, 'trim', '#d8a84a')
  const hat = new RoundHat(canvas, figure, { y: -92, dip: 0.12 })
  const near = sketchHead(canvas, figure, 0.4).on(figure.turn >= 0 ? -1 : 1)
  const plain = new Sketch(canvas)
  const seam = (degrees: number) => path(brush(hat.rib(KHAN_CROWN, degrees), 7, 'flat'), gold)
  const [tipX, tipY] = hat.at(164, 0, 0)
  const [x, y] = hat.onWall(KHAN_CROWN, 0.36, hat.middle)
  return {
    back:
      near.blade('110,-70 166,10 154,110 184,180', 80, fur, 'leaf') +
      near.blade('158,116 176,156 184,186', 44, '#fff3e0', 'leaf'),
    front: hat.place(
      hat.drawWall(KHAN_CROWN, getColor(options, 'top', '#2a3a7a'), {
        finish: 'silk',
        extra: [-62, -18, 26, 70].map(seam).join(''),
      }),
      plain.gem(tipX, tipY - 6, 12, '#e2483a', { setting: gold }),
      plain.metal(`${x - 20},${y + 24}! ${x},${y - 34}! ${x + 20},${y + 24}! ${x},${y + 34}`, gold, {
        gradient: `${x - 20},${y} ${x + 20},${y}`,
      }),
      plain.gem(x, y + 8, 9, '#e2483a', { setting: gold }),
      hat.drawContactShadow([48, 122], fur),
      drawFurRoll(hat, [-14, 122], [46, 126], fur),
    ),
    hidesCap: true,
  }
}

const ASTRAKHAN: readonly Ring[] = [
  [0, 120],
  [60, 116],
  [112, 104, 1],
]

const astrakhan: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2a262c')
  const hat = new RoundHat(canvas, figure, { y: -102, dip: 0.17, tilt: -3 })
  const curl = (share: number, degrees: number): Svg => {
    const [x, y] = hat.onWall(ASTRAKHAN, share, degrees)
    const wide = Math.cos(toRadians(degrees))
    const line = [
      [-11, 7],
      [-9, -8],
      [7, -9],
      [9, 3],
      [0, 7],
      [-3, 0],
    ].map(([dx = 0, dy = 0]) => [x + dx * wide, y + dy] as const)
    return path(
      brush(line, 4.6, () => 1),
      tint(color, 0.6),
      { opacity: 0.7 },
    )
  }
  const curls = [0.08, 0.3, 0.52, 0.74, 0.94].flatMap((share, row) =>
    Array.from({ length: 11 }, (_, index) => curl(share, -80 + index * 16 + (row % 2) * 8)),
  )
  return {
    front: hat.place(
      hat.drawWall(ASTRAKHAN, color, { extra: curls.join('') }),
      hat.drawTop([112, 102], tint(color, 0.2)),
    ),
    hidesCap: true,
  }
}

const BERET: readonly Ring[] = [
  [12, 120],
  [26, 148],
  [48, 154],
  [76, 128],
  [92, 76],
  [96, 16],
]

const beret: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2f4a7a')
  const way = getNumber(options, 'side', 1) < 0 ? -1 : 1
  const hat = new RoundHat(canvas, figure, { y: -100, dip: 0.17, tilt: way * 9 })
  const sketch = sketchHead(canvas, figure, 0.25, -100).on(way)
  const plume = findText(options, 'feather')
  const quills = plume
    ? drawFeather(sketch.points('-92,-24 -132,-84 -126,-150 -72,-196'), 50, plume) +
      drawFeather(sketch.points('-92,-28 -118,-76 -100,-122 -58,-150'), 34, tint(plume, 0.4))
    : ''
  const [x, y] = hat.at(8, 122, way * -44)
  return {
    back: hat.place(quills),
    front: hat.place(
      hat.drawWall(BERET, color, { extra: drawSoftFolds(hat, BERET, color) }),
      hat.drawContactShadow([20, 122], color),
      hat.drawBand([-4, 119], [18, 122], shade(color, 0.8)),
      plume ? new Sketch(canvas).gem(x, y, 14, getColor(options, 'gem', '#d8a83a'), { setting: GOLD }) : '',
    ),
    hidesCap: true,
  }
}

/** A peasant's cloth cap whose brim is turned up and split in front. */
const montera: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#6a4a30')
  const hat = new RoundHat(canvas, figure, { y: -96, dip: 0.17, tilt: -3 })
  const split = hat.middle
  const away = (degrees: number) => Math.abs(Math.sin(toRadians(degrees - split)))
  const high: Wave = (degrees) => [20 + 46 * away(degrees) ** 0.7, 123 + 10 * away(degrees)]
  const flap = (from: number, to: number) =>
    hat.drawFlap(() => [-4, 120], high, from, to, tint(color, 0.14)) +
    path(brush(hat.arc([4, 122], from + 4, to - 4), 2.4), toInk(color), { opacity: 0.5 })
  const [x, y] = hat.onWall(SOFT_CROWN, 0.6, -40)
  const plain = new Sketch(canvas)
  const patch =
    plain.inked(`/${x - 18},${y - 16} ${x + 16},${y - 20} ${x + 20},${y + 12} ${x - 14},${y + 16}`, '#a8784a', 3) +
    [-14, 2, 16].map((dy) => plain.stroke(`${x - 24},${y + dy} ${x - 10},${y + dy - 2}`, 3, '#f0dca8')).join('')
  return {
    front: hat.place(
      hat.drawWall(SOFT_CROWN, color, { extra: drawSoftFolds(hat, SOFT_CROWN, color) }),
      patch,
      flap(-96, split - 3),
      flap(split + 3, 96),
    ),
    hidesCap: true,
  }
}

export const ROLLED_HATS: HeadgearTable = {
  chaperon,
  'silk-roll': silkRoll,
  'khan-hat': khanHat,
  astrakhan,
  beret,
  montera,
}

import { shade, tint } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHoodParts } from './covers.ts'
import { path } from '../draw/svg.ts'
import { brush } from '../draw/stroke.ts'
import { drawChinCords } from './lacquered-hats.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'
import { sketchHead } from './head.ts'

const monkCowl: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f6f1e6')
  const { back, front } = drawHoodParts(canvas, figure, color, {
    trim: shade(color, 0.5),
    inner: '#8a8098',
    volume: 8,
    peak: 14,
  })
  const s = sketchHead(canvas, figure, 0.6)
  const y = figure.build.chin
  const wrap = s.cloth(
    `-128,${y - 70}! -112,${y - 20} -60,${y + 8} 0,${y + 16} 60,${y + 8} 112,${y - 20} 128,${y - 70}! 150,${y + 6} 90,${y + 60} 0,${y + 74} -90,${y + 60} -150,${y + 6}`,
    color,
    {
      folds: [`-120,${y - 20} -50,${y + 36} 40,${y + 40}`, `110,${y - 10} 60,${y + 44} -30,${y + 54}`],
      shades: [`20,${y + 20}! 120,${y - 30}! 150,${y + 10}! 90,${y + 66} 10,${y + 80}!`],
    },
  )
  const brow = s.cloth('-124,-40! -112,-84 -60,-112 0,-120 60,-112 112,-84 124,-40! 70,-78 0,-86 -70,-78', color, {
    folds: ['-100,-70 -30,-104 40,-104', '100,-66 50,-92 0,-98'],
  })
  return { back, front: front + brow + wrap, hood: true }
}

const twistedBand: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f4efe4')
  const second = getColor(options, 'second', '#d8432e')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -78))
  const twists = Array.from({ length: 15 }, (_, index) => {
    const u = index / 7 - 1
    const [x, y] = [u * 132, u * u * 36]
    return s.inked(
      `${x - 16},${y + 14} ${x - 2},${y - 16} ${x + 14},${y - 14} ${x + 4},${y + 18}`,
      index % 2 ? second : color,
      3,
    )
  })
  const side = getNumber(options, 'side', -1) < 0 ? -1 : 1
  const knot = s.on(side)
  const ends =
    knot.blade('104,16 150,-30 168,-92', 42, color) +
    knot.blade('108,18 168,10 214,-34', 40, color) +
    knot.inked('92,8 112,-6 128,10 118,32 98,30', second, 4)
  return { front: twists.join('') + ends }
}

const SEDGE: readonly Ring[] = [
  [-6, 208],
  [70, 118],
  [140, 42],
  [168, 6],
]

/** A wide cone of sedge. Its rim is bound and its underside shows behind the head. */
const sedgeHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#dfc07a')
  const hat = new RoundHat(canvas, figure, { y: -106 + getNumber(options, 'y', 0), dip: 0.13 })
  const ink = shade(color, 1.3)
  const ribs = Array.from({ length: 21 }, (_, index) =>
    path(brush(hat.rib(SEDGE, -90 + index * 9), 2.2, 'flat'), ink, { opacity: 0.6 }),
  )
  const rings = [0.12, 0.26, 0.42, 0.6, 0.8].map((share) => {
    const line = Array.from({ length: 13 }, (_, index) => hat.onWall(SEDGE, share, -90 + index * 15))
    return path(brush(line, 3, 'flat'), ink, { opacity: 0.6 })
  })
  return {
    front:
      drawChinCords(canvas, figure, getColor(options, 'cord', '#b8432e')) +
      hat.place(
        hat.drawWall(SEDGE, color, { extra: ribs.join('') + rings.join('') }),
        hat.drawCord([-5, 207], 8, tint(color, 0.2)),
      ),
    hidesCap: true,
  }
}

export const YAMATO_HEADGEAR: HeadgearTable = {
  'monk-cowl': monkCowl,
  'twisted-band': twistedBand,
  'sedge-hat': sedgeHat,
}

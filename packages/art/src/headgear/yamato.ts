import { shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHoodParts } from './covers.ts'
import { drawHatShadow, sketchHead } from './head.ts'

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

const sedgeHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#dfc07a')
  const s = sketchHead(canvas, figure, 0.4, getNumber(options, 'y', 0))
  const rays = Array.from({ length: 17 }, (_, index) => {
    const u = index / 8 - 1
    return s.stroke(
      `0,-262 ${u * 130},${-150 + u * u * 20} ${u * 232},${-66 - (1 - u * u) * -24}`,
      3,
      shade(color, 1.1),
      { profile: 'even', opacity: 0.7 },
    )
  })
  const rings = [0.34, 0.6, 0.84].map((share) =>
    s.stroke(
      `${-232 * share},${-262 + 196 * share} 0,${-262 + 226 * share} ${232 * share},${-262 + 196 * share}`,
      4,
      shade(color, 0.9),
      { profile: 'even', opacity: 0.7 },
    ),
  )
  const under = s.cloth('-236,-66! -120,-96 0,-104 120,-96 236,-66! 120,-36 0,-30 -120,-36', shade(color, 1.4))
  const cone = s.cloth('0,-272! 90,-180 244,-62! 130,-50 0,-56 -130,-50 -244,-62! -90,-180', color, {
    extra: rays.join('') + rings.join(''),
    shades: ['10,-270! 100,-180 250,-60! 90,-46! 70,-140'],
  })
  const cords = s.both((half) =>
    half.stroke('108,-60 112,30 84,104 14,146', 6, getColor(options, 'cord', '#b8432e'), { profile: 'even' }),
  )
  return {
    back: under,
    front: drawHatShadow(figure, s, '-120,-70 0,-70 120,-70 112,-34 0,-44 -112,-34') + cords + cone,
    hidesCap: true,
  }
}

export const YAMATO_HEADGEAR: HeadgearTable = {
  'monk-cowl': monkCowl,
  'twisted-band': twistedBand,
  'sedge-hat': sedgeHat,
}

import { toInk, tint, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getFlag } from '../props/options.ts'
import { drawHoodParts } from './covers.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const GOLD = '#e8c04e'
const LACQUER = '#221f2c'
const BROW_SHADOW = '-120,-84 0,-84 120,-84 112,-56 0,-64 -112,-56'

/** `bent` folds the peak to one side. */
const eboshi: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', LACQUER)
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', 0))
  const h = getNumber(options, 'tall', 1)
  const at = (y: number) => -84 + (y + 84) * h
  const outline = getFlag(options, 'bent')
    ? '-104,-78! -112,-140 -70,-206 -10,-236 60,-256 150,-236! 200,-170! 150,-150 120,-120 106,-78! 50,-104 0,-108 -50,-104'
    : `-100,-76! -112,${at(-150)} -104,${at(-260)} -66,${at(-352)} -10,${at(-384)} 50,${at(-372)}! 84,${at(-320)} 104,${at(-200)} 100,-76! 50,-104 0,-110 -50,-104`
  const body = s.cloth(outline, color, {
    gradient: '-110,-200 110,-120',
    shades: [
      getFlag(options, 'bent')
        ? '20,-250! 220,-200! 110,-70! 60,-90! 90,-170'
        : `30,${at(-390)}! 130,${at(-250)} 110,-66! 50,-90! 70,${at(-220)}`,
    ],
    lights: [`-84,-110! -90,${at(-180)} -70,${at(-280)} -54,${at(-280)} -66,${at(-180)} -60,-110!`],
    folds: [`-60,${at(-340)} -10,${at(-250)} 10,-120`, '-104,-120 -40,-150 40,-146 104,-120'],
  })
  const band = s.trim('-106,-76 -52,-102 0,-108 52,-102 106,-76', 11, getColor(options, 'band', shade(color, 0.8)))
  const tie = getColor(options, 'cord', '#f6f2ea')
  const cords = s.both((half) => half.stroke('106,-78 112,10 90,90 20,152', 6, tie, { profile: 'even' }))
  return { front: drawHatShadow(figure, s, BROW_SHADOW) + cords + body + band, hidesCap: true }
}

const kabuto: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2a2634')
  const gold = getColor(options, 'crest', '#f2c83a')
  const lace = getColor(options, 'lace', '#c8282e')
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', -14))
  const guard = s.both(
    (half) =>
      half.cloth('110,-110! 180,-70 226,10 244,74! 196,96! 130,70! 118,-10', color) +
      [0, 1, 2]
        .map((row) =>
          half.trim(
            `${124 + row * 6},${-60 + row * 44} ${168 + row * 14},${-40 + row * 46} ${196 + row * 20},${-2 + row * 36}`,
            15,
            row % 2 ? '#f2e6c8' : lace,
          ),
        )
        .join(''),
  )
  const flaps = s.both(
    (half) =>
      half.metal('118,-92! 140,-150 196,-164 218,-120 190,-76 140,-60!', gold, { gradient: '120,-150 210,-80' }) +
      half.fill('132,-94! 148,-138 188,-148 200,-118 180,-88 146,-74!', lace) +
      half.disc(168, -114, 10, gold, toInk(gold), 3),
  )
  const ribs = [-84, -56, -28, 0, 28, 56, 84].map((x) =>
    s.stroke(`${x * 1.3},-76 ${x * 1.2},-150 ${x * 0.3},-222`, 4, tint(color, 0.9), {
      profile: 'even',
      opacity: 0.8,
    }),
  )
  const bowl = s.cloth('-136,-66! -140,-140 -92,-206 0,-228 92,-206 140,-140 136,-66! 66,-96 0,-102 -66,-96', color, {
    extra: ribs.join(''),
    shades: ['30,-230! 150,-190 150,-60! 80,-70! 96,-150'],
    lights: ['-116,-100! -112,-150 -66,-196! -96,-140 -98,-96!'],
  })
  const visor = s.metal('-140,-60! -70,-96 0,-104 70,-96 140,-60! 130,-40! 66,-74 0,-82 -66,-74 -130,-40!', gold, {
    gradient: '-130,-80 130,-50',
  })
  const hoes = s.both((half) =>
    half.metal('6,-104! 44,-150 74,-230 92,-330! 116,-368! 156,-350! 150,-260 116,-170 60,-104 18,-84!', gold, {
      gradient: '10,-340 150,-140',
      tangent: 0.14,
    }),
  )
  const disc = s.gem(0, -112, 20, lace, { setting: gold })
  const knot = s.disc(0, -230, 13, gold, toInk(gold), 3)
  const cords = s.both((half) => half.stroke('114,-62 116,30 84,106 20,150', 8, lace, { profile: 'even' }))
  return {
    back: guard,
    front: drawHatShadow(figure, s, BROW_SHADOW) + cords + bowl + knot + flaps + visor + hoes + disc,
    hidesCap: true,
  }
}

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

const bowlHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8a2a22')
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', 0))
  const bowl = s.cloth(
    '-136,-84! -134,-140 -96,-196 -44,-216 44,-216 96,-196 134,-140 136,-84! 70,-62 0,-56 -70,-62',
    color,
    {
      gradient: '-130,-200 130,-90',
      shades: ['30,-220! 140,-170 144,-70! 60,-56! 90,-130'],
      lights: ['-112,-104! -104,-150 -62,-192! -86,-140 -92,-100!'],
    },
  )
  const foot = s.cloth('-50,-210! -46,-240! 46,-240! 50,-210! 0,-202', shade(color, 0.6))
  return {
    front:
      drawHatShadow(figure, s, '-120,-70 0,-60 120,-70 112,-40 0,-34 -112,-40') +
      foot +
      bowl +
      s.trim('-138,-82 -70,-60 0,-54 70,-60 138,-82', 13, GOLD),
    hidesCap: true,
  }
}

export const YAMATO_HEADGEAR: HeadgearTable = {
  eboshi,
  kabuto,
  'monk-cowl': monkCowl,
  'twisted-band': twistedBand,
  'sedge-hat': sedgeHat,
  'bowl-hat': bowlHat,
}

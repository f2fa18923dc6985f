import { ink, light, shade } from '../draw/color.ts'
import { sparkle } from '../draw/plants.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A wooden sledge carried upright on the back; the curled runners stand above the shoulders. */
const sledge: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#a8703e')
  const iron = colorIn(options, 'iron', '#8fa6c4')
  const runners = s.both(
    (half) =>
      half.cord('112,330 114,120 112,-90 128,-170 172,-196 200,-166 184,-132 160,-142', 24, wood) +
      half.stroke('126,330 128,120 126,-86 140,-160 172,-180', 6, iron, { profile: 'even' }),
  )
  const slats = [-110, -50, 10, 70, 130, 190].map((y) =>
    s.cloth(`-124,${y}! 124,${y - 6}! 126,${y + 34}! -124,${y + 40}!`, light(wood, 0.2), {
      folds: [`-110,${y + 14} 0,${y + 10} 112,${y + 12}`, `-60,${y + 26} 20,${y + 24} 90,${y + 22}`],
      shades: [`-130,${y + 28}! 130,${y + 22}! 130,${y + 44}! -130,${y + 44}!`],
    }),
  )
  const snow = s.both((half) => half.fill('118,-178 146,-206 184,-210 206,-184 190,-192 160,-190 138,-172', '#ffffff'))
  return runners + slats.join('') + snow
}

/** Flat pieces of ice laid to a star that lacks its last point. */
const icePuzzle: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const ice = colorIn(options, 'color', '#a8dcf4')
  const piece = (degrees: number, reach: number, tone: string) =>
    s.place(
      0,
      -40,
      s.inked(`/0,-16 -26,-52 -8,${-reach} 18,${-reach + 26} 26,-50`, tone, 4, '#3a6aa0') +
        s.fill(`/-2,-24 -16,-52 -6,${-reach + 18} 0,-60`, '#ffffff', 0.75) +
        s.stroke(`10,-52 12,${-reach + 40}`, 3, '#4a86b8', { opacity: 0.7 }),
      1,
      degrees,
    )
  const star = [0, 60, 120, 180, 300].map((degrees, index) =>
    piece(degrees, 112 + (index % 2) * 18, index % 2 ? ice : light(ice, 0.5)),
  )
  const loose = s.place(112, -104, piece(24, 92, light(ice, 0.3)), 0.74, 20)
  return star.join('') + loose + sparkle(-40, -110, 26) + sparkle(60, -10, 18)
}

/** A splinter of the distorting mirror, as large as a shield. */
const mirrorSplinter: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const glass = colorIn(options, 'color', '#bfe4f8')
  const outline = '/-44,-212 62,-168 98,-58 72,54 112,116 26,196 -58,122 -104,34 -66,-76 -92,-132'
  const fill = canvas.linearGradient(
    [
      [0, '#ffffff'],
      [0.34, glass],
      [0.5, shade(glass, 1.6)],
      [0.56, light(glass, 0.8)],
      [1, shade(glass, 2.2)],
    ],
    -100,
    -190,
    90,
    170,
  )
  return (
    s.inked(outline, shade(glass, 2.6), 10, '#1a2c5a') +
    s.fill(outline, fill) +
    s.fill('/-44,-206 -2,-60 -88,-130', '#ffffff', 0.7) +
    s.fill('/92,-58 -2,-60 26,190 104,114 68,54', '#2f5a9a', 0.28) +
    ['-2,-60 -42,-208', '-2,-60 60,-164', '-2,-60 94,-58', '-2,-60 26,190', '-2,-60 -56,118', '-2,-60 -100,34']
      .map((line) => s.stroke(line, 5, '#ffffff', { profile: 'out', opacity: 0.9 }))
      .join('') +
    sparkle(-50, -140, 34) +
    sparkle(60, 30, 22)
  )
}

/** Reins that run from the fist to a team out of the picture. */
const reins: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#3a6aa8')
  const bell = (x: number, y: number) =>
    s.disc(x, y, 15, '#f2d27a', ink('#c89a2a'), 3) +
    s.stroke(`${x - 9},${y + 3} ${x},${y + 6} ${x + 9},${y + 3}`, 3, '#6a4a1a') +
    s.disc(x - 5, y - 5, 4, '#fffbe0')
  return (
    s.cord('0,-6 80,40 170,66 290,70', 13, c) +
    s.cord('0,14 70,80 160,120 290,140', 13, shade(c, 0.5)) +
    s.cord('0,8 -20,50 -16,96 -30,140', 11, c, 'out') +
    bell(66, 46) +
    bell(130, 72) +
    bell(196, 84) +
    bell(94, 108) +
    bell(168, 134)
  )
}

/** A fur muff with both ends open. */
const muff: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f4ead8')
  const cords = s.cord('-84,-40 -70,-150 -30,-230', 9, '#c8342e') + s.cord('84,-40 96,-150 70,-230', 9, '#c8342e')
  const rim = s.both((half) =>
    [-56, -34, -12, 12, 34, 56]
      .map((y) => half.blade(`88,${y * 0.7} 108,${y * 0.95} 120,${y * 1.15 + 8}`, 34, c, 'lock'))
      .join(''),
  )
  return (
    cords +
    rim +
    s.cloth('-108,-44 -60,-66 0,-70 60,-66 108,-44 116,0 108,46 60,66 0,70 -60,66 -108,46 -116,0', c, {
      shades: ['20,-74! 120,-60 124,60 40,80! 20,40 60,0', '-120,30! 0,56 120,30 110,80! -110,80!'],
      folds: [
        '-70,-50 -62,-36 -66,-22',
        '-30,-40 -22,-24 -28,-10',
        '10,-52 16,-36 12,-22',
        '52,-44 60,-28 54,-14',
        '-54,4 -46,20 -52,32',
        '-10,10 -2,26 -8,40',
        '34,6 42,22 36,36',
        '78,-6 84,10 80,24',
      ],
    }) +
    s.stroke('-60,-60 0,-64 60,-60', 5, '#ffffff', { opacity: 0.7 })
  )
}

/** A reindeer that looks over a shoulder; the body reaches the lower edge. */
const reindeer: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colorIn(options, 'color', '#8a6a54')
  const horn = colorIn(options, 'antlers', '#d8b88a')
  const neck = s.cloth('-40,20! -96,110 -130,240 -140,420! 130,420! 120,240 92,110 46,20!', coat, {
    shades: ['20,30! 110,140 140,420! 40,420! 64,200'],
    folds: ['-60,120 -70,200 -60,280', '60,120 70,200 66,300'],
  })
  const ruff = [
    '-80,120 -70,190 -90,250',
    '-40,110 -36,200 -44,270',
    '4,110 4,210 0,286',
    '46,110 44,200 52,266',
    '84,120 80,190 96,244',
  ]
    .map((line) => s.blade(line, 58, light(coat, 0.9), 'spike'))
    .join('')
  const antlers = s.both(
    (half) =>
      half.cord('26,-74 60,-140 120,-190 132,-270 96,-330', 17, horn, 'out') +
      half.cord('84,-166 70,-220 84,-262', 12, horn, 'out') +
      half.cord('124,-200 176,-226 190,-280', 12, horn, 'out') +
      half.cord('40,-104 16,-150 -6,-160', 12, horn, 'out'),
  )
  const ears = s.both(
    (half) => half.blade('44,-50 92,-74 130,-58', 38, coat) + half.blade('58,-56 90,-66 114,-58', 16, '#d8a8a0'),
  )
  const head = s.cloth('-62,-40 -40,-84 0,-92 40,-84 62,-40 56,30 42,86 0,104 -42,86 -56,30', coat, {
    shades: ['14,-90! 70,-50 64,40 40,100! 16,100! 30,20'],
  })
  const muzzle = s.fill('-42,50 -20,34 0,40 20,34 42,50 38,88 0,103 -38,88', light(coat, 0.9))
  const eyes = s.both(
    (half) =>
      half.oval(40, -18, 11, 13, '#2a1a1c', ink(coat), 3) +
      half.disc(37, -23, 4, '#ffffff') +
      half.stroke('24,-36 40,-40 56,-30', 4, ink(coat)),
  )
  const nose =
    s.oval(0, 66, 24, 16, '#4a2a30') +
    s.oval(-7, 60, 8, 4, '#ffffff', undefined) +
    s.stroke('-16,90 0,95 16,90', 3, ink(coat))
  return neck + ruff + antlers + ears + head + muzzle + eyes + nose
}

export const SNOW_JOURNEY: PropTable = {
  sledge,
  'ice-puzzle': icePuzzle,
  'mirror-splinter': mirrorSplinter,
  reins,
  muff,
  reindeer,
}

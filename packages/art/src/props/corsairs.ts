import { ink, light, shade } from '../draw/color.ts'
import { star } from '../draw/plants.ts'
import { path } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { flagIn } from './options.ts'
import { Sketch } from './sketch.ts'

/** The chart of an island: a coast, a row of steps and a cross; held by its lower edge. */
const treasureMap: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const sheet = colorIn(options, 'color', '#f2dfae')
  const line = '#7a5230'
  const outline =
    '-138,4! -120,-6 -128,-60 -116,-70! -134,-120 -120,-176 -138,-232! -80,-240 -60,-226! 0,-238 60,-228 132,-240! 122,-190 134,-170! 122,-110 136,-60 126,6! 60,-6 40,6! -40,-4'
  const isle = '-70,-60 -92,-110 -60,-160 -10,-150 20,-196 70,-180 92,-130 66,-104 80,-60 30,-36 -20,-52'
  const steps = [
    [-64, -96],
    [-44, -108],
    [-22, -112],
    [0, -106],
    [18, -92],
    [34, -82],
  ].map(([x = 0, y = 0], i) =>
    s.stroke(`${x - 6},${y + (i % 2 ? 3 : -2)} ${x + 6},${y - (i % 2 ? 3 : -2)}`, 6, '#5a2a20', { profile: 'even' }),
  )
  const cross = s.stroke('36,-90 68,-58', 13, '#d8221e') + s.stroke('68,-92 34,-56', 13, '#d8221e')
  const hills = [-14, 8, 30].map((x) =>
    s.stroke(`${x - 12},-132 ${x},-156 ${x + 12},-132`, 4, line, { profile: 'even' }),
  )
  const rose = path(star(-92, -196, 26, { points: 8, waist: 0.36 }), '#b8502e', { stroke: line, 'stroke-width': 2 })
  const waves = [
    [84, -210],
    [100, -28],
    [-108, -26],
  ].map(([x = 0, y = 0]) =>
    s.stroke(`${x - 16},${y} ${x - 8},${y - 7} ${x},${y} ${x + 8},${y - 7} ${x + 16},${y}`, 3.4, '#5a7a9a', {
      profile: 'even',
    }),
  )
  const curl =
    s.cloth('-138,4! -124,-18 0,-8 126,-18 128,6! 40,18 -60,18', shade(sheet, 0.5)) +
    s.cloth('-140,-232! -100,-256 0,-248 130,-258 134,-238! 40,-226 -60,-222', shade(sheet, 0.4))
  return (
    s.cloth(outline, sheet, {
      lineWidth: 3.4,
      shades: ['60,-240! 140,-240! 140,10! 70,0! 100,-110'],
      folds: ['2.6 both | -46,-230 -44,-120 -48,0', '2.6 both | 48,-230 50,-120 46,0'],
    }) +
    s.inked(isle, '#d8c078', 3.4, line) +
    hills.join('') +
    steps.join('') +
    cross +
    rose +
    waves.join('') +
    curl
  )
}

const APPLES = [
  [-150, 2, '#d8322e'],
  [-96, 14, '#e8b03a'],
  [-34, 20, '#c8281e'],
  [40, 20, '#8ab03a'],
  [104, 12, '#d8322e'],
  [156, 0, '#e0602a'],
] as const

/** The barrel of apples a boy can hide in: `back` draws the rim behind him. */
const appleBarrel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#9a6236')
  const iron = colorIn(options, 'iron', '#5f6a80')
  if (flagIn(options, 'back'))
    return s.oval(0, 0, 216, 54, shade(wood, 1.6), ink(wood), 7) + s.oval(0, 6, 196, 44, '#2a1820')
  const apple = ([x, y, c]: (typeof APPLES)[number]) =>
    s.cloth(
      `${x},${y - 28}! ${x + 20},${y - 38} ${x + 38},${y - 20} ${x + 34},${y + 14} ${x},${y + 30} ${x - 34},${y + 14} ${x - 38},${y - 20} ${x - 20},${y - 38}`,
      c,
      { shades: [`${x + 6},${y - 20}! ${x + 44},${y - 20} ${x + 36},${y + 20} ${x},${y + 32}! ${x + 18},${y + 8}`] },
    ) +
    s.oval(x - 15, y - 14, 6, 9, '#ffffff') +
    s.cord(`${x},${y - 26} ${x + 4},${y - 42}`, 5, '#5a3a20') +
    s.blade(`${x + 4},${y - 38} ${x + 16},${y - 50} ${x + 30},${y - 46}`, 13, '#5a9a3a')
  const staves = Array.from({ length: 9 }, (_, i) => {
    const x = -176 + i * 44
    return `3 flat | ${x},44 ${x * 1.08},150 ${x * 1.06},290`
  })
  const body = s.cloth('-216,0! -214,20 -110,52 0,58 110,52 214,20 216,0! 240,130 232,300! -232,300! -240,130', wood, {
    lineWidth: 4,
    folds: staves,
    shades: ['90,40! 216,10! 240,130 232,300! 120,300! 130,160'],
    lights: ['-190,30! -150,44 -170,160 -160,290! -200,290! -212,150'],
  })
  return (
    APPLES.map(apple).join('') +
    body +
    s.trim('-214,8 -110,42 0,48 110,42 214,8', 14, light(wood, 0.3)) +
    s.trim('-228,84 -120,116 0,124 120,116 228,84', 22, iron) +
    s.trim('-238,196 -120,228 0,236 120,228 238,196', 22, iron) +
    [-150, -50, 50, 150].map((x) => s.disc(x, 112 - (x / 150) ** 2 * 8, 5, light(iron, 0.6), ink(iron), 2)).join('')
  )
}

/** What a marooned man dreams of, on a stick. */
const cheeseStick: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f6c84a')
  const holes = [
    [-40, -168, 14],
    [10, -150, 18],
    [52, -176, 11],
    [-8, -186, 8],
    [58, -144, 9],
  ].map(([x = 0, y = 0, r = 0]) => s.oval(x, y, r, r * 0.84, shade(c, 1), ink(c), 2.4))
  return (
    s.rod([0, 150], [0, -150], 15, '#8a5a34') +
    s.cloth('/-96,-130 -96,-192 96,-206 96,-130', c, { lineWidth: 4, shades: ['/20,-210 96,-210 96,-130 40,-130'] }) +
    s.cloth('/-96,-192 20,-262 96,-206', light(c, 0.4), { lineWidth: 4 }) +
    holes.join('') +
    s.oval(10, -228, 12, 6, shade(c, 0.7)) +
    s.rod([2, -236], [6, -290], 9, '#8a5a34')
  )
}

/** A pair of pieces of eight with their pillars. */
const piecesOfEight: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d8dce8')
  const coin = (x: number, y: number, r: number, degrees: number) =>
    s.place(
      x,
      y,
      s.disc(0, 0, 50, c, ink(c), 6) +
        s.disc(0, 0, 39, 'none', shade(c, 1), 3.4) +
        s.both((half) => half.rod([15, 26], [15, -24], 9, shade(c, 0.5))) +
        s.trim('-26,-28 26,-28', 5, shade(c, 0.5)) +
        s.stroke('-30,14 0,24 30,14', 6, shade(c, 1)) +
        s.stroke('-34,-20 -20,-36', 6, '#ffffff'),
      r,
      degrees,
    )
  return coin(-58, -30, 0.8, -24) + coin(50, -46, 0.86, 18) + coin(-4, 6, 1, 0) + coin(74, 26, 0.7, 40)
}

/** The summons of pirates: a scrap of paper with a round black spot. */
const blackSpot: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f0e2c0')
  return (
    s.cloth('-60,30! -70,-20 -58,-40! -66,-90 -20,-100 0,-92! 40,-104 66,-92! 58,-40 70,0 60,34! 10,24 -20,38!', c, {
      lineWidth: 3.4,
      shades: ['20,-100! 70,-96! 70,40! 30,30! 44,-30'],
    }) +
    s.disc(2, -34, 34, '#1a141c') +
    s.stroke('24,-60 36,-76 30,-88', 8, '#1a141c', { profile: 'out' })
  )
}

const shovel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colorIn(options, 'color', '#8a94a8')
  return (
    s.rod([0, -250], [0, 170], 18, '#8a5a34') +
    s.cord('-34,-262 -20,-250 20,-250 34,-262', 15, '#8a5a34') +
    s.metal('-54,150! 54,150! 60,230 40,290 0,330! -40,290 -60,230', iron, {
      gradient: '-54,0 54,0',
      folds: ['0,160 0,230 0,290'],
    }) +
    s.metal('/-16,90 16,90 20,160 -20,160', shade(iron, 0.4), { gradient: '-16,0 16,0' })
  )
}

export const CORSAIRS: PropTable = {
  'treasure-map': treasureMap,
  'apple-barrel': appleBarrel,
  'cheese-stick': cheeseStick,
  'pieces-of-eight': piecesOfEight,
  'black-spot': blackSpot,
  shovel,
}

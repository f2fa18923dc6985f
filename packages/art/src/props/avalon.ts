import { type Color, light, shade } from '../draw/color.ts'
import { group, type Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e8bc4c'

/** A boat from above, bow at the head of whoever lies in it, with a cushion below that head at (0, 0). */
const avalonBarge: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#6a4430')
  const lining = colorIn(options, 'lining', '#24306e')
  const hull =
    '0,-452! 74,-372 168,-264 236,-120 268,60 276,300 262,640 240,980! -240,980! -262,640 -276,300 -268,60 -236,-120 -168,-264 -74,-372'
  const well =
    '0,-356 62,-310 138,-220 198,-96 226,70 232,300 220,640 204,980! -204,980! -220,640 -232,300 -226,70 -198,-96 -138,-220 -62,-310'
  return (
    wake(s) +
    s.cloth(hull, wood, {
      gradient: '-276,-200 276,400',
      shades: ['40,-420! 170,-264 240,-120 272,60 280,300 266,640 242,980! 212,980! 236,300 226,40 190,-110 130,-230'],
      folds: [
        '4 both | -30,-400 -150,-260 -224,-110 -254,70 -262,300',
        '4 both | 30,-400 150,-260 224,-110 254,70 262,300',
      ],
    }) +
    s.trim(
      '-240,980 -262,640 -276,300 -268,60 -236,-120 -168,-264 -74,-372 0,-452 74,-372 168,-264 236,-120 268,60 276,300 262,640 240,980',
      13,
      GOLD,
    ) +
    s.cloth(well, lining, {
      gradient: '-200,-300 200,400',
      shades: ['-62,-310! -138,-220 -198,-96 -226,70 -232,300! -190,300! -186,70 -160,-80 -104,-200 -30,-270 60,-300!'],
      folds: [
        '3 both | -120,-190 -176,-60 -200,120',
        '3 both | 130,-180 180,-60 204,120',
        '3 both | 0,-330 2,-280 0,-240',
      ],
    }) +
    stars(s) +
    prow(s) +
    cushion(s, colorIn(options, 'cushion', '#f4ecf6'))
  )
}

/** The water parts before the bow. */
function wake(s: Sketch): Svg {
  return s.both((half) =>
    ['0,-500 120,-400 236,-250 310,-60 344,160', '30,-560 170,-440 300,-270 384,-40 420,220']
      .map((line, index) => half.stroke(line, 9 - index * 3, '#fff6e4', { opacity: 0.6 - index * 0.22, steps: 24 }))
      .join(''),
  )
}

/** Gold thread in the lining. */
function stars(s: Sketch): Svg {
  return [
    [-150, -120],
    [-60, -262],
    [66, -246],
    [160, -110],
    [-198, 40],
    [200, 60],
    [4, -310],
  ]
    .map(([x = 0, y = 0]) =>
      s.fill(
        `/${x},${y - 13} ${x + 3},${y - 3} ${x + 13},${y} ${x + 3},${y + 3} ${x},${y + 13} ${x - 3},${y + 3} ${x - 13},${y} ${x - 3},${y - 3}`,
        '#f4d88a',
        0.9,
      ),
    )
    .join('')
}

function prow(s: Sketch): Svg {
  return (
    s.metal('0,-520! 20,-470 26,-420 0,-380! -26,-420 -20,-470', GOLD, {
      gradient: '-26,-460 26,-420',
      shines: ['5 both | -8,-490 -14,-440 -6,-400'],
    }) + s.gem(0, -430, 11, '#c8283a', { setting: GOLD })
  )
}

function cushion(s: Sketch, color: Color): Svg {
  const tassel = (half: Sketch, x: number, y: number) =>
    half.disc(x, y, 12, GOLD, shade(GOLD, 2), 3) +
    half.blade(`${x},${y} ${x + 14},${y + 18} ${x + 22},${y + 44}`, 22, light(GOLD, 0.2), 'blunt')
  return (
    s.both((half) => tassel(half, 196, 96) + tassel(half, 178, -206)) +
    s.cloth(
      '-180,-206! -90,-190 0,-212 90,-190 180,-206! 176,-120 214,-60 182,20 200,98! 100,84 0,96 -100,84 -200,98! -182,20 -214,-60 -176,-120',
      color,
      {
        gradient: '-180,-200 180,100',
        shades: ['180,-206! 150,-110 170,-50 140,30 100,84! 200,98! 182,20 214,-60 176,-120'],
        folds: [
          '3 out | 176,-200 130,-150 110,-100',
          '3 out | -176,-200 -130,-150 -112,-96',
          '3 out | 196,92 150,56 134,10',
        ],
      },
    ) +
    s.trim('-180,-206 -90,-190 0,-212 90,-190 180,-206', 7, GOLD)
  )
}

/** A royal mantle drawn up over a sleeper, its edge turned back in ermine at (0, 0). */
const ermineMantle: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const velvet = colorIn(options, 'color', '#9a1a2e')
  const fur = colorIn(options, 'fur', '#fffaf6')
  const tails = [
    [-170, 34],
    [-120, 12],
    [-74, 40],
    [-24, 18],
    [30, 44],
    [80, 16],
    [128, 42],
    [172, 20],
  ]
  return (
    s.cloth('-236,20! -120,-4 0,12 120,-4 236,20! 246,200 232,620! -232,620! -246,200', velvet, {
      gradient: '-230,0 230,500',
      shades: [
        '130,40! 190,200 170,620! 240,620! 250,200 236,20!',
        '-60,60! -36,220 -60,420 -20,620! 10,620! -4,420 10,220 -10,60!',
      ],
      folds: ['4 out | -150,60 -170,220 -150,420', '4 out | 60,60 74,220 60,400', '3 out | -90,60 -96,160 -84,260'],
    }) +
    s.cloth('-240,-16! -120,-32 0,-20 120,-34 240,-16! 248,40 236,66! 120,50 0,66 -120,52 -236,68! -248,40', fur, {
      gradient: '-230,-30 230,70',
      shades: ['-236,68! -120,52 0,66 120,50 236,66! 240,48! 120,34 0,48 -120,36 -240,50!'],
    }) +
    tails
      .map(([x = 0, y = 0]) => s.fill(`${x},${y - 14}! ${x + 8},${y + 4} ${x},${y + 16}! ${x - 8},${y + 4}`, '#2a2230'))
      .join('')
  )
}

/** A spray of apple blossom laid down at (0, 0), with one ripe apple in it. */
const appleSpray: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const petal = colorIn(options, 'color', '#ffe4ec')
  const flower = (x: number, y: number, size: number) =>
    s.place(
      x,
      y,
      [0, 72, 144, 216, 288]
        .map((turn) =>
          group(
            { transform: `rotate(${turn})` },
            s.inked('0,-2! 15,-14 12,-32 0,-36 -12,-32 -15,-14', petal, 2.4, '#b86a84'),
          ),
        )
        .join('') + s.disc(0, 0, 8, '#f4c850', '#a8782a', 2),
      size,
      x,
    )
  return (
    s.cord('-130,30 -60,10 10,4 110,-26', 9, '#6a4632', 'out') +
    ['-70,14 -96,-22 -128,-32', '-10,6 -20,44 -50,66', '50,-8 70,26 104,34', '80,-18 92,-54 126,-66']
      .map((line) => s.blade(line, 30, '#6a9a4a'))
      .join('') +
    s.cloth('0,-46 26,-53 56,-42 70,-8 64,30 44,54 16,60 0,57 -16,60 -44,54 -64,30 -70,-8 -56,-42 -26,-53', '#d8323a', {
      gradient: '-60,-50 60,50',
    }) +
    s.stroke('-40,-30 -52,-6 -42,20', 7, '#fff0e4') +
    s.cord('2,-44 6,-60 16,-74', 6, '#6a4632') +
    flower(-108, 0, 0.9) +
    flower(108, -20, 1) +
    flower(-62, -60, 0.7) +
    flower(66, 58, 0.74)
  )
}

export const AVALON: PropTable = {
  'avalon-barge': avalonBarge,
  'ermine-mantle': ermineMantle,
  'apple-spray': appleSpray,
}

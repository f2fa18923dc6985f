import { type Color, light, shade } from '../draw/color.ts'
import { group, type Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A standard that streams to the right of its pole, shot through in battle; a fist holds the pole at (0, 0). */
const shotStandard: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const field = colorIn(options, 'color', '#2a4f9a')
  const cross = colorIn(options, 'cross', '#f6f2ea')
  const gold = colorIn(options, 'gold', '#e8bc4c')
  const cloth =
    '8,-470! 110,-520 230,-462 350,-500 470,-548 590,-490 660,-520! 640,-400 668,-300! 632,-240 656,-150! 560,-120 450,-176 340,-140 220,-96 110,-150 8,-110!'
  const painted =
    s.fill(
      '8,-326! 120,-368 230,-310 350,-352 470,-398 580,-344 680,-372! 680,-306 580,-276 470,-330 350,-282 230,-238 120,-296 8,-256!',
      cross,
    ) +
    s.fill('268,-600! 346,-620! 350,-80! 280,-60!', cross) +
    LILIES.map(([x = 0, y = 0, turn = 0]) => s.place(x, y, lily(s, gold), 0.62, turn)).join('')
  return (
    s.rod([0, 430], [0, -560], 20, colorIn(options, 'pole', '#7a5230')) +
    s.metal('0,-640! 22,-600 16,-566 0,-556 -16,-566 -22,-600', gold, { gradient: '-22,-600 22,-600' }) +
    s.cloth(cloth, field, {
      gradient: '0,-520 400,-100',
      shades: [
        '120,-520! 170,-500 232,-462 222,-96 170,-120 130,-146! 150,-300',
        '350,-500! 420,-530 470,-548 450,-176 400,-160 340,-140! 372,-300',
        '590,-490! 660,-520! 640,-400 668,-300! 632,-240 656,-150! 590,-128! 612,-300',
      ],
      folds: [
        '4 out | 232,-460 214,-340 222,-200',
        '4 out | 470,-544 448,-400 452,-260',
        '4 out | 350,-498 366,-400 346,-300',
      ],
    }) +
    s.clipped(cloth, group({ opacity: 0.92 }, painted) + billows(s)) +
    s.trim('8,-110 110,-150 220,-96 340,-140 450,-176 560,-120 656,-150', 9, gold) +
    s.trim('8,-470 110,-520 230,-462 350,-500 470,-548 590,-490 660,-520', 9, gold) +
    HOLES.map(([x = 0, y = 0, size = 1]) => s.place(x, y, hole(s, field), size)).join('')
  )
}

const LILIES: readonly (readonly number[])[] = [
  [110, -408, -6],
  [196, -176, 6],
  [436, -452, -10],
  [560, -190, 4],
  [84, -190, -4],
  [440, -228, 2],
]

const HOLES: readonly (readonly number[])[] = [
  [176, -402, 1],
  [420, -280, 1.2],
  [118, -236, 0.8],
  [540, -420, 0.9],
]

/** The folds of a cloth in the wind, over whatever is painted on it. */
function billows(s: Sketch): Svg {
  return (
    s.fill('150,-620! 232,-600! 222,-60! 160,-60! 186,-300', '#12163a', 0.3) +
    s.fill('372,-620! 472,-640! 452,-60! 390,-60! 418,-300', '#12163a', 0.3) +
    s.fill('30,-600! 92,-600! 84,-60! 40,-60!', '#fff6dc', 0.16) +
    s.fill('262,-600! 330,-600! 320,-60! 268,-60!', '#fff6dc', 0.2)
  )
}

function hole(s: Sketch, field: Color): Svg {
  return (
    s.inked('/-20,-8 -8,-22 4,-12 18,-18 16,0 24,12 8,16 -4,24 -10,10 -24,8', '#ffd9a0', 4, shade(field, 2)) +
    s.fill('/-12,-4 -4,-12 8,-8 10,4 2,12 -10,6', '#fff0cc')
  )
}

function lily(s: Sketch, gold: Color): Svg {
  return (
    s.both((half) => half.inked('4,10! 18,-22 44,-22 46,2 30,8 34,-6 22,0 12,26!', gold, 3)) +
    s.inked('0,-62! 18,-26 10,10 0,30 -10,10 -18,-26', gold, 3) +
    s.inked('/-26,12 26,12 26,24 -26,24', gold, 3) +
    s.both((half) => half.inked('2,26! 12,44 26,46 14,54 0,44!', gold, 2.6))
  )
}

/** A tall stem of white lilies; fingers hold it at (0, 0). */
const lilyStem: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const green = colorIn(options, 'stem', '#4f7a4a')
  const leaf = (line: string) => s.blade(line, 26, green)
  return (
    s.cord('10,190 0,60 4,-80 -10,-190 2,-260', 10, green, 'out') +
    ['4,40 -40,10 -72,-40', '2,-20 44,-50 66,-104', '0,-110 -36,-130 -62,-176', '6,110 46,100 80,60']
      .map(leaf)
      .join('') +
    s.cord('2,-240 30,-270 56,-296', 7, green) +
    s.cord('-8,-170 -34,-206 -44,-232', 7, green) +
    s.place(72, -312, bloom(s, options), 0.9, 46) +
    s.blade('-42,-220 -62,-262 -58,-316', 40, light(colorIn(options, 'color', '#fffaf4'), 0.2)) +
    s.stroke('-46,-226 -60,-262 -58,-300', 5, '#a8c07a') +
    s.place(-6, -296, bloom(s, options), 1.08, -8)
  )
}

/** One open lily seen from the side, its throat at (0, 0). */
function bloom(s: Sketch, options: Parameters<PropPiece>[1]): Svg {
  const white = colorIn(options, 'color', '#fffaf4')
  const petal = (line: string, width: number) => s.blade(line, width, white)
  return (
    petal('0,20 -10,-40 -20,-108', 46) +
    petal('0,20 14,-40 34,-100', 46) +
    ['-2,0 -6,-50 -14,-86', '2,0 6,-54 6,-92', '4,0 14,-48 26,-80']
      .map((line) => s.stroke(line, 4, '#8aa84a', { profile: 'even' }))
      .join('') +
    [
      [-14, -88],
      [6, -96],
      [27, -83],
    ]
      .map(([x = 0, y = 0]) => s.oval(x, y, 5, 8, '#d8782a', '#7a3a1a', 2))
      .join('') +
    petal('0,24 -34,-22 -84,-56', 48) +
    petal('0,24 38,-20 90,-44', 48) +
    petal('0,26 4,-14 -2,-62', 50) +
    s.stroke('0,18 -34,-20 -70,-46', 3, '#b8c890') +
    s.stroke('0,18 38,-18 74,-36', 3, '#b8c890') +
    s.fill('-16,30! 0,8 16,30! 0,52', '#a8c07a')
  )
}

export const MUSKETEERS: PropTable = {
  'shot-standard': shotStandard,
  'lily-stem': lilyStem,
}

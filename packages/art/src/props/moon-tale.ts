import { ink, light, shade } from '../draw/color.ts'
import { feather, flower, sparkle } from '../draw/plants.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import type { Options } from '../spec.ts'
import { flagIn } from './options.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e8c04e'

/** Light that a picture may ask for. */
function halo(options: Options, glow: string): string {
  return flagIn(options, 'glow') ? glow : ''
}

/** A tiny princess in her layers, seen whole. */
function tinyPrincess(s: Sketch): string {
  return (
    s.inked('-34,0! -26,-44 -12,-62 12,-62 26,-44 34,0! 0,8', '#f0668a', 3) +
    s.inked('-14,-60! 0,-20! 14,-60!', '#fff6e8', 2.4) +
    s.fill('-26,-62 -30,-92 0,-116 30,-92 26,-62 24,-20 14,-54 -14,-54 -24,-20', '#1e1a28') +
    s.disc(0, -80, 18, '#fff0e4', '#7a4a4c', 2.4) +
    s.fill('-19,-82! -16,-100 0,-104 16,-100 19,-82! 8,-92 -8,-92', '#1e1a28') +
    s.both((half) => half.disc(7, -78, 2.6, '#2a1a28')) +
    s.stroke('-4,-70 0,-68 4,-70', 2.4, '#c8405a')
  )
}

/** A cane of bamboo that was cut and shines from within; `girl` sits in it. */
const glowingBamboo: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#5f9a4a')
  const glow = canvas.glow(
    [
      [0, '#fffde0', 1],
      [0.35, '#fff0a0', 0.7],
      [1, '#ffe27a', 0],
    ],
    0,
    -60,
    240,
  )
  const cane = (top: number, bottom: number) =>
    s.metal(`/-46,${bottom} -46,${top + 30} 46,${top - 20} 46,${bottom}`, c, { gradient: '-46,0 46,0' })
  const rings = [130, 300].map((y) => s.trim(`-48,${y} 0,${y + 8} 48,${y}`, 13, light(c, 0.5)))
  const leaves = ['44,120 110,70 170,84', '44,128 120,130 168,170', '-44,300 -110,270 -160,300'].map((line) =>
    s.blade(line, 30, light(c, 0.15)),
  )
  return (
    halo(options, glow) +
    s.inked('/-46,-10 -46,-60 46,-110 46,-10', '#fffbe0', 4, ink(c)) +
    (flagIn(options, 'girl', true) ? s.place(0, 6, tinyPrincess(s), 1.05) : '') +
    cane(6, 460) +
    rings.join('') +
    leaves.join('') +
    sparkle(-70, -130, 22, '#fffbe0') +
    sparkle(76, -60, 16, '#fffbe0')
  )
}

/** A heavy blade for cutting cane. */
const billhook: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#cfd8e6')
  return (
    s.rod([0, -30], [0, 130], 26, '#8a5a30') +
    s.metal('-22,-30! -24,-190 -60,-232! -10,-248 40,-236! 46,-150 24,-30!', c, {
      gradient: '-30,0 46,0',
      shines: ['6 both | 30,-210 30,-60'],
    }) +
    s.fill('-22,-30! -24,-190 -60,-232! -30,-220 -8,-180 -6,-30!', '#7a869c', 0.9) +
    s.trim('-18,-28 18,-28', 14, '#4a4a5c') +
    [20, 60, 100].map((y) => s.stroke(`-13,${y} 13,${y + 10}`, 6, '#5a3418', { profile: 'even' })).join('')
  )
}

/** A cradle of woven bamboo and the child asleep in it. */
const cradleBasket: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#c8a45a')
  const weave = Array.from({ length: 22 }, (_, index) =>
    s.stroke(
      `${-104 + (index % 11) * 20},${index < 11 ? 10 : 42} ${-90 + (index % 11) * 20},${index < 11 ? 40 : 72}`,
      10,
      index % 2 ? shade(c, 0.8) : light(c, 0.3),
      { profile: 'even' },
    ),
  )
  const glow = canvas.glow(
    [
      [0, '#fffbe0', 0.9],
      [0.5, '#ffe9a0', 0.4],
      [1, '#ffe27a', 0],
    ],
    0,
    -40,
    190,
  )
  return (
    halo(options, glow) +
    s.cord('-100,0 -80,-66 0,-96 80,-66 100,0', 13, c) +
    s.inked('-84,0! -70,-50 -10,-62 60,-44 84,0!', '#f5a8b8', 4) +
    s.disc(-34, -42, 30, '#fff0e4', '#8c4a4c', 3.4) +
    s.fill('-64,-46! -62,-76 -30,-82 -4,-60! -20,-64 -44,-62', '#1e1a28') +
    s.stroke('-50,-40 -44,-36 -38,-40', 3, '#3a2028') +
    s.stroke('-28,-40 -22,-36 -16,-40', 3, '#3a2028') +
    s.fill('-38,-28 -32,-24 -26,-28 -32,-26', '#c8405a') +
    [
      [20, -34],
      [50, -24],
      [6, -14],
    ]
      .map(([x = 0, y = 0]) => flower(x, y, 10, '#fff6f0'))
      .join('') +
    s.cloth('-116,-4! -96,84 0,98 96,84 116,-4! 0,14', c, { extra: weave.join('') }) +
    s.trim('-118,-4 0,14 118,-4', 15, light(c, 0.2))
  )
}

/** A letter in running hand, a branch in bloom laid behind it. */
const branchLetter: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f8f2e6')
  const columns = [44, 18, -8, -34].map((x, index) =>
    s.stroke(
      `${x},-148 ${x - 7},-116 ${x + 6},-84 ${x - 6},-52 ${x + 4},-20 ${x - 3},${8 - index * 22}`,
      5,
      '#3a3046',
      { profile: 'both', steps: 30 },
    ),
  )
  const blooms: readonly (readonly [number, number])[] = [
    [100, -206],
    [76, -160],
    [116, -150],
    [-78, -66],
    [-84, -110],
  ]
  return (
    s.cord('-30,130 -60,20 -76,-110', 8, '#5a3a34', 'out') +
    s.cord('10,140 60,-20 80,-120 104,-210', 9, '#5a3a34', 'out') +
    s.cloth('/-60,-170 66,-182 76,36 -50,48', c, {
      folds: ['-62,-60 72,-72'],
      shades: ['/34,-180 70,-184 80,40 44,44'],
    }) +
    columns.join('') +
    blooms.map(([x, y], index) => flower(x, y, index % 2 ? 16 : 20, '#f7b8d8')).join('') +
    s.cord('-58,0 74,-14', 9, '#8a5ac0')
  )
}

/** The vase that holds the drink against death, smoking. */
const elixirVase: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#4fb8a0')
  const glow = canvas.glow(
    [
      [0, '#eafff6', 0.8],
      [1, c, 0],
    ],
    0,
    -50,
    130,
  )
  return (
    halo(options, glow) +
    s.stroke('0,-130 -30,-170 20,-210 -20,-260 10,-300', 20, '#f2ecff', { opacity: 0.75 }) +
    s.cloth('-22,30! -58,-10 -60,-56 -26,-92 -18,-116! 18,-116! 26,-92 60,-56 58,-10 22,30!', c, {
      gradient: '-60,-60 60,0',
      shades: ['14,-118! 66,-60 60,0 26,34! 10,34! 40,-40'],
      lights: ['-44,-20! -46,-54 -26,-76! -32,-50 -34,-18!'],
    }) +
    s.trim('-54,-20 0,-8 54,-20', 8, GOLD) +
    s.trim('-24,-92 0,-86 24,-92', 8, GOLD) +
    s.inked('-20,-116! 20,-116! 14,-134! -14,-134!', GOLD, 3) +
    s.disc(0, -40, 15, '#fff6dc', ink(GOLD), 3)
  )
}

/** A lacquer box from which a robe of feathers spills. */
const robeBox: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#5a3f8a')
  const glow = canvas.glow(
    [
      [0, '#fffbf0', 0.95],
      [0.5, '#e8e0ff', 0.4],
      [1, '#d8ccff', 0],
    ],
    0,
    -70,
    200,
  )
  const plumes = [-70, -44, -20, 6, 30, 54, 80].map((d, index) =>
    s.place(
      d * 0.6,
      -20,
      feather(s.points(`0,0 8,-60 ${d * 0.3},-${120 + (index % 3) * 24}`), 40, index % 2 ? '#ffffff' : '#dfe8ff'),
      1,
      d * 0.5,
    ),
  )
  return (
    halo(options, glow) +
    plumes.join('') +
    s.cloth('/-104,-30 104,-30 96,66 -96,66', c, { shades: ['/40,-36 110,-36 104,70 40,70'] }) +
    s.trim('-106,-28 106,-28', 14, GOLD) +
    s.trim('-98,60 98,60', 10, GOLD) +
    s.disc(0, 14, 24, '#fff6dc', ink(GOLD), 4) +
    s.both((half) => half.blade('98,-20 130,60 116,140', 34, '#eaf0ff'))
  )
}

export const MOON_TALE: PropTable = {
  'glowing-bamboo': glowingBamboo,
  billhook,
  'cradle-basket': cradleBasket,
  'branch-letter': branchLetter,
  'elixir-vase': elixirVase,
  'robe-box': robeBox,
}

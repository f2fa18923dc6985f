import { ink, light, shade } from '../draw/color.ts'
import { group } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A heart of stuffed velvet. */
const velvetHeart: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d8243f')
  const gold = colorIn(options, 'trim', '#f2c84a')
  const outline = '0,78! -50,40 -92,-8 -84,-62 -42,-82 0,-46! 42,-82 84,-62 92,-8 50,40'
  return (
    canvas.glow(
      [
        [0, '#fff0c8', 0.9],
        [1, '#ffb0a0', 0],
      ],
      0,
      -4,
      128,
    ) +
    s.cloth(outline, c, {
      shades: ['60,-70! 92,-30 70,20 0,78! 20,30 66,-10'],
      lights: ['-66,-58! -40,-70 -26,-50! -50,-40 -70,-20!'],
      folds: ['0,-44 -6,-14 2,8', '-62,10 -40,20 -24,40', '60,6 40,18 26,38'],
    }) +
    s.trim('0,-46 -42,-80 -84,-60 -90,-8 -50,40 0,77 50,40 90,-8 84,-60 42,-80 0,-46', 6, gold) +
    ['-30,60 -40,68', '30,60 40,68', '-84,-20 -98,-24', '84,-20 98,-24'].map((line) => s.stroke(line, 4, gold)).join('')
  )
}

/** Water thrown across from the left, caught in the air. */
const splash: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8ad4f4')
  const tongues = [
    '-290,60 -180,-40 -60,-34 40,40',
    '-290,110 -170,60 -40,70 90,20',
    '-280,150 -150,130 0,150 150,90',
    '-60,170 60,110 150,130 230,40',
  ].map((line, index) => s.blade(line, 74 - index * 8, index % 2 ? light(c, 0.35) : c, 'leaf'))
  const drops = [
    [-120, -96, 15],
    [-30, -112, 10],
    [70, -50, 17],
    [128, 0, 11],
    [180, -60, 9],
    [226, -10, 14],
    [-200, -80, 9],
  ].map(
    ([x = 0, y = 0, r = 9]) =>
      s.disc(x, y, r, light(c, 0.4), ink(c), 3) + s.disc(x - r * 0.3, y - r * 0.3, r * 0.32, '#ffffff'),
  )
  const foam =
    s.stroke('-270,70 -160,0 -50,0 30,50', 9, '#ffffff') + s.stroke('-250,142 -140,120 0,136 140,84', 8, '#ffffff')
  return group({ opacity: 0.9 }, tongues, drops, foam)
}

/** A bird's spread wings behind the shoulders. */
const featherWings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#9a7450')
  const bar = colorIn(options, 'bars', shade(c, 1.4))
  const rows = [
    { count: 9, length: 250, width: 54, color: shade(c, 0.7) },
    { count: 8, length: 176, width: 50, color: c },
    { count: 7, length: 110, width: 44, color: light(c, 0.6) },
  ]
  return s.both((half) =>
    rows
      .flatMap(({ count, length, width, color }, row) =>
        Array.from({ length: count }, (_, index) => {
          const u = index / (count - 1)
          const [x, y] = [50 + u * 160, 70 - u * 220]
          const angle = 1.5 - u * 2.1
          const tip = (share: number) =>
            `${(x + Math.cos(angle) * length * share).toFixed(1)},${(y + Math.sin(angle) * length * share).toFixed(1)}`
          const feather = half.blade(`${x.toFixed(1)},${y.toFixed(1)} ${tip(0.55)} ${tip(1)}`, width, color)
          return (
            feather + (row === 0 ? half.stroke(`${tip(0.7)} ${tip(0.74)}`, width * 0.6, bar, { opacity: 0.5 }) : '')
          )
        }),
      )
      .concat(half.cord('36,90 110,-40 214,-156', 26, light(c, 0.4)))
      .join(''),
  )
}

/** A pair of pointed silver shoes with buckles. */
const silverShoes: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#dfe6f4')
  const shoe =
    s.inked('-92,22! -96,58 -78,60 -70,26!', shade(c, 1.2), 4) +
    s.metal('-96,-34! -60,-44 -30,-6 20,4 70,4 128,-22! 122,14 60,34 -90,30! -100,0', c, {
      gradient: '0,-40 0,36',
      shines: ['-70,-26 -50,-10 -20,4', '20,12 66,10 104,-2'],
    }) +
    s.inked('-92,-34! -62,-42 -36,-10! -60,-2 -84,-8', shade(c, 1.6), 3) +
    s.inked('/-26,-16 14,-10 10,22 -28,18', 'none', 7, '#8a94c0') +
    s.inked('/-26,-16 14,-10 10,22 -28,18', 'none', 4, '#ffffff')
  const star = (x: number, y: number, r: number) =>
    s.fill(
      `/${x},${y - r} ${x + r * 0.2},${y - r * 0.2} ${x + r},${y} ${x + r * 0.2},${y + r * 0.2} ${x},${y + r} ${x - r * 0.2},${y + r * 0.2} ${x - r},${y} ${x - r * 0.2},${y - r * 0.2}`,
      '#ffffff',
    )
  const halo = canvas.glow(
    [
      [0, '#ffffff', 0.5],
      [0.5, '#c8e8ff', 0.26],
      [1, '#c8e8ff', 0],
    ],
    0,
    0,
    190,
  )
  return (
    halo + s.place(34, -34, shoe, 0.92, -8) + s.place(-14, 26, shoe, 1, 4) + star(118, -70, 34) + star(-104, -44, 22)
  )
}

/** The silken ribbon stretched between two bound hands. */
const silkenBond: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#c4a8f8')
  const band = (line: string, width: number, color: string) =>
    s.cord(line, width, color) + s.stroke(line, width * 0.26, light(color, 1.2))
  const runes = [-130, -62, 4, 70, 134].map((x) =>
    s.stroke(
      `${x - 7},${34 - Math.abs(x) * 0.14} ${x},${20 - Math.abs(x) * 0.14} ${x + 7},${34 - Math.abs(x) * 0.14}`,
      3.6,
      shade(c, 2),
    ),
  )
  return (
    s.blade('-190,-24 -226,40 -196,110 -230,170', 26, c) +
    s.blade('190,-30 228,30 200,96 236,160', 26, c) +
    band('-196,34 -110,-6 0,64 108,0 196,26', 17, shade(c, 0.7)) +
    band('-200,-4 -110,40 0,22 112,36 200,-10', 20, c) +
    s.both((half) => half.ring(190, 4, 26, 12, c)) +
    runes.join('')
  )
}

export const MARVELS: PropTable = {
  'silken-bond': silkenBond,
  'velvet-heart': velvetHeart,
  splash,
  'feather-wings': featherWings,
  'silver-shoes': silverShoes,
}

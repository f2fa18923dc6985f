import { ink, light, mix, shade } from '../draw/colour.ts'
import { group } from '../draw/svg.ts'
import { colourIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { textIn } from './options.ts'
import { Sketch } from './sketch.ts'

/** An oval looking-glass taller than its owner; the glass is lit from within. */
const lookingGlass: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colourIn(options, 'colour', '#e8bc4a')
  const glass = colourIn(options, 'glass', '#bfe8ff')
  const lit = canvas.radialGradient(
    [
      [0, '#ffffff'],
      [0.45, light(glass, 0.6)],
      [1, mix(glass, '#5a4ab8', 0.5)],
    ],
    0,
    -20,
    330,
  )
  const ripples = [90, 140, 190].map((r) => s.oval(0, -10, r, r * 1.24, 'none', '#ffffff', 4))
  const crest = s.both(
    (half) =>
      half.blade('14,-306 60,-352 118,-346', 44, gold) +
      half.blade('60,-300 128,-318 176,-286', 38, gold) +
      half.blade('238,-60 268,-110 252,-160', 30, gold) +
      half.blade('238,60 272,100 250,154', 30, gold),
  )
  return (
    crest +
    s.oval(0, 0, 236, 304, ink(gold)) +
    s.oval(0, 0, 231, 299, gold) +
    s.oval(0, 0, 224, 292, light(gold, 0.8)) +
    s.oval(2, 3, 216, 284, shade(gold, 1)) +
    s.oval(0, 0, 206, 274, lit, ink(gold), 4) +
    group({ opacity: 0.5 }, ripples) +
    s.fill('-150,-150! -60,-240 -20,-262! -120,-60 -176,60!', '#ffffff', 0.4) +
    s.gem(0, -318, 24, colourIn(options, 'gem', '#d5404f'), { setting: gold })
  )
}

/** Splinters of glass that fly outwards. */
const glassShards: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const tone = colourIn(options, 'colour', '#d8f2ff')
  const count = numberIn(options, 'count', 16)
  const shards = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + (index % 3) * 0.14
    const reach = 214 + ((index * 37) % 5) * 18
    const size = 0.55 + ((index * 29) % 7) / 7
    const shard =
      s.inked('/-14,-44 18,-30 24,18 -6,46 -22,6', tone, 3, ink(tone)) +
      s.fill('/-14,-44 18,-30 -2,2 -22,6', '#ffffff', 0.85) +
      s.fill('/24,18 -6,46 -2,2', shade(tone, 0.9), 0.6)
    return s.place(Math.cos(angle) * reach, Math.sin(angle) * reach * 1.18, shard, size, (index * 67) % 360)
  })
  return group({ opacity: 0.92 }, shards)
}

const CHESSMEN: Readonly<Record<string, (s: Sketch, colour: string) => string>> = {
  queen: (s, c) =>
    s.cloth('-20,-70! -34,10 -52,60 52,60 34,10 20,-70!', c, { shades: ['6,-70! 20,-70! 52,60! 14,60! 22,0'] }) +
    s.inked('/-40,-112 -26,-66 26,-66 40,-112 18,-90 0,-120 -18,-90', c, 4) +
    s.gem(0, -126, 10, light(c, 0.6)) +
    s.trim('-24,-64 0,-58 24,-64', 9, light(c, 0.5)),
  knight: (s, c) =>
    s.cloth('-44,60! -36,0 -52,-40 -84,-22! -94,-48 -50,-92 -30,-130! -10,-104 40,-84 50,-20 44,60!', c, {
      shades: ['20,-90! 50,-60! 50,60! 14,60! 26,-10'],
      folds: ['-8,-100 24,-60 26,0'],
    }) + s.disc(-42, -70, 6, ink(c)),
  pawn: (s, c) =>
    s.cloth('-18,-40! -24,20 -46,60 46,60 24,20 18,-40!', c, { shades: ['6,-40! 18,-40! 46,60! 12,60!'] }) +
    s.disc(0, -62, 30, c, ink(c), 4) +
    s.disc(-8, -70, 9, light(c, 0.9)),
}

/** A chessman: queen, knight or pawn. */
const chessPiece: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#f8f2ff')
  const man = CHESSMEN[textIn(options, 'piece', 'queen')] ?? CHESSMEN['queen']
  return (man?.(s, c) ?? '') + s.cloth('/-62,60 62,60 70,92 -70,92', c, { shades: ['/16,60 70,60 70,92 20,92'] })
}

/** A heart of stuffed velvet. */
const velvetHeart: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#d8243f')
  const gold = colourIn(options, 'trim', '#f2c84a')
  const outline = '0,78! -50,40 -92,-8 -84,-62 -42,-82 0,-46! 42,-82 84,-62 92,-8 50,40'
  return (
    s.disc(
      0,
      -4,
      128,
      canvas.radialGradient(
        [
          [0, '#fff0c8', 0.9],
          [1, '#ffb0a0', 0],
        ],
        0,
        -4,
        128,
      ),
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
  const c = colourIn(options, 'colour', '#8ad4f4')
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
  const c = colourIn(options, 'colour', '#9a7450')
  const bar = colourIn(options, 'bars', shade(c, 1.4))
  const rows = [
    { count: 9, length: 250, width: 54, colour: shade(c, 0.7) },
    { count: 8, length: 176, width: 50, colour: c },
    { count: 7, length: 110, width: 44, colour: light(c, 0.6) },
  ]
  return s.both((half) =>
    rows
      .flatMap(({ count, length, width, colour }, row) =>
        Array.from({ length: count }, (_, index) => {
          const u = index / (count - 1)
          const [x, y] = [50 + u * 160, 70 - u * 220]
          const angle = 1.5 - u * 2.1
          const tip = (share: number) =>
            `${(x + Math.cos(angle) * length * share).toFixed(1)},${(y + Math.sin(angle) * length * share).toFixed(1)}`
          const feather = half.blade(`${x.toFixed(1)},${y.toFixed(1)} ${tip(0.55)} ${tip(1)}`, width, colour)
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
  const c = colourIn(options, 'colour', '#dfe6f4')
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
  const halo = canvas.radialGradient(
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
    s.disc(0, 0, 190, halo) +
    s.place(34, -34, shoe, 0.92, -8) +
    s.place(-14, 26, shoe, 1, 4) +
    star(118, -70, 34) +
    star(-104, -44, 22)
  )
}

/** The silken ribbon stretched between two bound hands. */
const silkenBond: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#c4a8f8')
  const band = (line: string, width: number, colour: string) =>
    s.cord(line, width, colour) + s.stroke(line, width * 0.26, light(colour, 1.2))
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
  'looking-glass': lookingGlass,
  'glass-shards': glassShards,
  'chess-piece': chessPiece,
  'velvet-heart': velvetHeart,
  splash,
  'feather-wings': featherWings,
  'silver-shoes': silverShoes,
}

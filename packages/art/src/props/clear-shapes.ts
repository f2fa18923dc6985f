import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const BRASS = '#e0b04a'

/** Seven reeds of falling length with air between them, bound by two withies; held by the longest at (0, 0). */
const reedPipes: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d0a45c')
  const reeds = Array.from({ length: 7 }, (_, index) => {
    const x = index * 38
    const end = 74 - index * 36
    return (
      s.rod([x, -220], [x, end], 21, index % 2 ? shade(c, 0.5) : c) +
      s.oval(x, -221, 12, 5, '#4a2f1a', ink(c), 3) +
      s.stroke(`${x - 10},${end - 12} ${x + 10},${end - 12}`, 4, ink(c), { profile: 'even' })
    )
  })
  return (
    s.cord('-14,-160 100,-154 240,-160', 15, '#6a8a3a') +
    reeds.join('') +
    s.cord('-16,-184 100,-178 242,-184', 12, '#8a5a2a') +
    s.blade('-14,-182 -44,-200 -62,-236', 30, '#6a9a3a') +
    s.blade('-14,-176 -52,-172 -82,-184', 26, '#7aa84a')
  )
}

/** A ship's spyglass drawn out: three tubes, each thinner than the last, with wide rings; the thin end is below. */
const drawnSpyglass: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', BRASS)
  const leather = colorIn(options, 'leather', '#7a3a26')
  const ring = (y: number, half: number, tall = 22) =>
    s.metal(`/${-half},${y - tall / 2} ${half},${y - tall / 2} ${half},${y + tall / 2} ${-half},${y + tall / 2}`, c, {
      gradient: `${-half},${y} ${half},${y}`,
    })
  return (
    s.rod([0, 20], [0, 128], 26, c) +
    ring(134, 26, 20) +
    s.rod([0, -96], [0, 16], 42, light(c, 0.2)) +
    ring(16, 31) +
    s.rod([0, -236], [0, -96], 62, leather) +
    ring(-96, 42, 26) +
    s.metal('-34,-236! 34,-236! 52,-286! -52,-286!', c, { gradient: '-50,-260 50,-260' }) +
    s.oval(0, -286, 52, 13, '#bfe6ff', ink(c), 5) +
    s.stroke('-26,-290 -4,-292', 5, '#ffffff')
  )
}

/** A typewriter from the side: key after key on its long lever, the paper high over the roller and curled. */
const letterMachine: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#2f3440')
  const steel = '#c9cfdc'
  const keys = [0, 1, 2, 3].map((row) => {
    const [x, y] = [-206 + row * 50, 26 - row * 30]
    return (
      s.cord(`${x + 36},${y + 92 + row * 2} ${x + 8},${y + 50} ${x},${y}`, 9, steel) +
      s.oval(x - 2, y - 6, 25, 12, '#f3ead8', ink(c), 4)
    )
  })
  const writing = [-262, -234, -206, -178, -150].map((y) =>
    s.stroke(`${36 + (y + 150) * 0.12},${y} ${130 + (y + 150) * 0.1},${y + 2}`, 5, '#8a7a80', { profile: 'flat' }),
  )
  return (
    s.cloth(
      '22,-70! 18,-170 4,-250 -22,-296 -62,-304 -80,-276! -88,-316 -46,-346 30,-340 96,-318 134,-250 148,-160 146,-70!',
      '#fffaf0',
      {
        shade: '#d8ccc0',
        shades: [
          '100,-320! 140,-260 154,-60! 118,-60! 116,-200',
          '-80,-276! -86,-312 -46,-340 -20,-336! -56,-324 -62,-304!',
        ],
      },
    ) +
    writing.join('') +
    s.cloth('-214,112! -218,82! -60,82 -14,30 10,-36! 150,-44! 186,30 196,112!', c, {
      shades: ['60,-40! 152,-44! 196,40 200,118! 70,118! 110,40'],
      lights: ['-200,92! -50,92 0,40 24,-26! 4,60 -40,104!'],
    }) +
    keys.join('') +
    s.rod([-20, -64], [176, -70], 46, '#4a505e') +
    s.rod([176, -70], [204, -71], 18, steel) +
    s.disc(214, -71, 33, steel, '#2a2e3a', 5) +
    s.disc(214, -71, 13, '#8a90a0') +
    s.cord('-22,-64 -62,-104 -56,-158', 11, steel) +
    s.disc(-56, -162, 15, steel, '#2a2e3a', 4) +
    s.trim('-218,110 0,112 198,110', 16, '#c9a44a') +
    s.ring(104, 40, 26, 6, '#c9a44a')
  )
}

/** A wand of barley sugar that ends in a sweet in its twisted paper; held at (0, 0). */
const bonbonWand: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ff8ab8')
  const paper = colorIn(options, 'paper', '#8a3aa8')
  const twists = Array.from({ length: 9 }, (_, index) =>
    s.stroke(`-10,${74 - index * 27} 10,${58 - index * 27}`, 11, c, { profile: 'even' }),
  )
  const sweet = new Sketch(canvas)
  const fan = sweet.both((half) =>
    half.cloth(
      '48,0! 78,-34 112,-66! 118,-34! 142,-40! 134,-8! 152,8! 130,22! 134,54! 108,42! 78,30',
      light(paper, 0.6),
      {
        folds: ['58,0 90,-26 106,-48', '58,2 100,2 132,4', '58,4 90,22 112,36'],
      },
    ),
  )
  return (
    s.rod([0, 90], [0, -176], 18, '#fff4f8') +
    twists.join('') +
    s.place(
      0,
      -236,
      fan +
        sweet.disc(0, 0, 64, paper, ink(paper), 5) +
        sweet.stroke('-44,-42 -16,4 -40,42', 20, light(paper, 0.9)) +
        sweet.stroke('2,-60 28,0 0,58', 20, light(paper, 0.9)) +
        sweet.stroke('44,-42 60,0 44,38', 12, light(paper, 0.9)) +
        sweet.stroke('-48,-26 -44,-44 -26,-54', 8, '#ffffff'),
      1,
      -38,
    )
  )
}

/** Beads on a cord, hung over the hand at (0, 0), with a cross at their end. */
const rosary: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#4a3a6a')
  const gold = colorIn(options, 'gold', BRASS)
  const loop = Array.from({ length: 22 }, (_, index) => {
    const turn = (index / 22) * Math.PI * 2
    const [x, y] = [Math.sin(turn) * (58 - 22 * Math.cos(turn)), 118 - Math.cos(turn) * 122]
    const big = index % 5 === 0
    return s.disc(Math.round(x), Math.round(y), big ? 14 : 10, big ? gold : c, ink(big ? gold : c), 3)
  })
  const drop = [258, 282].map((y) => s.disc(0, y, 10, c, ink(c), 3))
  return (
    loop.join('') +
    drop.join('') +
    s.rod([0, 296], [0, 402], 20, gold) +
    s.rod([-38, 330], [38, 330], 20, gold) +
    s.disc(0, 330, 8, light(gold, 0.8))
  )
}

/** The great round horn of the hunt: one wide turn of tube, a flaring bell, a tassel; held at its hoop at (0, 0). */
const roundHorn: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e8b53a')
  const green = colorIn(options, 'cord', '#2f7a4a')
  const hoop =
    s.disc(0, -104, 104, 'none', ink(c), 29) +
    s.disc(0, -104, 104, 'none', c, 22) +
    s.disc(0, -106, 106, 'none', light(c, 1.1), 5)
  const bell =
    s.metal('16,-224! -80,-226 -146,-258 -186,-324! -250,-214! -170,-192 -80,-182 16,-188!', c, {
      gradient: '-140,-280 -120,-180',
      shines: ['-20,-202 -100,-212 -180,-262'],
    }) + s.place(-218, -269, s.oval(0, 0, 17, 63, shade(c, 1.8), ink(c), 6), 1, 30)
  const lead = s.cord('-40,-10 40,2 96,-10 122,-40', 17, c, 'even') + s.metal('110,-44! 136,-32! 150,-66! 126,-74!', c)
  const cord =
    s.stroke('-60,-190 0,-208 60,-190', 30, ink(green), { profile: 'even' }) +
    s.stroke('-58,-190 0,-207 58,-190', 24, green, { profile: 'even' }) +
    s.cord('92,-60 124,0 112,50', 7, green) +
    s.blade('112,44 104,84 108,122', 26, green) +
    s.blade('114,44 124,84 132,116', 22, light(green, 0.4))
  return bell + hoop + lead + cord
}

/** Diamond studs on a ribbon: a bow, and two long ends with lozenges hung one below the other. */
const studRibbon: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#2f62c8')
  const stud = (x: number, y: number) =>
    s.inked(`/${x},${y - 30} ${x + 23},${y} ${x},${y + 30} ${x - 23},${y}`, '#eaf6ff', 4, '#4a6aa8') +
    s.fill(`/${x},${y - 24} ${x + 17},${y} ${x},${y}`, '#ffffff') +
    s.fill(`/${x},${y + 24} ${x - 17},${y} ${x},${y}`, '#8ac8ff') +
    s.disc(x, y, 5, '#ffffff')
  const end = s.both(
    (half, side) =>
      half.cord('4,0 30,60 40,150 36,330', 10, c) +
      [74, 142, 210, 278, 346].map((y) => stud(side * (y < 100 ? 34 : 40), y)).join(''),
  )
  return (
    end +
    s.both((half) =>
      half.cloth('6,-4! 40,-56 92,-62 98,-20 84,22 40,20', c, {
        folds: ['14,-8 50,-26 76,-28', '14,2 50,4 74,4'],
        shades: ['20,4! 60,0 94,-10! 86,26 40,24'],
      }),
    ) +
    s.cloth('-18,-20! 18,-20! 18,20! -18,20!', light(c, 0.3))
  )
}

export const CLEAR_SHAPES: PropTable = {
  'reed-pipes': reedPipes,
  'drawn-spyglass': drawnSpyglass,
  'letter-machine': letterMachine,
  'bonbon-wand': bonbonWand,
  rosary,
  'round-horn': roundHorn,
  'stud-ribbon': studRibbon,
}

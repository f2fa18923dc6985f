import { type Color, ink, mix, shade } from '../draw/color.ts'
import { flower } from '../draw/plants.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A kid carried in the arms: it lies across the breast, head up, legs hanging. */
const carriedKid: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#fbf6ee')
  const horn = '#8a6a4a'
  const legs = ['-110,40 -122,100 -112,150', '-70,52 -78,110 -66,160', '50,56 60,110 52,158', '86,44 100,100 96,148']
    .map(
      (line, index) =>
        s.cord(line, 24, index % 2 ? c : shade(c, 0.7), 'flat') +
        s.stroke(line.split(' ').slice(1).join(' '), 12, shade(c, 1), { opacity: 0.3 }),
    )
    .join('')
  const hooves = [
    [-111, 154],
    [-65, 164],
    [51, 162],
    [96, 152],
  ].map(([x = 0, y = 0]) =>
    s.cloth(`${x - 14},${y - 10}! ${x + 14},${y - 10}! ${x + 11},${y + 12}! ${x - 11},${y + 12}!`, '#5a4438', {
      lineWidth: 2.4,
    }),
  )
  const tail = s.blade('-138,-6 -170,-30 -176,-58', 34, c)
  const body = s.cloth('-146,20 -132,-26 -60,-44 40,-44 96,-60! 132,-20 120,30 60,66 -60,70 -124,56', c, {
    shades: ['-140,40! -40,40 80,30 130,0! 120,60 40,86! -110,80!'],
    folds: [
      '-110,-6 -96,8 -104,24',
      '-60,-24 -46,-10 -54,4',
      '-10,-20 2,-6 -6,10',
      '30,10 40,24 34,38',
      '-70,30 -58,42 -66,54',
    ],
  })
  const neck = s.cloth('66,-20! 74,-90 92,-130! 150,-120 140,-40 120,10 90,20', c, {
    shades: ['110,-130! 156,-120 140,20! 110,20! 124,-60'],
  })
  return (
    legs +
    hooves.join('') +
    tail +
    body +
    neck +
    s.place(118, -150, kidHead(new Sketch(canvas), c, horn), 1) +
    kidBell(s)
  )
}

function kidBell(s: Sketch): Svg {
  return (
    s.trim('74,-66 104,-52 142,-66', 12, '#b8342e') +
    s.cloth('88,-50! 124,-50! 132,-12! 80,-12!', '#e0b04a', {
      lineWidth: 2.6,
      lights: ['92,-46! 102,-46! 98,-16! 88,-16!'],
    }) +
    s.disc(106, -8, 6, '#8a5a1a')
  )
}

function kidHead(s: Sketch, c: Color, horn: Color): Svg {
  const ears = s.both(
    (half) => half.blade('40,-20 84,-24 116,0', 40, c) + half.blade('56,-18 84,-16 104,-2', 16, '#f0b8b0'),
  )
  const horns = s.both((half) => half.cord('18,-52 28,-84 48,-104', 16, horn, 'out'))
  const head = s.cloth('-54,-24 -36,-62 0,-70 36,-62 54,-24 46,30 30,62 0,72 -30,62 -46,30', c, {
    shades: ['14,-70! 60,-40 54,30 30,70! 12,70! 26,10'],
  })
  const patch = s.fill('-54,-24! -40,-60 -14,-66! -10,-30 -22,0 -44,8', '#c8945a', 0.8)
  const eyes = s.both(
    (half) =>
      half.oval(30, -10, 13, 14, '#e0a83a', ink(c), 3) +
      half.oval(30, -9, 11, 5, '#1a1216') +
      half.disc(26, -15, 4, '#ffffff'),
  )
  const nose = s.fill('-14,36! 0,32 14,36! 0,50', '#e08a84') + s.stroke('-16,60 0,54 16,60', 3.4, '#7a4a44')
  const beard = s.blade('0,66 4,84 -2,100', 20, c)
  return ears + horns + beard + head + patch + eyes + nose
}

/** A billy goat that stands beside its herder; the body reaches the lower edge. */
const billyGoat: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f2ece2')
  const dark = colorIn(options, 'second', '#5a4238')
  const horn = colorIn(options, 'horns', '#a8845a')
  const body = s.cloth('-56,40! -110,130 -136,260 -140,440! 150,440! 140,260 112,130 60,40!', c, {
    shades: ['20,40! 130,140 160,440! 50,440! 76,200'],
    folds: ['-70,160 -76,240 -70,320', '-20,190 -16,270 -24,360', '60,160 74,250 66,340'],
  })
  const saddle = s.fill('-112,140 -60,120 -66,240 -80,440! -138,440! -134,260', dark, 0.85)
  const horns = s.both(
    (half) =>
      half.cord('24,-70 50,-160 110,-220 180,-214 204,-150', 40, horn, 'out') +
      [0, 1, 2, 3, 4, 5]
        .map((index) =>
          half.stroke(
            `${34 + index * 24},${-118 - index * 22 + index * index * 2.6} ${52 + index * 24},${-108 - index * 17 + index * index * 3.4}`,
            5,
            ink(horn),
            { opacity: 0.6 },
          ),
        )
        .join(''),
  )
  const ears = s.both(
    (half) => half.blade('52,-30 104,-24 142,6', 42, dark) + half.blade('68,-26 102,-18 128,0', 16, '#d8a090'),
  )
  const beard = s.blade('-12,110 -20,170 -6,230', 36, c) + s.blade('12,110 24,170 4,214', 34, shade(c, 0.5))
  const head = s.cloth('-70,-40 -44,-84 0,-94 44,-84 70,-40 60,40 40,96 0,116 -40,96 -60,40', c, {
    shades: ['16,-90! 80,-50 66,50 36,110! 14,110! 34,20'],
  })
  const stripe = s.both((half) => half.fill('22,-82! 50,-66 58,-10 38,40 26,44 34,-20', dark, 0.9))
  const eyes = s.both(
    (half) =>
      half.oval(44, -16, 15, 13, '#f0c23a', ink(c), 3) +
      half.oval(44, -16, 12, 4, '#1a1216') +
      half.stroke('24,-36 44,-40 66,-30', 6, dark),
  )
  const nose =
    s.fill('-24,68! 0,58 24,68! 10,86 0,92 -10,86', '#4a3430') + s.stroke('-26,104 0,96 26,104', 3.4, '#4a3430')
  const bell =
    s.trim('-84,140 0,176 84,140', 16, '#8a3a24') +
    s.cloth('-32,172! 32,172! 46,240! -46,240!', '#d8a440', { lights: ['-24,178! -10,178! -16,236! -34,236!'] }) +
    s.disc(0, 246, 10, '#7a4a1a')
  return body + saddle + horns + ears + head + stripe + beard + eyes + nose + bell
}

/** A soft white roll, for a grandmother who cannot chew hard bread. */
const breadRoll: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f0c88a')
  return (
    s.cloth('-70,10 -60,-34 0,-50 60,-34 70,10 50,38 0,44 -50,38', c, {
      shades: ['0,44! 60,30 74,0 80,50! 20,60!'],
      lights: ['-46,-22! -10,-40 14,-36! -20,-22 -46,-6'],
    }) +
    s.stroke('-30,-30 0,-4 34,-26', 7, shade(c, 1.4)) +
    s.stroke('-4,-42 0,-4 -2,24', 6, shade(c, 1.4)) +
    [-40, -14, 22, 44].map((x, index) => s.disc(x, -8 + (index % 2) * 18, 3, '#fffaf0')).join('')
  )
}

/** A bunch of house keys on a ring. */
const keyRing: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b8bccc')
  const one = (degrees: number, tone: Color, long: number) =>
    s.place(
      0,
      34,
      s.ring(0, 34, 17, 8, tone) +
        s.rod([0, 52], [0, long], 11, tone) +
        s.cloth(
          `4,${long - 34}! 32,${long - 34}! 32,${long - 20}! 18,${long - 20}! 18,${long - 12}! 34,${long - 12}! 34,${long + 2}! 4,${long + 2}!`,
          tone,
          { lineWidth: 2.6 },
        ),
      1,
      degrees,
    )
  return (
    one(34, shade(c, 0.5), 150) +
    one(-36, c, 142) +
    one(14, '#d8b45a', 166) +
    one(-12, mix(c, '#ffffff', 0.3), 176) +
    s.ring(0, 0, 44, 9, '#8a8ea4')
  )
}

/** Smelling salts in a cut bottle. */
const smellingSalts: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#7ac8b8')
  return (
    s.inked('/-34,30 -42,-20 -24,-48 24,-48 42,-20 34,30', c, 5, '#2a5a5a') +
    s.fill('/-30,26 -36,-18 -20,-42 -6,-42 -12,26', '#ffffff', 0.6) +
    s.fill('/10,26 14,-42 22,-42 38,-18 30,26', shade(c, 1.2), 0.6) +
    s.metal('-18,-50! -20,-68! 20,-68! 18,-50!', '#d8dce8') +
    s.metal('-14,-70! -16,-92 0,-104 16,-92 14,-70!', '#d8dce8') +
    ['-30,-112 -40,-136 -24,-160', '10,-120 22,-146 8,-172']
      .map((line) => s.stroke(line, 7, '#ffffff', { opacity: 0.6 }))
      .join('')
  )
}

/** Alpine roses, gentians and arnica tied to a bunch. */
const alpineFlowers: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const stems = [-60, -36, -10, 14, 40, 64].map((x) => s.cord(`0,60 ${x * 0.5},-10 ${x},-70`, 8, '#4f8a44'))
  const leaves = s.blade('0,40 -50,10 -84,-30', 28, '#5a9a4a') + s.blade('0,40 50,10 90,-24', 28, '#5a9a4a')
  const heads: readonly (readonly [number, number, number, Color])[] = [
    [-66, -74, 28, '#3a5ad8'],
    [-24, -98, 30, '#e84a7a'],
    [26, -92, 29, '#f4b82a'],
    [70, -64, 26, '#e84a7a'],
    [-44, -34, 25, '#f4b82a'],
    [4, -52, 28, '#ffffff'],
    [48, -26, 24, '#3a5ad8'],
  ]
  return (
    stems.join('') +
    leaves +
    heads.map(([x, y, r, tone]) => flower(x, y, r, tone, tone === '#ffffff' ? 'edelweiss' : 'round')).join('') +
    s.trim('-16,36 0,42 16,36', 12, '#c8342e')
  )
}

export const ALPINE: PropTable = {
  'carried-kid': carriedKid,
  'billy-goat': billyGoat,
  'bread-roll': breadRoll,
  'key-ring': keyRing,
  'smelling-salts': smellingSalts,
  'alpine-flowers': alpineFlowers,
}

import { ink, light, mix, shade } from '../draw/color.ts'
import { flower } from '../draw/plants.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

function petal(s: Sketch, outline: string, tone: string, veins: readonly string[]): Svg {
  return s.cloth(outline, tone, {
    folds: veins.map((line) => `3.4 out | ${line}`),
    lineWidth: 3.6,
    gradient: '0,-120 0,520',
  })
}

/** A tulip as large as a room: its back petals behind whoever sits in it, or its front ones. */
const tulip: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e8446a')
  if (maybeText(options, 'part') === 'back') {
    const far = shade(c, 0.7)
    return (
      petal(s, '-40,420! -180,300 -210,60 -150,-130 -96,-210! -30,-120 20,60 30,420!', far, [
        '-96,-180 -110,60 -60,400',
      ]) +
      petal(s, '40,420! 180,300 214,60 160,-130 104,-206! 30,-120 -20,60 -30,420!', far, ['104,-176 118,60 60,400']) +
      petal(s, '-60,420! -110,100 -70,-150 0,-260! 70,-150 110,100 60,420!', mix(c, far, 0.4), ['0,-230 0,60 0,400'])
    )
  }
  const stem = s.cord('0,470 -6,600 8,760', 40, '#5a9a4a')
  const leaves = s.blade('0,740 -150,640 -250,380', 96, '#4f9050') + s.blade('10,750 160,640 246,430', 88, '#5fa058')
  return (
    leaves +
    stem +
    petal(s, '-20,490! -190,440 -280,260 -262,90 -214,-10! -150,70 -60,180 0,480!', c, [
      '-214,20 -210,220 -60,470',
      '-170,80 -150,260 -40,460',
    ]) +
    petal(s, '20,490! 190,440 280,260 266,90 220,-4! 150,70 60,180 0,480!', shade(c, 0.35), [
      '220,24 212,220 60,470',
      '170,84 150,260 40,460',
    ]) +
    petal(s, '0,500! -110,430 -150,290 -110,180 0,96! 110,180 150,290 110,430', light(c, 0.16), [
      '0,130 0,300 0,480',
      '-60,190 -70,320 -14,470',
      '60,190 70,320 14,470',
    ])
  )
}

/** A swallow in flight towards the right, wings raised. */
const swallow: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#2a4a9a')
  const belly = '#fdf2e4'
  const rust = '#c8502e'
  const far = s.cloth('20,-10! 30,-110 90,-210 150,-260! 140,-160 96,-60 60,0!', shade(c, 0.8), {
    folds: ['60,-30 90,-130 140,-230', '50,-10 80,-80 116,-160'],
  })
  const tail =
    s.blade('-90,10 -190,40 -330,40', 34, c) +
    s.blade('-90,24 -190,80 -300,124', 34, shade(c, 0.5)) +
    s.blade('-84,14 -160,50 -220,72', 40, c)
  const body = s.cloth('-100,20 -40,-34 50,-46 110,-50 140,-26 128,0 90,40 10,62 -60,48', c)
  const under = s.fill('-96,24 -40,36 30,30 84,12 126,2 90,40 10,61 -60,47', belly)
  const throat =
    s.fill('84,14 96,-12 124,-20 139,-22 128,2 100,26', rust) + s.fill('112,-46 126,-38 138,-30 122,-30', rust)
  const near = s.cloth('44,-20! 10,-120 -70,-210 -190,-270! -170,-180 -120,-80 -56,-4 10,14!', light(c, 0.16), {
    folds: [
      '20,-20 -40,-120 -160,-240',
      '6,-6 -60,-80 -150,-180',
      '-14,4 -60,-30 -116,-100',
      '-120,-100 -60,-50 20,-14',
    ],
    lights: ['30,-30! 0,-110 -70,-190 -150,-236! -60,-150 -10,-60'],
  })
  const head =
    s.inked('138,-30! 172,-18 138,-14!', '#3a2e2e', 2.6) +
    s.disc(116, -28, 8, '#14101c') +
    s.disc(113, -31, 3, '#ffffff')
  return far + tail + body + under + throat + near + head
}

/** Half a walnut shell with a petal for a quilt. */
const walnutBoat: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#a86f3c')
  const inside = s.inked('-120,-10 -70,-36 0,-44 70,-36 120,-10 60,12 -60,12', shade(c, 1.6), 4)
  const bed =
    s.blade('-96,-16 -20,-46 70,-40', 58, '#8a6ad8') +
    s.blade('-30,-10 40,-44 112,-18', 62, '#f07a9a') +
    s.blade('90,-20 50,-30 20,-10', 30, '#ffb8c8')
  const shell = s.cloth('-124,-12! -60,14 60,14 124,-12! 112,52 60,92 0,100 -60,92 -112,52', c, {
    shades: ['30,10! 130,-10! 116,60 50,98! 0,104! 70,60'],
    folds: [
      '-90,20 -70,50 -50,60',
      '-50,24 -20,60 -30,84',
      '0,24 10,50 -4,90',
      '50,24 30,56 46,82',
      '92,18 70,40 84,60',
    ],
  })
  return inside + bed + shell
}

/** A toad that sits on a hand. */
const toad: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8a9a3a')
  const legs = s.both(
    (half) =>
      half.cloth('30,30! 92,10 112,50 96,74 40,70!', shade(c, 0.4)) +
      half.cord('74,70 96,80 118,76', 11, shade(c, 0.4), 'out') +
      half.cord('70,74 84,88 100,94', 11, shade(c, 0.4), 'out'),
  )
  const body = s.cloth('-76,20 -64,-30 0,-44 64,-30 76,20 58,66 0,80 -58,66', c, {
    shades: ['10,-40! 80,-30 80,40 40,80! 10,70 40,20'],
  })
  const belly = s.fill('-40,30 0,10 40,30 36,64 0,76 -36,64', light(c, 0.9))
  const warts = [
    [-44, 0],
    [-24, -22],
    [20, -26],
    [48, -4],
    [-56, 30],
    [60, 26],
  ].map(([x = 0, y = 0]) => s.disc(x, y, 6, light(c, 0.4), ink(c), 2))
  const eyes = s.both(
    (half) =>
      half.disc(38, -46, 21, c, ink(c), 3) +
      half.disc(38, -48, 13, '#f2c23a', ink(c), 2.4) +
      half.oval(38, -48, 10, 3.4, '#1a1018'),
  )
  const mouth = s.stroke('-60,2 -30,16 0,18 30,16 60,2', 5, ink(c), { profile: 'flat' })
  return legs + body + belly + warts.join('') + eyes + mouth
}

/** A cockchafer with its wing cases half open. */
const beetle: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8a4a24')
  const legs = s.both((half) =>
    ['30,-10 70,-34 92,-20', '34,14 78,14 98,34', '28,40 64,60 74,88']
      .map((line) => half.cord(line, 7, '#3a2418', 'out'))
      .join(''),
  )
  const feelers = s.both(
    (half) => half.cord('10,-64 30,-92 58,-100', 5, '#3a2418') + half.blade('52,-98 70,-108 88,-104', 14, '#c8803a'),
  )
  const cases = s.both((half) =>
    half.cloth('2,-30! 40,-26 50,20 34,74 6,90! 2,30', c, {
      lights: ['14,-16! 24,-14 28,20 20,50! 12,20'],
      folds: ['20,-22 26,20 16,76'],
    }),
  )
  const head = s.cloth('-34,-28! -26,-60 0,-72 26,-60 34,-28! 0,-20', shade(c, 1), {
    lights: ['-20,-44! -8,-60 4,-58!'],
  })
  return legs + feelers + cases + head + s.both((half) => half.disc(16, -56, 5, '#ffffff', '#2a1810', 2))
}

/** White blossoms and pearls wound to a small crown, for a figure no larger than a flower. */
const tinyCrown: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#f2c84a')
  return (
    s.metal('-56,20! -64,-36! -34,-8 -20,-58! 0,-16 20,-58! 34,-8 64,-36! 56,20! 0,30', gold, {
      gradient: '-60,-40 60,30',
    }) +
    [-62, -20, 20, 62].map((x, index) => s.gem(x, index % 3 ? -60 : -38, 8, '#fff2f6')).join('') +
    flower(0, 4, 18, '#ffffff') +
    s.gem(-34, 10, 6, '#e8446a') +
    s.gem(34, 10, 6, '#e8446a')
  )
}

/** Arms with suckers that curl up around a head from behind. */
const tendrils: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#1a7a80')
  const belly = colorIn(options, 'belly', '#c87aa8')
  const arms = [
    '20,120 110,60 176,-20 196,-120 160,-180 128,-150 146,-126',
    '20,60 90,-60 120,-160 96,-240 50,-246 52,-210 74,-206',
    '40,180 150,160 240,100 262,20 226,-20 204,14 226,30',
  ]
  return s.both((half, side) =>
    arms
      .map((line, index) => {
        const tone = index % 2 ? shade(c, 0.5) : c
        const suckers = half
          .points(line)
          .slice(1, 5)
          .map(([x, y]) => half.disc(Math.abs(x) - 8, y, 8, belly, ink(belly), 2.4))
        return half.cord(line, 54 - index * 4, tone, 'out') + suckers.join('')
      })
      .slice(0, side < 0 ? 3 : 2)
      .join(''),
  )
}

export const SMALL_WORLDS: PropTable = {
  tulip,
  swallow,
  'walnut-boat': walnutBoat,
  toad,
  tendrils,
  beetle,
  'tiny-crown': tinyCrown,
}

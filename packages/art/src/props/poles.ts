import { ink, light, shade } from '../draw/color.ts'
import { star } from '../draw/plants.ts'
import { path } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { emblemIn } from './emblems.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e6b94c'

const staff: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'gold', '#f2c23e')
  const sleeves = [-410, -330, 330].map(
    (y) =>
      s.metal(`/-19,${y} 19,${y} 19,${y + 64} -19,${y + 64}`, gold, { gradient: '-20,0 20,0' }) +
      s.trim(`-20,${y} 20,${y}`, 8, light(gold, 0.4)) +
      s.trim(`-20,${y + 64} 20,${y + 64}`, 8, light(gold, 0.4)),
  )
  const signs = [-372, -292].map((y) =>
    s.stroke(`-8,${y} 0,${y - 10} 8,${y} 0,${y + 10} -8,${y}`, 3, ink(gold), { profile: 'even' }),
  )
  return s.rod([0, -420], [0, 420], 26, colorIn(options, 'color', '#b3261e')) + sleeves.join('') + signs.join('')
}

const wandStaff: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#6a4630')
  return (
    s.rod([0, -260], [0, 420], 20, wood) +
    s.cord('0,-250 -36,-290 -30,-340 10,-354 36,-326 24,-300', 17, wood) +
    s.gem(2, -318, 20, colorIn(options, 'gem', '#7be0d0'))
  )
}

/** A plain pole: the scarecrow's, the outlaw's quarterstaff. */
const quarterstaff: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#9a6a3a')
  const iron = maybeText(options, 'iron')
  const knots = [-300, -140, 60, 240].map((y) =>
    s.stroke(`-10,${y} 2,${y + 8} 10,${y - 2}`, 4, ink(wood), { opacity: 0.8 }),
  )
  const ends = iron
    ? [-420, 380].map((y) => s.metal(`/-17,${y} 17,${y} 17,${y + 44} -17,${y + 44}`, iron, { gradient: '-17,0 17,0' }))
    : []
  return s.rod([0, -420], [0, 420], 28, wood) + knots.join('') + ends.join('')
}

const spear: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const flame = maybeText(options, 'flame')
  const fire = flame
    ? s.fill(
        '0,-560! 40,-470 26,-440 70,-420! 60,-340 30,-270 -30,-270 -62,-340 -54,-430! -28,-420 -36,-480',
        flame,
        0.9,
      ) + s.fill('0,-500! 24,-440 44,-390 36,-320 0,-280 -38,-330 -30,-400', light(flame, 0.7), 0.95)
    : ''
  const runes = options['runes']
    ? [-200, -160, -120]
        .map((y) => s.stroke(`-4,${y + 14} -4,${y - 14} 6,${y - 4} -4,${y + 4}`, 3.4, '#9ae8ff', { profile: 'even' }))
        .join('')
    : ''
  return (
    fire +
    s.rod([0, -260], [0, 460], 16, colorIn(options, 'color', '#7a4a2a')) +
    s.metal('0,-430! 26,-350 30,-310 12,-264! -12,-264! -30,-310 -26,-350', colorIn(options, 'blade', '#dfe6f2'), {
      gradient: '-26,0 26,0',
      tangent: 0.1,
    }) +
    s.fill('/-2,-300 0,-410 2,-300', '#7a86a0') +
    s.metal('/-14,-266 14,-266 11,-226 -11,-226', GOLD, { gradient: '-14,0 14,0' }) +
    runes
  )
}

const naginata: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const blade = '-10,-236! -14,-300 4,-380 54,-440! 44,-380 24,-310 12,-236!'
  return (
    s.rod([0, -230], [0, 460], 18, colorIn(options, 'color', '#8a2a22')) +
    s.inked(blade, '#d7dfec', 6, '#2b3144') +
    s.fill(blade, '#d7dfec') +
    s.fill('12,-236! 24,-310 44,-380 54,-440! 30,-380 12,-310 2,-236!', '#ffffff') +
    s.fill('-10,-236! -14,-300 -6,-340 -4,-300 -4,-236!', '#9aa6bf') +
    s.metal('/-26,-240 26,-240 20,-222 -20,-222', GOLD, { gradient: '-20,0 20,0' }) +
    [-190, -150, -110].map((y) => s.trim(`-10,${y} 10,${y}`, 7, GOLD)).join('')
  )
}

/** A fork with two or three tines. */
function fork(tines: 2 | 3): PropPiece {
  return (canvas, options) => {
    const s = new Sketch(canvas)
    const iron = colorIn(options, 'blade', tines === 2 ? '#8f8aa8' : '#e2b44a')
    const side = (half: Sketch) =>
      half.metal('6,-236! 60,-256 76,-330 64,-420! 104,-380 108,-290 84,-222 10,-196!', iron, {
        gradient: '0,-300 110,-280',
      })
    const middle =
      tines === 3
        ? s.metal('0,-460! 24,-392 12,-380! 12,-200! -12,-200! -12,-380! -24,-392', iron, { gradient: '-20,0 20,0' })
        : ''
    return (
      s.rod([0, -210], [0, 460], 18, colorIn(options, 'color', '#3a3450')) +
      s.both(side) +
      middle +
      s.metal('/-20,-232 20,-232 16,-180 -16,-180', iron, { gradient: '-20,0 20,0' }) +
      s.gem(0, -212, 9, colorIn(options, 'gem', '#8a6af0'), { setting: iron })
    )
  }
}

const banner: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const color = colorIn(options, 'color', '#ffffff')
  return (
    s.rod([0, -440], [0, 460], 14, '#a8763a') +
    s.cloth('4,-420! 80,-436 150,-404 236,-420! 206,-366 240,-306! 150,-290 80,-318 4,-300!', color, {
      shade: maybeText(options, 'shadow') ?? (color === '#ffffff' ? '#cfc6e6' : undefined),
      shades: ['110,-440! 160,-400 250,-424! 250,-300! 150,-286 110,-306! 150,-350'],
      folds: ['60,-432 50,-370 60,-316', '140,-404 132,-350 140,-296'],
    }) +
    s.metal('0,-500! 14,-462 0,-440! -14,-462', GOLD, { gradient: '-14,0 14,0' }) +
    emblemIn(canvas, options, 96, -364)
  )
}

const starSceptre: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#f2c84a')
  const gem = colorIn(options, 'gem', '#f27aa0')
  return (
    s.rod([0, -180], [0, 240], 15, colorIn(options, 'shaft', '#f4e6ee')) +
    [-150, -90, 200].map((y) => s.trim(`-11,${y} 11,${y}`, 9, gold)).join('') +
    path(star(0, -250, 84, { points: 5, waist: 0.46 }), ink(gold), {
      stroke: ink(gold),
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    path(star(0, -250, 84, { points: 5, waist: 0.46 }), gold) +
    path(star(-6, -256, 48, { points: 5, waist: 0.46 }), light(gold, 1)) +
    s.fill('0,-250! 78,-276! 26,-240 50,-182! 0,-214', shade(gold, 1), 0.6) +
    s.gem(0, -250, 16, gem, { setting: gold })
  )
}

const broom: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const bristles = Array.from({ length: 11 }, (_, index) => {
    const u = (index / 10) * 2 - 1
    const bend = ((index * 7) % 3) * 10 - 10
    return s.blade(
      `${u * 10},230 ${u * 44},290 ${u * 66},370 ${u * 58 + bend},440`,
      24,
      index % 2 ? '#d9a94a' : '#c48f38',
      'lock',
    )
  })
  return (
    s.rod([0, -430], [0, 240], 16, colorIn(options, 'color', '#7a5230')) +
    bristles.join('') +
    s.trim('-18,246 0,252 18,246', 12, '#8a2a4a') +
    s.trim('-24,272 0,278 24,272', 9, '#8a2a4a')
  )
}

/** A long wooden shovel for an oven. */
const peel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#b9884e')
  return (
    s.rod([0, -150], [0, 440], 20, wood) +
    s.cloth('-74,-210! -86,-330 -52,-396 0,-410 52,-396 86,-330 74,-210! 20,-140 -20,-140', wood, {
      shades: ['20,-420! 96,-380 90,-200! 26,-136! 40,-260'],
      folds: ['-36,-380 -40,-290 -26,-200', '6,-400 8,-290 4,-180'],
      lights: ['-66,-230! -74,-330 -44,-380! -50,-320 -50,-230!'],
    }) +
    s.fill('-52,-396! 0,-410 52,-396! 60,-360 0,-380 -60,-360', '#5a3a24', 0.5)
  )
}

const shepherdsCrutch: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#8a5f38')
  return (
    s.rod([0, -120], [0, 440], 20, wood) +
    s.cord('0,-90 -30,-150 -46,-230', 14, wood) +
    s.cord('0,-90 30,-150 46,-230', 14, wood) +
    s.cloth('-84,-226! -60,-258 0,-246 60,-258 84,-226! 60,-210 0,-216 -60,-210', colorIn(options, 'pad', '#b8a284'), {
      shades: ['10,-240! 90,-250! 84,-206! 10,-206!'],
    }) +
    s.trim('-12,-70 12,-66', 8, '#c9b48a')
  )
}

const cane: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'gold', '#e2b44a')
  return (
    s.rod([0, -30], [0, 430], 18, colorIn(options, 'color', '#3a2620')) +
    s.cord('0,-20 0,-60 -30,-84 -66,-66 -72,-34', 20, gold) +
    s.gem(-70, -30, 14, colorIn(options, 'gem', '#2fb88a'), { setting: gold }) +
    s.trim('-12,-6 12,-6', 10, gold) +
    s.metal('/-11,410 11,410 8,440 -8,440', gold, { gradient: '-10,0 10,0' })
  )
}

export const POLES: PropTable = {
  staff,
  'wand-staff': wandStaff,
  quarterstaff,
  'wooden-pole': (canvas, options) => quarterstaff(canvas, { color: '#b08a58', ...options }),
  spear,
  'flaming-spear': (canvas, options) => spear(canvas, { flame: '#ff7a2a', ...options }),
  naginata,
  bident: fork(2),
  trident: fork(3),
  banner,
  'star-sceptre': starSceptre,
  broom,
  peel,
  crutch: shepherdsCrutch,
  cane,
}

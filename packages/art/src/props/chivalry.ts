import { ink, light, shade } from '../draw/color.ts'
import { star } from '../draw/plants.ts'
import { path } from '../draw/svg.ts'
import { drawHand } from '../figure/hands.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { hollyBerries, hollyLeaf } from './holly.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#f0c24a'

/** A broad king's sword that shines by itself; two dragons make its guard. */
const excalibur: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colorIn(options, 'color', '#dbe8fb')
  const gold = colorIn(options, 'gold', GOLD)
  const glow = colorIn(options, 'glow', '#9ad4ff')
  const halo = canvas.glow(
    [
      [0, glow, 0.6],
      [0.5, glow, 0.22],
      [1, glow, 0],
    ],
    0,
    -240,
    250,
    { rx: 130, ry: 260, style: 'mix-blend-mode:screen' },
  )
  const runes = [-110, -160, -210, -260, -310].map((y, index) =>
    s.stroke(
      index % 2 ? `-8,${y + 14} 8,${y} -8,${y - 12}` : `-7,${y + 14} -7,${y - 12} 8,${y}`,
      4,
      colorIn(options, 'rune', '#3f7ad8'),
      { profile: 'even' },
    ),
  )
  const dragons = s.both(
    (half) =>
      half.metal('6,-62! 32,-60 56,-70 74,-94! 84,-76 78,-54 60,-40 34,-34 6,-36!', gold, {
        gradient: '0,-90 84,-30',
        shines: ['4 both | 16,-54 44,-56 66,-72'],
      }) +
      half.metal('66,-72! 80,-106 104,-98 98,-84! 108,-76! 90,-66 78,-60', gold, { gradient: '66,-100 106,-66' }) +
      half.disc(84, -86, 4, '#c8202f'),
  )
  return (
    halo +
    s.metal('/-26,-44 -24,-370 0,-446 24,-370 26,-44', steel, {
      gradient: '-26,0 26,0',
      shines: ['6 both | -15,-60 -15,-220 -12,-360'],
    }) +
    s.fill('/-7,-56 -5,-360 0,-410 5,-360 7,-56', shade(steel, 0.7), 0.7) +
    runes.join('') +
    dragons +
    s.gem(0, -48, 19, colorIn(options, 'gem', '#d8202f'), { setting: gold }) +
    s.rod([0, -26], [0, 66], 24, colorIn(options, 'grip', '#2a3a7a')) +
    [-8, 12, 32, 52].map((y) => s.stroke(`-13,${y} 13,${y + 7}`, 5, gold, { profile: 'flat' })).join('') +
    s.gem(0, 84, 20, colorIn(options, 'gem', '#d8202f'), { setting: gold }) +
    path(star(0, -418, 30, { points: 4, waist: 0.1 }), '#fff')
  )
}

/** The sword as an arm in white samite holds it up out of a lake; the grip is in the fist. */
const lakeSword: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const sleeve = colorIn(options, 'sleeve', '#eef6ff')
  const water = colorIn(options, 'water', '#5ab8d8')
  const tones = { base: '#ffeadd', shadow: '#d9b3b6', line: '#6a4a66' }
  const arm = s.cloth('-22,30! -34,70 -58,150 -80,214! 84,214! 60,150 36,70 24,30! 0,40', sleeve, {
    shade: '#a9c0e0',
    folds: ['-8,44 -20,120 -30,206', '10,44 20,120 26,206'],
    shades: ['8,30! 40,60 90,214! 20,214! 24,120'],
  })
  const rings = [
    [96, 16],
    [140, 25],
    [190, 34],
  ].map(([rx = 0, ry = 0], index) =>
    s.oval(0, 214 + index * 4, rx, ry, 'none', index === 1 ? light(water, 1.4) : light(water, 0.7), 5 - index),
  )
  const drops = ['-96,176', '-70,120', '88,150', '70,96', '-44,70'].map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number)
    return s.inked(`${x},${y - 16}! ${x + 8},${y + 2} ${x},${y + 9} ${x - 8},${y + 2}`, light(water, 1), 2.4)
  })
  return (
    excalibur(canvas, options) +
    s.oval(0, 216, 110, 20, water, ink(water), 3) +
    arm +
    drawHand('fist', tones, false) +
    s.trim('-25,34 0,44 26,34', 12, GOLD) +
    rings.join('') +
    drops.join('')
  )
}

/** A tournament lance with its hand guard. */
const lance: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#eef2fa')
  const stripe = colorIn(options, 'stripe', '#2f55b0')
  const bands = Array.from({ length: 9 }, (_, index) => {
    const y = -90 - index * 40
    const half = 15 - index * 0.8
    return s.fill(`/${-half},${y} ${half},${y - 16} ${half},${y - 36} ${-half},${y - 20}`, stripe)
  })
  return (
    s.rod([0, 60], [0, 330], 22, wood) +
    s.cloth('/-16,-60 -8,-440 8,-440 16,-60', wood, { gradient: '-16,0 16,0' }) +
    bands.join('') +
    s.fill('/3,-60 4,-440 8,-440 16,-60', ink(stripe), 0.25) +
    s.metal('/-13,-432 0,-520 13,-432', '#cfd9ea', { gradient: '-13,0 13,0' }) +
    s.metal('-66,-44! -40,-74 0,-92 40,-74 66,-44! 30,-26 -30,-26', colorIn(options, 'guard', '#c3cfe2'), {
      gradient: '-66,-60 66,-30',
      shines: ['5 both | -46,-52 -24,-68 0,-76'],
    }) +
    s.trim('-66,-44 -30,-27 30,-27 66,-44', 7, GOLD) +
    s.rod([0, -26], [0, 60], 24, '#5a3424')
  )
}

/** The axe of the green challenger: a blade an ell wide. */
const greatAxe: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colorIn(options, 'color', '#5fae72')
  const gold = colorIn(options, 'gold', GOLD)
  const blade = '8,-256! 50,-268 92,-346 132,-384! 172,-300 178,-196 152,-84! 104,-128 52,-172 8,-180!'
  return (
    s.rod([0, -330], [0, 430], 26, colorIn(options, 'shaft', '#5a3a24')) +
    [-120, 40, 130, 300].map((y) => s.trim(`-14,${y} 14,${y + 8}`, 9, gold)).join('') +
    s.metal('-8,-240! -34,-246 -58,-266! -50,-214 -58,-160! -34,-178 -8,-184!', steel, {
      gradient: '-58,-260 0,-160',
    }) +
    s.metal(blade, steel, {
      gradient: '20,-330 170,-120',
      shines: ['9 both | 158,-310 168,-230 152,-130', '5 both | 50,-244 90,-290 116,-340'],
    }) +
    s.stroke('132,-384 172,-300 178,-196 152,-84', 9, '#f2fff0') +
    s.stroke('36,-222 76,-240 108,-290 114,-230 84,-196 118,-150', 6, gold, { profile: 'both' }) +
    s.metal('/-22,-270 22,-270 18,-160 -18,-160', gold, { gradient: '-22,0 22,0' }) +
    s.metal('/-15,-330 0,-394 15,-330', steel, { gradient: '-15,0 15,0' }) +
    hollyLeaf(s, -6, -150, 120, 0.8) +
    hollyLeaf(s, 6, -150, 60, 0.8) +
    hollyBerries(s, 0, -148, 9)
  )
}

const hollyBranch: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const green = colorIn(options, 'color', '#2f8a44')
  const leaves = [
    [0, 20, -150],
    [2, 0, -30],
    [4, -44, -148],
    [8, -60, -36],
    [12, -104, -140],
    [18, -120, -44],
    [24, -160, -130],
    [28, -164, -60],
    [30, -178, -94],
  ].map(([x = 0, y = 0, angle = 0], index) =>
    hollyLeaf(s, x, y, angle, 1.05 + (index % 2) * 0.15, index % 2 ? green : light(green, 0.2)),
  )
  return (
    s.cord('-4,90 0,20 6,-70 30,-176', 9, '#6a4630') +
    leaves.join('') +
    hollyBerries(s, 10, -20, 12) +
    hollyBerries(s, 14, -92, 12) +
    hollyBerries(s, 28, -150, 11)
  )
}

/** A hand mirror of black glass in which something moves. */
const blackMirror: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const frame = colorIn(options, 'color', '#b8b4d0')
  const vision = colorIn(options, 'glow', '#9a5af0')
  const glass = canvas.radialGradient(
    [
      [0, light(vision, 0.4), 1],
      [0.35, vision, 1],
      [0.75, '#2a1446', 1],
      [1, '#0e0818', 1],
    ],
    -14,
    -108,
    96,
  )
  const thorns = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2
    const at = (reach: number, turn: number) =>
      `${(Math.cos(angle + turn) * reach).toFixed(1)},${(-100 + Math.sin(angle + turn) * reach).toFixed(1)}`
    return s.metal(`/${at(84, -0.14)} ${at(98, 0)} ${at(84, 0.14)}`, frame, { gradient: '-90,-180 90,-20' })
  })
  return (
    s.metal('/-13,-14 13,-14 16,80 0,104 -16,80', frame, { gradient: '-14,0 14,0' }) +
    thorns.join('') +
    s.ring(0, -100, 84, 16, frame) +
    s.disc(0, -100, 77, glass) +
    s.stroke('-40,-80 -20,-130 24,-128 34,-96 4,-80 -10,-104 10,-112', 7, light(vision, 1.2), { opacity: 0.8 }) +
    s.stroke('-58,-116 -46,-148 -20,-164', 8, '#ffffff', { opacity: 0.75 }) +
    s.gem(0, -4, 12, vision, { setting: frame })
  )
}

/** A living oak branch, leafed at its crook, with a light in it. */
const oakStaff: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#8a5f38')
  const leaf = colorIn(options, 'leaf', '#8aa83a')
  const lobes = '0,0! 8,-10 20,-8 26,-18 38,-12 48,-18 58,-8 72,0! 58,8 48,18 38,12 26,18 20,8 8,10'
  const oakLeaf = (x: number, y: number, degrees: number, tone: string) =>
    s.place(x, y, s.inked(lobes, tone, 4) + s.stroke('4,0 66,0', 3, light(tone, 1)), 0.95, degrees)
  const acorn = (x: number, y: number) =>
    s.inked(`${x - 11},${y} ${x - 9},${y + 18} ${x},${y + 28}! ${x + 9},${y + 18} ${x + 11},${y}`, '#d8a24a', 3) +
    s.inked(`${x - 14},${y + 2} ${x},${y - 12} ${x + 14},${y + 2} ${x},${y + 6}`, '#7a5230', 3)
  return (
    s.cord('6,430 -8,250 8,90 -8,-60 6,-180 -18,-250', 26, wood) +
    s.cord('-10,-230 -66,-290 -60,-366 0,-396 56,-366 58,-310 26,-280', 21, wood, 'out') +
    s.stroke('0,400 -12,240 2,80 -14,-60 0,-176', 5, shade(wood, 1.5), { opacity: 0.7 }) +
    s.cord('4,-130 40,-160 50,-196', 11, wood, 'out') +
    s.gem(0, -330, 26, colorIn(options, 'gem', '#b48aff')) +
    oakLeaf(-58, -340, -150, leaf) +
    oakLeaf(-20, -392, -110, light(leaf, 0.3)) +
    oakLeaf(34, -384, -50, leaf) +
    oakLeaf(50, -196, -40, light(leaf, 0.2)) +
    oakLeaf(48, -190, 20, leaf) +
    acorn(-58, -282) +
    acorn(56, -176)
  )
}

export const CHIVALRY: PropTable = {
  excalibur,
  'lake-sword': lakeSword,
  lance,
  'great-axe': greatAxe,
  'holly-branch': hollyBranch,
  'black-mirror': blackMirror,
  'oak-staff': oakStaff,
}

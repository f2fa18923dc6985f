import { ink, light, shade } from '../draw/color.ts'
import { flower } from '../draw/plants.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { flagIn } from './options.ts'
import { Sketch } from './sketch.ts'

const BRONZE = '#c8963a'

/** A helmet of iron plates with a red tassel, taken off and held under the arm. */
const warHelmet: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colorIn(options, 'color', '#7a86a0')
  const red = colorIn(options, 'tassel', '#d8281e')
  const strands = [-34, -20, -6, 8, 22, 36].map((x) =>
    s.blade(`0,-150 ${x * 1.5},-140 ${x * 2.4},${-70 + Math.abs(x)}`, 24, red, 'spike'),
  )
  const seams = [-48, -16, 16, 48].map((x) =>
    s.stroke(`${x * 0.4},-126 ${x},-70 ${x * 1.2},-6`, 4, ink(iron), { profile: 'even', opacity: 0.7 }),
  )
  const flaps = s.both((half) =>
    half.cloth('52,10! 96,4! 108,70 84,116! 54,96', shade(iron, 0.4), {
      lineWidth: 3.4,
      folds: ['56,36 98,32', '58,62 102,60', '58,88 94,90'],
    }),
  )
  return (
    flaps +
    s.metal('-94,6! -96,-50 -64,-108 0,-134 64,-108 96,-50 94,6! 0,26', iron, {
      gradient: '-90,-80 90,0',
      shines: ['-70,-20 -66,-66 -34,-104'],
    }) +
    seams.join('') +
    s.trim('-98,2 0,24 98,2', 19, BRONZE) +
    s.metal('-24,-14! 0,-60 24,-14! 14,14 -14,14', BRONZE, { gradient: '-20,-50 20,10' }) +
    s.gem(0, -10, 9, red, { setting: BRONZE }) +
    s.rod([0, -130], [0, -176], 11, BRONZE) +
    strands.join('') +
    s.metal('0,-214! 11,-180 6,-166! -6,-166! -11,-180', BRONZE, { gradient: '-10,0 10,0' })
  )
}

/** The shuttle of a loom with its thread. */
const loomShuttle: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#a8683a')
  const thread = colorIn(options, 'thread', '#e8485a')
  return (
    s.stroke('90,0 150,40 120,110 190,150 170,230', 6, thread, { profile: 'even', steps: 30 }) +
    s.cloth('-120,0! -60,-34 60,-34 120,0! 60,34 -60,34', wood, {
      lineWidth: 4,
      shades: ['-110,6! 0,14 110,4! 60,34 -60,34'],
    }) +
    s.inked('-62,0 -40,-17 40,-17 62,0 40,17 -40,17', shade(wood, 1.6), 3.4) +
    s.inked('/-46,-13 46,-13 46,13 -46,13', thread, 3) +
    [-30, -15, 0, 15, 30]
      .map((x) => s.stroke(`${x - 4},-13 ${x + 4},13`, 4, shade(thread, 1), { profile: 'even' }))
      .join('')
  )
}

/** The levy of the Khan: a roll with a column for each house and a red seal. */
const levyScroll: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const sheet = colorIn(options, 'color', '#f4e4c0')
  const columns = [-62, -34, -6, 22, 50].map((x, i) =>
    [0, 1, 2, 3]
      .map((row) =>
        i === 4 && row > 1
          ? ''
          : s.stroke(`${x},${-150 + row * 42} ${x + 1},${-124 + row * 42}`, 9, '#5a4434', {
              profile: 'even',
              opacity: 0.75,
            }),
      )
      .join(''),
  )
  const roller = (y: number) =>
    s.rod([-116, y], [116, y], 26, '#8a2a22') + s.both((half) => half.disc(120, y, 15, '#e0b04a', ink('#e0b04a'), 3.4))
  return (
    s.cloth('/-96,-182 96,-182 96,30 -96,30', sheet, { lineWidth: 3.4, shades: ['/50,-182 96,-182 96,30 60,30'] }) +
    columns.join('') +
    s.inked('/28,-44 74,-44 74,4 28,4', '#d8281e', 3) +
    s.stroke('38,-34 64,-34 64,-6 40,-6 40,-22 54,-22', 5, '#f8e0d0', { profile: 'even', steps: 40 }) +
    roller(-186) +
    roller(36) +
    s.cord('-120,40 -150,80 -140,130', 6, '#d8281e')
  )
}

const horseWhip: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const leather = colorIn(options, 'color', '#6a3a24')
  return (
    s.cord('0,-70 30,-190 110,-270 200,-250 230,-170 190,-120', 11, leather, 'out') +
    s.rod([0, 90], [0, -80], 19, leather) +
    [-50, -20, 10, 40, 70].map((y) => s.trim(`-10,${y} 10,${y + 4}`, 8, '#e0b04a')).join('') +
    [-8, 8].map((x) => s.blade(`0,88 ${x},120 ${x * 2},160`, 13, '#d8281e', 'spike')).join('')
  )
}

/** A falcon on the fist, jesses round its feet. */
const falcon: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#6a5a4c')
  const pale = colorIn(options, 'second', '#f4ead8')
  const bars = [0, 1, 2, 3, 4].map((row) =>
    [-1, 0, 1]
      .map((i) =>
        s.stroke(
          `${i * 22 - 9},${-6 + row * 24} ${i * 22},${row * 24} ${i * 22 + 9},${-6 + row * 24}`,
          5,
          shade(c, 0.6),
        ),
      )
      .join(''),
  )
  return (
    s.blade('10,60 20,150 0,210', 46, shade(c, 0.5)) +
    s.blade('-4,60 -6,150 -20,200', 40, c) +
    s.both(
      (half) =>
        half.cord('18,96 20,128', 9, '#e8b03a') +
        half.blade('22,128 34,142 38,156', 11, '#e8b03a', 'spike') +
        half.blade('16,128 10,144 12,158', 11, '#e8b03a', 'spike'),
    ) +
    s.cloth('-50,-40 -30,-84 30,-84 52,-40 56,30 30,96 -30,96 -56,30', pale, {
      extra: bars.join(''),
      shades: ['20,-84! 60,-40 60,40 30,100! 10,90! 30,10'],
    }) +
    s.cloth('-50,-44! -66,0 -64,80 -44,150! -30,90 -26,10!', c, { folds: ['-48,10 -46,60 -46,110'] }) +
    s.cloth('50,-44! 68,0 66,80 46,150! 30,90 26,10!', c, { folds: ['48,10 48,60 46,110'] }) +
    s.cloth('-46,-60 -50,-110 -20,-142 24,-140 50,-108 46,-58 0,-44', c, {
      shades: ['14,-140! 54,-110 50,-56! 20,-56!'],
    }) +
    s.fill('-40,-66 -44,-92 -14,-84 -6,-60', pale) +
    s.stroke('-22,-88 -28,-64 -22,-52', 9, '#2a2024') +
    s.disc(-22, -102, 12, '#ffd23a', '#2a2024', 4) +
    s.disc(-24, -102, 6, '#1a1218') +
    s.stroke('-44,-116 -22,-122 -4,-110', 7, '#2a2024') +
    s.cloth('-44,-104! -70,-94 -74,-66! -58,-74 -42,-82!', '#5a6478', { lineWidth: 3 }) +
    s.fill('-48,-102 -38,-104 -38,-88 -46,-90', '#e8b03a')
  )
}

/** A round mirror of bronze with a knob cord; `back` shows the cast side. */
const bronzeMirror: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', BRONZE)
  const face = canvas.radialGradient(
    [
      [0, '#ffffff', 1],
      [0.5, '#dff0ea', 1],
      [1, '#9ab8b4', 1],
    ],
    -24,
    -30,
    110,
  )
  const rim = Array.from({ length: 16 }, (_, i) =>
    s.disc(Math.cos((i * Math.PI) / 8) * 98, Math.sin((i * Math.PI) / 8) * 98, 6, light(c, 0.5), ink(c), 2),
  )
  const plain = s.disc(0, 0, 84, face, ink(c), 3) + s.stroke('-54,-10 -40,-46 -6,-62', 12, '#ffffff')
  const cast =
    s.ring(0, 0, 60, 8, shade(c, 0.5)) +
    s.disc(0, 0, 20, light(c, 0.4), ink(c), 3) +
    [0, 1, 2, 3]
      .map((i) => flower(Math.cos(i * 1.57 + 0.78) * 42, Math.sin(i * 1.57 + 0.78) * 42, 17, light(c, 0.3)))
      .join('')
  return (
    s.cord('0,96 -14,140 10,170 -6,220', 8, '#d8281e') +
    [-9, 0, 9].map((x) => s.blade(`-6,216 ${-6 + x},240 ${-6 + x * 1.6},276`, 12, '#d8281e', 'spike')).join('') +
    s.disc(0, 0, 106, c, ink(c), 6) +
    (flagIn(options, 'back') ? cast : plain) +
    rim.join('')
  )
}

/** A folded letter under a red seal. */
const sealedLetter: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#fff6e0')
  return (
    s.cloth('/-62,-112 62,-112 62,62 -62,62', c, { lineWidth: 3.4, shades: ['/30,-112 62,-112 62,62 36,62'] }) +
    s.inked('/-24,-92 24,-92 24,40 -24,40', '#f4c8c0', 2.6) +
    [-70, -40, -10]
      .map((y) => s.stroke(`0,${y} 2,${y + 18}`, 9, '#5a4434', { profile: 'even', opacity: 0.7 }))
      .join('') +
    s.inked('/-16,10 18,10 18,44 -16,44', '#d8281e', 2.6)
  )
}

/** A comb of horn with a carved back. */
const hornComb: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#c88a3a')
  const teeth = Array.from({ length: 12 }, (_, i) =>
    s.blade(`${-77 + i * 14},0 ${-77 + i * 14},40 ${-76 + i * 14},78`, 11, c, 'spike'),
  )
  return (
    teeth.join('') +
    s.cloth('-92,12! -96,-30 -50,-72 0,-80 50,-72 96,-30 92,12!', c, {
      lineWidth: 4,
      lights: ['-80,-10! -70,-40 -20,-66! -40,-40'],
    }) +
    flower(0, -32, 26, '#f4b0b8') +
    s.both((half) => flower(half.points('52,-22')[0]?.[0] ?? 0, -22, 16, '#fff3e0'))
  )
}

export const FRONTIER: PropTable = {
  'war-helmet': warHelmet,
  'loom-shuttle': loomShuttle,
  'levy-scroll': levyScroll,
  'horse-whip': horseWhip,
  falcon,
  'bronze-mirror': bronzeMirror,
  'sealed-letter': sealedLetter,
  'horn-comb': hornComb,
}

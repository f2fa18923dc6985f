import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { tailFeathers } from './beasts.ts'
import { Sketch } from './sketch.ts'

/** A branch under the claws of a bird, so that it sits. */
function perch(s: Sketch, y: number, wanted: unknown): string {
  if (wanted === false) return ''
  const claws = s.both((half) =>
    [6, 14, 22].map((x) => half.cord(`${x},${y - 14} ${x + 2},${y + 2}`, 5, '#d89a3a')).join(''),
  )
  return (
    s.rod([-110, y], [120, y + 10], 20, '#6a4a34') +
    s.cord(`70,${y} 104,${y - 34}`, 9, '#6a4a34') +
    s.blade(`104,${y - 34} 124,${y - 50} 140,${y - 52}`, 18, '#6a9a4a') +
    claws
  )
}

const owl: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b08a5a')
  const specks = [0, 1, 2].flatMap((row) =>
    [-1, 0, 1].map((column) =>
      s.stroke(
        `${column * 18 - 7},${26 + row * 16} ${column * 18},${32 + row * 16} ${column * 18 + 7},${26 + row * 16}`,
        3,
        shade(c, 1.2),
        { steps: 5 },
      ),
    ),
  )
  const eyes = s.both(
    (half) =>
      half.disc(24, -28, 25, light(c, 0.8), ink(c)) +
      half.disc(24, -28, 16, '#f2b632', ink(c), 2.5) +
      half.disc(24, -28, 9, '#1a1020'),
  )
  return (
    perch(s, 96, options['perch']) +
    s.cloth('-52,-40! -58,-84! -24,-66 24,-66 58,-84! 52,-40 58,30 30,84 -30,84 -58,30', c, {
      shades: ['20,-90! 70,-90! 70,90! 10,100! 36,20'],
    }) +
    s.fill('-34,10 0,-2 34,10 28,64 0,78 -28,64', light(c, 0.75)) +
    specks.join('') +
    eyes +
    [-28, 20].map((x) => s.disc(x, -33, 4, '#ffffff')).join('') +
    s.inked('-8,-18! 8,-18! 0,4!', '#e89a2a', 2.6, ink(c)) +
    s.both((half) => half.cloth('40,-10! 72,30 58,80! 36,50', shade(c, 0.8)))
  )
}

const raven: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#2a2638')
  return (
    perch(s, 96, options['perch']) +
    s.cloth('20,30! 60,90 70,150! 40,140 24,160! 4,90', shade(c, 0.6)) +
    s.cloth('-44,-44 -18,-74 18,-70 40,-34 52,30 30,80 -6,84 -36,40', c, {
      shades: ['10,-80! 60,-40 60,60 20,96! 0,84! 24,20'],
      lights: ['-24,-60 -4,-66 4,-56 -16,-50'],
    }) +
    s.cloth('2,-10! 40,0 60,60 44,116! 16,60', light(c, 0.12), { folds: ['20,10 36,50 42,96', '10,20 22,56 32,84'] }) +
    s.cloth('-40,-50! -84,-40 -96,-26! -62,-24 -40,-28!', '#5a5466') +
    s.disc(-20, -44, 9, colorIn(options, 'eyes', '#ffd84a'), ink(c), 2.5) +
    s.disc(-21, -44, 4.5, '#120a18') +
    s.disc(-23, -46, 1.8, '#ffffff')
  )
}

const bird: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#4f9be6')
  return (
    perch(s, 50, options['perch']) +
    s.cloth('30,0! 70,-26! 64,4 74,20! 34,20', shade(c, 0.6)) +
    s.cloth('-40,-8 -22,-36 10,-36 36,-8 30,24 0,36 -28,26', c, { shades: ['10,-40! 44,-10 30,40 0,44! 20,10'] }) +
    s.fill('-30,4 -6,-2 16,10 6,30 -18,28', '#fff2e0') +
    s.cloth('-2,-12! 26,-10 40,16! 10,14', shade(c, 0.5), { lineWidth: 2 }) +
    s.cloth('/-38,-12 -58,-4 -38,2', '#f2a83a', { lineWidth: 2 }) +
    s.disc(-22, -14, 5.5, '#1a1020') +
    s.disc(-24, -16, 2, '#ffffff')
  )
}

const parrot: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d8342a')
  return (
    perch(s, 84, options['perch'] ?? false) +
    tailFeathers(s, [
      ['10,40 40,110 60,170 90,210', '#2a6ad0'],
      ['0,40 16,110 24,180 40,220', '#f2b632'],
    ]) +
    s.cloth('-40,-50 -16,-84 24,-80 46,-40 44,30 14,70 -22,60 -44,10', c, {
      shades: ['16,-90! 60,-50 54,40 10,80! 0,70! 26,20'],
    }) +
    s.cloth('6,-10! 46,-6 50,50 16,84! 4,40', '#2a6ad0', { extra: s.stroke('14,30 30,40 44,40', 9, '#f2b632') }) +
    s.fill('-42,-56 -14,-72 0,-48 -16,-28 -40,-34', '#ffffff') +
    s.disc(-20, -50, 7, '#1a1020') +
    s.disc(-22, -53, 2.6, '#ffffff') +
    s.cloth('-40,-52! -70,-44 -72,-16! -54,-22 -40,-32!', '#f2c04a')
  )
}

/** A flamingo held upside down by its legs, its head the mallet. */
const flamingoMallet: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f58ab0')
  return (
    s.cord('-10,30 -12,150', 8, '#e0607a') +
    s.cord('10,30 14,140 30,156', 8, '#e0607a') +
    s.cord('-10,-40 -8,40', 9, '#e0607a') +
    s.cord('8,-40 10,40', 9, '#e0607a') +
    tailFeathers(
      s,
      [
        ['20,-70 50,-30 76,10', light(c, 0.2)],
        ['0,-60 34,-10 44,36', shade(c, 0.4)],
      ],
      40,
    ) +
    s.cloth('-50,-80 -56,-140 -20,-176 30,-170 60,-120 46,-60 10,-34 -28,-42', c, {
      shades: ['20,-180! 80,-130 60,-50 10,-24! 26,-90'],
      lights: ['-44,-100! -40,-140 -10,-160! -20,-130 -26,-96!'],
    }) +
    s.cloth('10,-150! 60,-120 54,-70 20,-56! 30,-100', shade(c, 0.5), { folds: ['24,-134 44,-110 42,-80'] }) +
    s.cord('-20,-160 -40,-230 -6,-280 30,-320 10,-372', 26, c) +
    s.cloth('-30,-366 -26,-404 8,-418 38,-402 40,-370 14,-350 -14,-350', c) +
    s.cloth('-26,-392! -60,-396 -92,-370 -98,-340! -70,-352 -34,-366!', '#fff2e0', {
      extra: s.fill('-70,-400! -110,-380! -100,-330! -74,-350!', '#2a2030'),
    }) +
    s.disc(2, -388, 8, '#fff3c0', ink(c), 3) +
    s.disc(0, -388, 4, '#1a1020')
  )
}

const rocFeather: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e8dcc0')
  return (
    tailFeathers(s, [['0,110 -6,-40 -30,-200 -70,-330', c]], 110) +
    s.cord('0,150 0,60', 9, light(c, 0.6)) +
    ['-20,-120 6,-100', '-34,-190 -8,-170', '-10,-50 16,-34'].map((text) => s.stroke(text, 9, '#8a5a34')).join('')
  )
}

export const BIRDS: PropTable = {
  owl,
  raven,
  bird,
  parrot,
  'flamingo-mallet': flamingoMallet,
  'roc-feather': rocFeather,
}

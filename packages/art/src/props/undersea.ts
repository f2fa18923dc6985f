import { ink, light, shade } from '../draw/color.ts'
import { path } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const BRASS = '#e0b04a'

/** A brass sextant with its mirrors and its arc; held at the frame. */
const sextant: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', BRASS)
  const arc = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (0.22 + i * 0.047)
    return [Math.cos(angle) * 210, -180 + Math.sin(angle) * 210] as const
  })
  const ticks = arc.map(([x, y], i) =>
    s.stroke(`${x},${y} ${x * 0.93},${-180 + (y + 180) * 0.93}`, i % 3 ? 3 : 5, ink(c), { profile: 'even' }),
  )
  return (
    s.cord('0,-180 -150,-20', 15, c) +
    s.cord('0,-180 150,-20', 15, c) +
    s.cord('-96,-80 0,-62 96,-80', 11, shade(c, 0.4)) +
    s.cord(arc.map(([x, y]) => `${x},${y}`).join(' '), 24, light(c, 0.2)) +
    ticks.join('') +
    s.cord('0,-184 36,40', 13, shade(c, 0.3)) +
    s.disc(0, -184, 22, c, ink(c), 4) +
    s.cloth('/-24,-236 24,-236 20,-196 -20,-196', '#bfe8f4', { line: ink(c), lineWidth: 5 }) +
    s.rod([-150, -110], [-50, -128], 26, shade(c, 0.6)) +
    s.metal('/-178,-118 -150,-124 -146,-92 -174,-88', c, { gradient: '-180,-120 -146,-90' }) +
    s.cloth('/84,-130 116,-140 124,-104 92,-96', '#8ac0d8', { line: ink(c), lineWidth: 5 }) +
    s.disc(36, 42, 13, light(c, 0.5), ink(c), 3) +
    s.stroke('-130,-34 -80,-90 -20,-156', 4, '#fff6d0')
  )
}

/** A naturalist's open sketchbook with fishes. */
const fishSketchbook: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const cover = colorIn(options, 'color', '#6a3a2a')
  const fish = (x: number, y: number, size: number, c: string, degrees: number) =>
    s.place(
      x,
      y,
      s.inked('-40,0 -10,-22 24,-14 38,0! 24,14 -10,22', c, 3) +
        s.inked('/-36,0 -60,-18 -54,0 -60,18', c, 3) +
        s.disc(24, -4, 3.4, '#2a1c24') +
        s.stroke('-6,-18 2,0 -6,18', 3, ink(c)),
      size,
      degrees,
    )
  const page = (half: Sketch) =>
    half.cloth('0,-150! 70,-166 148,-152! 148,36! 70,22 0,40!', '#fff8e6', {
      lineWidth: 3,
      shades: ['0,-150! 20,-156 20,30 0,40!'],
    })
  return (
    s.cloth('-162,-146! 0,-136 162,-146! 164,50! 0,60 -164,50!', cover, { lineWidth: 4 }) +
    s.both((half) => page(half)) +
    fish(-78, -98, 0.94, '#e8784a', -8) +
    fish(-70, -20, 0.8, '#5aa0c8', 6) +
    fish(80, -50, 1.15, '#e8b84a', -14) +
    s.stroke('40,-118 80,-124 124,-116', 3, '#8a7a6a') +
    s.stroke('40,4 80,-2 126,6', 3, '#8a7a6a') +
    s.stroke('0,-146 0,40', 4, shade(cover, 0.6), { profile: 'even' })
  )
}

/** A jar of clear spirit with what the net brought up, labelled by no word; one sees through it. */
const specimenJar: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const water = colorIn(options, 'color', '#bfe8d8')
  const beast = colorIn(options, 'beast', '#f07a8a')
  const arms = [-40, -22, -6, 10, 26, 42].map((x, i) =>
    s.blade(`${x * 0.4},-30 ${x},6 ${x * 1.2 + (i % 2 ? 10 : -10)},52`, 15, beast, 'spike'),
  )
  return (
    path(s.shape('-66,-130! -84,-100 -86,70 -60,92! 60,92! 86,70 84,-100 66,-130!'), 'none', {
      stroke: '#3a6a78',
      'stroke-width': 15,
    }) +
    path(s.shape('-66,-130! -84,-100 -86,70 -60,92! 60,92! 86,70 84,-100 66,-130!'), 'none', {
      stroke: water,
      'stroke-width': 8,
    }) +
    s.fill('-74,84! 74,84! 60,98 -60,98', shade(water, 0.4)) +
    arms.join('') +
    s.cloth('-44,-24! -50,-70 0,-104 50,-70 44,-24! 0,-12', beast, { shades: ['10,-100! 54,-70 46,-24! 14,-16!'] }) +
    s.both((half) => half.disc(16, -54, 7, '#fff8e8', ink(beast), 2.4) + half.disc(17, -53, 3.4, '#1a1420')) +
    s.stroke('-66,-96 -72,0 -66,70', 12, '#ffffff', { opacity: 0.85 }) +
    [
      [40, 10],
      [56, -30],
      [-50, -104],
    ]
      .map(([x = 0, y = 0]) => s.disc(x, y, 6, '#f4fffb', '#7ab8b0', 2))
      .join('') +
    s.metal('-72,-166! 72,-166! 76,-126! -76,-126!', BRASS, { gradient: '-72,0 72,0' }) +
    s.inked('/-30,58 30,58 30,84 -30,84', '#f8f0d8', 3, '#8a7a5a')
  )
}

/** A whaler's harpoon with its line. */
const harpoon: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colorIn(options, 'color', '#c8d2e0')
  return (
    s.rod([0, -180], [0, 460], 21, '#8a5a34') +
    s.rod([0, -350], [0, -170], 11, iron) +
    s.metal('0,-476! 30,-400 66,-330! 40,-336 12,-352 12,-330! -12,-330! -12,-352 -40,-336 -66,-330! -30,-400', iron, {
      gradient: '-60,-400 60,-380',
      tangent: 0.1,
    }) +
    s.metal('/-19,-190 19,-190 16,-130 -16,-130', shade(iron, 0.6), { gradient: '-19,0 19,0' }) +
    s.cord('0,-150 -34,-110 14,-60 -30,0 16,60 -24,130 10,210', 9, '#e8d8a8') +
    [-20, 0, 20].map((y) => s.trim(`-14,${-120 + y} 14,${-116 + y}`, 7, '#e8d8a8')).join('')
  )
}

/** The wheel of a ship that went down, with a broken rim. */
const wreckWheel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#7a5238')
  const spoke = (i: number) => {
    const angle = (i * Math.PI) / 4 + 0.2
    const at = (r: number) => [Math.cos(angle) * r, Math.sin(angle) * r] as const
    const reach = i === 1 ? 92 : 156
    const [hx, hy] = at(148)
    return s.rod(at(18), at(reach), 15, wood) + (i === 1 ? '' : s.disc(hx, hy, 14, light(wood, 0.2), ink(wood), 3.4))
  }
  const rim = Array.from({ length: 22 }, (_, i) => {
    const angle = 1.36 + i * 0.262
    return `${(Math.cos(angle) * 104).toFixed(1)},${(Math.sin(angle) * 104).toFixed(1)}`
  })
  return (
    Array.from({ length: 8 }, (_, i) => spoke(i)).join('') +
    s.cord(rim.join(' '), 24, wood) +
    s.stroke(rim.slice(0, 12).join(' '), 5, light(wood, 0.8)) +
    s.disc(0, 0, 32, BRASS, ink(BRASS), 4) +
    s.disc(0, 0, 14, shade(BRASS, 1)) +
    [
      [-80, -80],
      [-104, 30],
      [40, 96],
    ]
      .map(([x = 0, y = 0]) =>
        s.inked(`${x - 16},${y + 8}! ${x - 8},${y - 14} ${x + 8},${y - 14} ${x + 16},${y + 8}!`, '#e8e0d0', 2.4),
      )
      .join('') +
    s.blade('-60,84 -90,140 -70,210', 26, '#3f8a6a', 'spike') +
    s.blade('-20,104 -10,170 -34,230', 22, '#2f7a5a', 'spike')
  )
}

/** A hand lamp for the floor of the sea. */
const seaLamp: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const glow = colorIn(options, 'color', '#d8fff4')
  const halo = canvas.glow(
    [
      [0, '#ffffff', 1],
      [0.3, glow, 0.7],
      [1, glow, 0],
    ],
    0,
    40,
    220,
  )
  return (
    halo +
    s.cord('-50,-40 -40,-90 40,-90 50,-40', 11, BRASS) +
    s.metal('-54,-44! 54,-44! 40,-14! -40,-14!', BRASS, { gradient: '-54,0 54,0' }) +
    s.inked('-44,-14! -62,40 -44,92! 44,92! 62,40 44,-14!', '#f4fffb', 6, ink(BRASS)) +
    s.oval(0, 40, 15, 34, '#ffffff', '#8af0e0', 6) +
    s.metal('-52,92! 52,92! 60,122! -60,122!', BRASS, { gradient: '-54,0 54,0' })
  )
}

export const UNDERSEA: PropTable = {
  sextant,
  'fish-sketchbook': fishSketchbook,
  'specimen-jar': specimenJar,
  harpoon,
  'wreck-wheel': wreckWheel,
  'sea-lamp': seaLamp,
}

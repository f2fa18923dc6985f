import { ink, light, shade } from '../draw/color.ts'
import { pattern } from '../draw/patterns.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

function spokedWheel(s: Sketch, x: number, y: number, rx: number, ry: number): Svg {
  const spokes = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2
    return s.stroke(`${x},${y} ${x + Math.cos(angle) * rx},${y + Math.sin(angle) * ry}`, 6, '#6a5a58', {
      profile: 'even',
    })
  })
  return (
    spokes.join('') +
    s.oval(x, y, rx, ry, 'none', '#2a2026', 24) +
    s.oval(x, y, rx, ry, 'none', '#8a6a48', 16) +
    s.oval(x + 2, y - 2, rx + 5, ry + 5, 'none', '#d8b48a', 4) +
    s.oval(x, y, rx - 26, ry - 26, 'none', '#c8ccd8', 6) +
    s.oval(x, y, 20, 22, '#c8a24a', '#4a3418', 4)
  )
}

/** A wheeled chair of wicker: the back with its handles behind the sitter, arms, wheels and blanket before. */
const wheelchair: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#7a4a30')
  const wicker = colorIn(options, 'wicker', '#d8b078')
  if (maybeText(options, 'part') === 'back') {
    const weave = pattern(canvas, 'diamonds', 'rgba(110,64,24,.5)', 0.5)
    const back = s.cloth('-190,330! -214,40 -206,-110 -150,-176 0,-196 150,-176 206,-110 214,40 190,330!', wicker, {
      pattern: weave,
      shades: ['60,-190! 210,-120 214,330! 120,330! 150,60'],
    })
    const frame = s.trim('-190,330 -214,40 -206,-110 -150,-176 0,-196 150,-176 206,-110 214,40 190,330', 17, wood)
    const handles = s.both(
      (half) =>
        half.cord('180,-150 236,-178 280,-170', 19, wood) +
        half.cord('262,-174 292,-168', 25, '#3a2a2a') +
        half.disc(206, -112, 13, '#c8a24a', ink('#c8a24a'), 3),
    )
    return handles + back + frame
  }
  const arms = s.both(
    (half) =>
      half.cord('196,150 214,176 206,330', 20, wood) +
      half.cord('150,140 220,150 250,166 244,186', 26, wood) +
      half.stroke('156,134 220,143 242,156', 5, light(wood, 0.9)),
  )
  return s.both((half) => spokedWheel(half, 258, 330, 96, 158)) + arms
}

/** A plaid over the knees. */
const lapBlanket: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b83a4a')
  const plaid = pattern(canvas, 'plaid', 'rgba(20,50,90,.5)', 1.2)
  const fringe = Array.from({ length: 22 }, (_, index) =>
    s.stroke(`${-208 + index * 20},128 ${-210 + index * 20},158`, 7, index % 2 ? c : light(c, 0.5), {
      profile: 'even',
    }),
  )
  return (
    fringe.join('') +
    s.cloth('-196,-6! -120,-40 -40,-20 0,-26 40,-20 120,-40 196,-6! 226,60 220,134! 0,146 -220,134! -226,60', c, {
      pattern: plaid,
      shades: ['80,-30! 230,0 230,140! 100,140! 140,60', '-30,0! 0,20 20,150! -20,150!'],
      folds: ['-120,-20 -100,40 -120,110', '-20,-10 0,50 -10,120', '110,-24 100,40 124,110'],
    }) +
    s.trim('-194,-8 -120,-40 -40,-20 0,-26 40,-20 120,-40 194,-8', 8, shade(c, 0.9))
  )
}

/** A long hazel switch with its last leaves. */
const goatSwitch: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8a6238')
  const leaves = [
    '-2,-250 30,-276 58,-280',
    '-8,-300 -40,-326 -62,-318',
    '2,-350 34,-372 64,-366',
    '6,-396 -14,-430 -10,-462',
  ].map((line) => s.blade(line, 30, '#6aa84a'))
  return (
    s.cord('4,180 0,0 -8,-160 -4,-300 8,-410', 15, c, 'out') +
    leaves.join('') +
    [-60, -130, -210].map((y) => s.disc(-5, y, 6, shade(c, 1))).join('')
  )
}

export const SICKROOM: PropTable = {
  wheelchair,
  'lap-blanket': lapBlanket,
  'goat-switch': goatSwitch,
}

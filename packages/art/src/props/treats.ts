import { ink, light } from '../draw/color.ts'
import { flower } from '../draw/plants.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const rose: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d81f3a')
  return (
    s.cord('0,150 6,40 0,-40', 9, '#4f8a3a') +
    s.blade('4,60 44,40 74,50', 32, '#5fa048') +
    s.blade('2,90 -36,74 -64,84', 28, '#4f8a3a') +
    s.cloth('-58,-80 -40,-130 0,-144 44,-128 58,-76 30,-34 -30,-34', c, {
      shades: ['20,-140! 70,-100 60,-40 10,-24! 40,-70'],
    }) +
    s.cloth('-40,-96! -20,-124 20,-124 40,-96! 20,-66 -20,-66', light(c, 0.2), { lineWidth: 2 }) +
    s.stroke('-20,-98 0,-112 20,-98 6,-84 -8,-92', 5, ink(c)) +
    s.stroke('-56,-76 -20,-50 0,-36', 5, ink(c)) +
    s.stroke('56,-72 24,-50 0,-36', 5, ink(c))
  )
}

/** A plait of wild garlic held by its loop at (0, 0): star-like flowers above, bulbs with their wisps below. */
const garlic: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#fbf8ff')
  const bulb = (x: number, y: number, degrees: number) => {
    const b = new Sketch(canvas)
    const wisps = [-9, 0, 9].map((tip) => b.stroke(`${tip * 0.4},40 ${tip},52 ${tip * 1.6},66`, 4, '#b8a88a'))
    const drawn =
      wisps.join('') +
      b.cloth('0,-54! 6,-30 38,-8 42,22 20,44 -20,44 -42,22 -38,-8 -6,-30', light(c, 0.1), {
        shade: '#c8b8d8',
        shades: ['8,-26! 42,-6 42,26 18,46! 6,46! 24,14'],
        folds: ['-2,-34 -22,0 -10,42', '2,-34 20,2 10,42', '-8,-24 -36,6 -28,36'],
      })
    return s.place(x, y, drawn, 1, degrees)
  }
  const bloom = (x: number, y: number) =>
    Array.from({ length: 7 }, (_, petal) =>
      flower(x + Math.cos(petal * 0.9) * 20, y + Math.sin(petal * 0.9) * 18, 13 - (petal % 2), c),
    ).join('') + flower(x, y, 14, c)
  const stems = ['-60,-110', '6,-146', '66,-104'].map((tip) => s.cord(`0,20 0,-40 ${tip}`, 7, '#6a9a4a'))
  const leaves = ['0,10 -50,-30 -96,-60', '0,10 54,-24 100,-40'].map((line) => s.blade(line, 26, '#7fae5a'))
  return (
    leaves.join('') +
    stems.join('') +
    bloom(-60, -112) +
    bloom(66, -106) +
    bloom(6, -150) +
    s.cord('0,0 34,22 60,70 62,130 56,190', 17, '#a8b478') +
    [
      [22, 96, 32],
      [106, 104, -34],
      [16, 170, 28],
      [104, 182, -28],
      [56, 244, 2],
    ]
      .map(([x = 0, y = 0, degrees = 0]) => bulb(x, y, degrees))
      .join('') +
    s.trim('22,26 42,16', 12, '#2a2430')
  )
}

const drumstick: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b8642a')
  return (
    s.cord('0,110 2,60 0,20', 16, '#f6ead0') +
    s.both((half) => half.disc(9, 116, 13, '#f6ead0', '#7a5a3a', 4)) +
    s.cloth('-14,34! -48,-20 -52,-80 -14,-124 34,-120 56,-76 46,-16 16,36!', c, {
      shades: ['20,-120! 70,-90 54,-10 16,44! 6,44! 36,-40'],
      lights: ['-40,-50! -38,-88 -12,-108! -22,-80 -24,-46!'],
      folds: ['-20,10 -4,-4 16,8', '10,-60 24,-50 30,-30'],
    }) +
    s.stroke('-10,-40 8,-50 20,-40', 6, light(c, 0.7))
  )
}

const honeycomb: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f2b02a')
  const outline = '-96,-70! -40,-92 50,-84 104,-50! 96,30 60,84 -30,92 -92,50!'
  const cells = [-2, -1, 0, 1, 2].flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column) => {
      const [x, y] = [column * 42 + (row % 2 ? 21 : 0), row * 36]
      const hexagon = [0, 1, 2, 3, 4, 5].map(
        (corner) =>
          `${(x + Math.sin((corner * Math.PI) / 3) * 19).toFixed(1)},${(y + Math.cos((corner * Math.PI) / 3) * 19).toFixed(1)}`,
      )
      return s.inked(`/${hexagon.join(' ')}`, (row + column) % 2 ? '#c9761a' : '#e8951e', 4)
    }),
  )
  return (
    s.cloth(outline, c, { extra: cells.join('') }) +
    s.cloth('-60,60! -50,90 -54,130 -44,144 -34,130 -36,100 -20,84!', '#ffc84a') +
    s.cloth('30,70! 36,110 34,150 44,164 54,150 52,106 64,74!', '#ffc84a') +
    s.stroke('-80,-50 -30,-74 40,-68', 7, '#fff0b0')
  )
}

const pebbles: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f4f2fa')
  return [
    [-44, 6, 26, 18],
    [40, 8, 26, 18],
    [0, 14, 30, 20],
    [-24, -16, 24, 17],
    [24, -18, 26, 18],
    [0, -36, 22, 16],
  ]
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        s.oval(x, y, rx, ry, c, '#5a5a78', 4) +
        s.oval(x + 5, y + 6, rx * 0.7, ry * 0.45, '#cfcce4') +
        s.oval(x - 7, y - 5, rx * 0.34, ry * 0.3, '#ffffff'),
    )
    .join('')
}

export const TREATS: PropTable = {
  rose,
  garlic,
  drumstick,
  honeycomb,
  pebbles,
}

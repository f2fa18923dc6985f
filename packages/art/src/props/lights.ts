import { ink, light } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { emblemIn } from './emblems.ts'
import { Sketch } from './sketch.ts'

const firepot: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8a5a3a')
  const fire = colorIn(options, 'flame', '#ff6a2a')
  return (
    s.fill('-60,-40! -66,-110 -30,-100! -20,-170 6,-220! 20,-160 44,-130! 60,-150 70,-90 60,-40!', fire) +
    s.fill('-42,-40! -40,-90 -14,-84! 0,-150! 20,-96 44,-90 42,-40!', light(fire, 0.6)) +
    s.fill('-22,-40! -16,-76 2,-104! 22,-70 24,-40!', '#fff3b0') +
    s.cloth('-84,-44! -94,10 -56,70 56,70 94,10 84,-44! 0,-30', c, {
      shades: ['20,-50! 110,-40! 100,20 50,90! 10,90! 50,20'],
      folds: ['-70,0 -40,10 -10,4'],
    }) +
    s.oval(0, -42, 84, 16, 'none', ink(c), 6) +
    s.trim('-84,-40 0,-26 84,-40', 12, light(c, 0.25)) +
    [-40, 0, 40].map((x) => s.inked(`/${x - 10},20 ${x},8 ${x + 10},20 ${x},32`, '#e8b84a', 2)).join('')
  )
}

const lantern: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#5a5648')
  const cross = options['cross']
    ? emblemIn(canvas, { emblem: { kind: 'cross', color: '#6a3a1a', scale: 0.9 } }, 0, 4)
    : s.fill('0,-34! 14,-4 10,20 0,26 -10,20 -14,-4', '#ff9a3a')
  return (
    s.ring(0, -124, 26, 6, c) +
    s.metal('/0,-108 56,-62 -56,-62', c, { gradient: '-56,-90 56,-70' }) +
    s.inked('/-48,-62 48,-62 48,54 -48,54', '#ffe9a0', 5, ink(c)) +
    s.disc(
      0,
      0,
      40,
      canvas.radialGradient(
        [
          [0, '#fffbe0'],
          [1, '#ffb84a', 0.2],
        ],
        0,
        0,
        46,
      ),
    ) +
    cross +
    s.both((half) => half.rod([48, -62], [48, 54], 11, c)) +
    s.metal('/-60,52 60,52 66,82 -66,82', c, { gradient: '-60,52 60,82' })
  )
}

const candelabrum: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d8b45a')
  const candle = (x: number, y: number) =>
    s.rod([x, y - 66], [x, y], 20, '#fbf2dc') +
    s.metal(`${x - 24},${y}! ${x + 24},${y}! ${x + 12},${y + 18}! ${x - 12},${y + 18}!`, c, {
      gradient: `${x - 20},0 ${x + 20},0`,
    }) +
    s.fill(`${x},${y - 124}! ${x + 15},${y - 88} ${x},${y - 68} ${x - 15},${y - 88}`, '#ff9a2a') +
    s.fill(`${x},${y - 104}! ${x + 8},${y - 84} ${x},${y - 72} ${x - 8},${y - 84}`, '#fff3b0')
  return (
    s.both((half) => half.cord('0,-10 50,-6 76,-40 80,-80', 12, c)) +
    s.rod([0, -110], [0, 130], 18, c) +
    [-20, 60].map((y) => s.gem(0, y, 15, c)).join('') +
    candle(-80, -90) +
    candle(80, -90) +
    candle(0, -124) +
    s.metal('-14,120! 14,120! 60,158! -60,158!', c, { gradient: '-60,130 60,150' })
  )
}

export const LIGHTS: PropTable = {
  firepot,
  lantern,
  candelabrum,
}

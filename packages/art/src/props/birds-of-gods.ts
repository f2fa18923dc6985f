import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** The long feathers of a raised wing, from the foremost to the hindmost: their tips. */
const EAGLE_PLUMES = ['34,-362', '66,-350', '94,-322', '112,-286', '120,-242', '116,-198', '104,-156']

/** An eagle in profile to the left that has just alighted, its wings still raised; its claws are at (0, 0). */
const eagle: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#6a4424')
  const pale = colorIn(options, 'second', '#f0dca8')
  const near = EAGLE_PLUMES.map((tip, index) => s.blade(`26,-110 52,-214 ${tip}`, 56, index % 2 ? c : light(c, 0.18)))
  const tail = ['70,30', '92,14', '46,44'].map((tip) => s.blade(`34,-70 52,-20 ${tip}`, 34, shade(c, 0.5)))
  const claws = ['-22', '-2', '16'].map((x) => s.blade(`-4,-16 ${x},-4 ${x},16`, 14, '#e8b03a', 'spike'))
  return (
    tail.join('') +
    s.cloth('-30,-196 2,-200 40,-150 48,-80 30,-34 -2,-20 -34,-50 -50,-110 -46,-160', c, {
      shades: ['10,-190! 60,-140 50,-60 10,-16! 0,-40 26,-90'],
      folds: ['-34,-140 -28,-128 -18,-138', '-28,-100 -20,-88 -8,-98', '-22,-66 -14,-56 -2,-64'],
    }) +
    near.join('') +
    s.cloth('4,-160! 18,-214 48,-256 86,-240 92,-190 70,-130 40,-92 12,-100', light(c, 0.1), {
      folds: ['28,-110 54,-132 74,-180', '20,-136 40,-164 54,-216', '44,-120 66,-150 84,-204'],
    }) +
    s.cord('-16,-30 -12,-8', 12, '#e8b03a') +
    s.cord('8,-28 6,-8', 12, '#e8b03a') +
    claws.join('') +
    s.cloth('-48,-138! -78,-160 -90,-194 -66,-226 -30,-222 -4,-190 6,-160! -8,-146 -22,-126! -36,-142', pale, {
      shades: ['-30,-220! 2,-190 6,-160! -16,-140! -22,-180'],
    }) +
    s.cloth('-76,-208! -106,-212 -128,-192 -126,-158! -112,-176 -84,-176!', '#e8a82a', { lineWidth: 3 }) +
    s.disc(-62, -198, 9, '#ffe06a', ink(c), 3) +
    s.disc(-64, -198, 4, '#1a1218') +
    s.stroke('-86,-210 -64,-214 -46,-204', 7, ink(c))
  )
}

/** An owl seen from the front with both wings spread; its feet are at (0, 0). */
const wingedOwl: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#9a7a54')
  const wings = s.both(
    (half) =>
      ['164,-214', '176,-172', '170,-132', '150,-96', '122,-66']
        .map((tip, index) => half.blade(`30,-116 84,-150 ${tip}`, 44, index % 2 ? c : shade(c, 0.5)))
        .join('') +
      half.cloth('26,-136! 70,-170 116,-184 124,-158 96,-120 50,-88 28,-80!', light(c, 0.15), {
        folds: ['52,-130 74,-136 96,-156', '44,-108 64,-112 90,-130'],
      }),
  )
  const specks = [0, 1, 2].flatMap((row) =>
    [-1, 0, 1].map((column) =>
      s.stroke(
        `${column * 18 - 7},${-84 + row * 17} ${column * 18},${-78 + row * 17} ${column * 18 + 7},${-84 + row * 17}`,
        3,
        shade(c, 1.2),
        { steps: 5 },
      ),
    ),
  )
  const face = s.both(
    (half) =>
      half.disc(23, -148, 25, light(c, 0.8), ink(c)) +
      half.disc(23, -148, 16, '#f2b632', ink(c), 2.5) +
      half.disc(23, -148, 9, '#1a1020') +
      half.blade('10,-10 16,6 18,20', 12, '#e89a2a', 'spike') +
      half.blade('18,-12 30,2 34,14', 12, '#e89a2a', 'spike'),
  )
  return (
    s.blade('-10,-30 -18,20 -20,52', 32, shade(c, 0.6)) +
    s.blade('10,-30 18,20 20,52', 32, shade(c, 0.6)) +
    wings +
    s.cloth('-48,-158! -56,-214! -24,-184 24,-184 56,-214! 48,-158 52,-90 28,-24 -28,-24 -52,-90', c, {
      shades: ['20,-200! 66,-200! 66,-40! 10,-10! 34,-90'],
    }) +
    s.fill('-32,-104 0,-116 32,-104 26,-50 0,-36 -26,-50', light(c, 0.75)) +
    specks.join('') +
    face +
    [-27, 19].map((x) => s.disc(x, -153, 4, '#ffffff')).join('') +
    s.inked('-8,-136! 8,-136! 0,-112!', '#e89a2a', 2.6, ink(c))
  )
}

export const BIRDS_OF_GODS: PropTable = { eagle, 'winged-owl': wingedOwl }

import { ink, light, shade } from '../../draw/color.ts'
import type { PathData } from '../../draw/geometry.ts'
import { element, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { type Look, spot, type StageTable, standing, times } from './part.ts'

const BRASS = '#d8a84a'

/** Those who walk below the waves, and what they wear on the head. */
export const DIVERS: StageTable = {
  diver: standing({ color: '#8a7458', accent: BRASS, third: '#6ab8c8', shadow: 90 }, (s, look) => diver(s, look)),
  'diving-helmet': standing({ color: BRASS, accent: '#6ab8c8', third: '#12283a' }, (s, look) => helmet(s, look)),
}

/** An oval about the origin. */
export function ring(rx: number, ry: number): PathData {
  return `M${-rx} 0A${rx} ${ry} 0 1 0 ${rx} 0A${rx} ${ry} 0 1 0 ${-rx} 0Z`
}

/** One who walks on the floor of the sea; the round panes show only what is before them. */
function diver(s: Sketch, look: Look): Svg {
  const c = look.color
  const limbs = s.both(
    (half) =>
      half.cloth('8,-150! 62,-150! 74,-70 66,-20! 14,-20! 20,-80', c, { folds: ['20,-110 60,-104', '22,-60 66,-56'] }) +
      half.cloth('8,-26! 76,-26! 92,4! 4,4!', '#5a5a68', { lineWidth: 2.8 }) +
      half.cloth('58,-276! 100,-262 124,-190 116,-130! 84,-126! 84,-190 66,-220!', c, {
        folds: ['90,-200 118,-192', '86,-160 116,-158'],
      }) +
      half.disc(100, -120, 17, '#6a5a4a', ink(c), 3),
  )
  const body = s.cloth('-72,-280! 72,-280! 76,-200 66,-140! -66,-140! -76,-200', c, {
    shades: ['20,-280! 72,-280! 66,-140! 30,-140!'],
    folds: ['-40,-220 40,-212', '-44,-180 44,-174'],
  })
  const belt =
    s.trim('-70,-168 0,-160 70,-168', 16, '#5a4030') +
    [-40, 0, 40]
      .map((x) =>
        s.cloth(`/${x - 13},-176 ${x + 13},-176 ${x + 15},-146 ${x - 15},-146`, '#7a8090', { lineWidth: 2.4 }),
      )
      .join('')
  const tank = s.metal('/-58,-300 58,-300 58,-226 -58,-226', '#8a94a0', { gradient: '-58,0 58,0' })
  return (
    tank +
    limbs +
    body +
    belt +
    s.place(0, -318, helmet(s, { ...look, color: look.accent, accent: look.third, third: '#12283a' }), 0.62)
  )
}

function helmet(s: Sketch, look: Look): Svg {
  const c = look.color
  const pane = s.canvas.radialGradient(
    [
      [0, look.accent, 1],
      [0.7, shade(look.accent, 1), 1],
      [1, look.third, 1],
    ],
    -20,
    -24,
    96,
  )
  const weed = times(4, (i) =>
    s.blade(`${-52 + i * 32},70 ${-46 + i * 32},10 ${-60 + i * 34},${-20 - (i % 2) * 26}`, 18, '#1f6a5a'),
  )
  const fin = s.fill('-10,-20! 10,-60 30,-66! 30,-40 44,-18!', '#16303f', 0.9)
  const mirrored = element('g', { 'clip-path': s.canvas.clip(ring(78, 78)) }, s.disc(0, 0, 78, pane) + weed + fin)
  const bolts = times(12, (i) =>
    s.disc(Math.cos((i * Math.PI) / 6) * 94, Math.sin((i * Math.PI) / 6) * 94, 7, light(c, 0.5), ink(c), 2),
  )
  const bars = [-26, 26].map((x) => s.rod([x, -76], [x, 76], 7, c))
  return (
    s.both((half) => half.disc(130, -6, 38, c, ink(c), 5) + half.disc(138, -6, 24, look.third, ink(c), 4)) +
    s.metal(`${spot(-150, 120)}! -158,20 -120,-120 0,-170 120,-120 158,20 150,120! 90,150 0,160 -90,150`, c, {
      gradient: '-150,-100 150,120',
      shines: ['-110,-60 -80,-120 -30,-150'],
    }) +
    mirrored +
    s.stroke('-54,-20 -44,-52 -14,-66', 12, '#ffffff', { opacity: 0.8 }) +
    s.disc(0, 0, 90, 'none', ink(c), 28) +
    s.disc(0, 0, 90, 'none', c, 21) +
    bars.join('') +
    bolts +
    s.metal('-170,116! 0,150 170,116! 190,170! 0,206 -190,170!', shade(c, 0.3), { gradient: '-180,0 180,0' }) +
    times(7, (i) => s.disc(-138 + i * 46, 154 + (3 - Math.abs(i - 3)) * 9, 7, light(c, 0.5), ink(c), 2))
  )
}

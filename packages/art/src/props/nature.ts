import { ink, light, shade } from '../draw/color.ts'
import { pattern } from '../draw/patterns.ts'
import { element, group, path } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

const peach: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const outline = '0,-52 34,-66 66,-40 64,8 34,48 0,66! -34,48 -64,8 -66,-40 -34,-66'
  const skin = canvas.radialGradient(
    [
      [0, '#ffe9d0'],
      [0.5, '#ffb9a8'],
      [1, '#f0647a'],
    ],
    -22,
    -18,
    96,
  )
  return (
    s.inked(outline, '#a02848', 6, '#8a2440') +
    path(s.shape(outline), skin) +
    s.fill('34,-66! 66,-40 64,8 34,48 0,66! 34,20 44,-30', '#e0486a', 0.5) +
    s.stroke('2,-54 14,-20 8,20 0,58', 5, '#c23a5a', { opacity: 0.8 }) +
    s.oval(-30, -28, 10, 15, '#fff4ec') +
    s.both((half) => half.blade('0,-54 34,-78 74,-74', 34, '#6db04a'))
  )
}

/** `second` paints the poisoned cheek of another color; `bitten` takes a bite. */
const apple: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d81f36')
  const outline = '0,-46! 26,-60 60,-46 66,-4 44,48 16,62 0,56! -16,62 -44,48 -66,-4 -60,-46 -26,-60'
  const skin = canvas.radialGradient(
    [
      [0, light(c, 0.6)],
      [0.5, c],
      [1, shade(c, 1.2)],
    ],
    -20,
    -20,
    92,
  )
  const second = maybeText(options, 'second')
  const cheek = second ? s.clipped(outline, s.fill('-90,-80! -8,-80! -16,-20 6,20 -6,80! -90,80!', second)) : ''
  return (
    s.cord('0,-44 4,-66 14,-84', 6, '#6a4a2a', 'tail') +
    s.blade('6,-62 36,-86 66,-78', 30, '#6db04a') +
    s.inked(outline, ink(c), 6) +
    path(s.shape(outline), skin) +
    cheek +
    s.fill('30,-58! 62,-44 66,-4 44,48 16,62 6,58! 40,20 46,-20', shade(c, 1.4), 0.6) +
    s.oval(-32, -22, 9, 17, '#ffffff') +
    s.oval(-18, -42, 5, 4, '#ffffff') +
    (options['bitten'] ? s.inked('70,-40! 40,-34 36,-14 50,-4 40,14 66,18!', '#fff2d0', 4, ink(c)) : '')
  )
}

const shell: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const rim = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI * (1.15 - (1.3 * index) / 14)
    const [rx, ry] = index % 2 ? [86, 78] : [92, 84]
    return `${(Math.cos(angle) * rx).toFixed(1)},${(-6 - Math.sin(angle) * ry).toFixed(1)}${index % 2 ? '!' : ''}`
  })
  const ribs = rim
    .filter((_, index) => index % 2)
    .map((place) => `${place.replace('!', '')} ${Number(place.split(',')[0]) * 0.2},62`)
  return (
    s.cloth(`-20,66! ${rim.join(' ')} 20,66!`, colorIn(options, 'color', '#fbd0c0'), {
      gradient: '0,-90 0,66',
      folds: ribs,
      shades: ['10,-100! 110,-60 90,60! 14,70! 50,10'],
    }) + s.gem(0, 40, 15, '#fff7ee')
  )
}

const bamboo: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#7cb85a')
  const stems = [
    { x: 0, width: 30, top: -420, tone: c },
    { x: 46, width: 22, top: -330, tone: shade(c, 0.6) },
  ].map(({ x, width, top, tone }) => {
    const joints = Array.from({ length: 8 }, (_, index) => top + 70 + index * 110).filter((y) => y < 460)
    return (
      s.rod([x, top], [x, 460], width, tone) +
      joints
        .map((y) => s.trim(`${x - width / 2 - 2},${y} ${x},${y + 4} ${x + width / 2 + 2},${y}`, 6, light(c, 0.5)))
        .join('')
    )
  })
  const leaves = [
    [-20, -250, 2.6],
    [-16, -236, 2.2],
    [60, -200, 0.5],
    [64, -190, 0.1],
    [-18, -40, 2.5],
    [58, -20, 0.4],
  ].map(([x = 0, y = 0, angle = 0]) => {
    const at = (reach: number, drop: number) =>
      `${(x + Math.cos(angle) * reach).toFixed(1)},${(y + Math.sin(angle) * drop).toFixed(1)}`
    return s.blade(`${x},${y} ${at(46, 30)} ${at(96, 84)}`, 30, '#8fcf62')
  })
  return stems.join('') + leaves.join('')
}

const moon: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const r = numberIn(options, 'radius', 170)
  const glow = canvas.radialGradient(
    [
      [0, '#fffbe6'],
      [0.7, '#ffeeb0'],
      [1, '#ffd97a'],
    ],
    -30,
    -40,
    r * 1.18,
  )
  const craters = [
    [-60, -40, 26],
    [40, 30, 34],
    [-20, 80, 18],
    [80, -60, 16],
  ].map(([cx, cy, radius]) => element('circle', { cx, cy, r: radius, fill: '#f3cf7a', opacity: 0.45 }))
  return s.disc(0, 0, r, glow) + craters.join('')
}

const flame: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ff7a2a')
  const tongue = (k: number, color: string) =>
    s
      .with({ k })
      .fill(
        '0,-120k! 30k,-60k 22k,-30k 54k,-50k! 60k,10k 34k,56k 0,66k -34k,56k -60k,10k -44k,-40k! -24k,-22k -26k,-66k',
        color,
      )
  return (
    tongue(1, c) +
    group({ transform: 'translate(0 14)' }, tongue(0.7, light(c, 0.6))) +
    group({ transform: 'translate(0 24)' }, tongue(0.4, '#fff3b0'))
  )
}

const fluke: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#3fb8b0')
  return (
    s.cloth('-46,300! -40,180 -20,70 -8,0! 8,0! 26,70 44,180 60,300!', c, {
      pattern: pattern(canvas, 'scales', shade(c, 1.2), 30),
      gradient: '0,0 0,300',
      shades: ['6,0! 26,70 44,180 60,300! 20,300! 16,150'],
    }) +
    s.both((half) =>
      half.cloth('0,14! 20,-30 84,-96 140,-106! 150,-60 116,-10 60,26 14,34!', light(c, 0.35), {
        gradient: '0,-100 0,30',
        folds: ['3 out | 0,16 50,-36 120,-92', '3 out | 0,20 60,-16 134,-66', '3 out | 0,24 50,6 110,-20'],
        shades: ['0,20! 60,20 116,-10 150,-60! 140,-20 70,40 10,40!'],
      }),
    ) +
    s.trim('-12,26 0,34 14,26', 8, '#f7e6a8')
  )
}

const gears: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wheel = (x: number, y: number, radius: number, teeth: number, color: string) => {
    const rim = Array.from({ length: teeth * 4 }, (_, index) => {
      const angle = (index / (teeth * 4)) * Math.PI * 2
      const reach = index % 4 < 2 ? radius : radius * 0.82
      return `${(x + Math.cos(angle) * reach).toFixed(1)},${(y + Math.sin(angle) * reach).toFixed(1)}`
    })
    return (
      s.metal(`/${rim.join(' ')}`, color, { gradient: `${x - radius},${y - radius} ${x + radius},${y + radius}` }) +
      s.disc(x, y, radius * 0.52, 'none', ink(color), 5) +
      s.disc(x, y, radius * 0.2, ink(color))
    )
  }
  return wheel(0, 0, 84, 12, colorIn(options, 'color', '#c99a4a')) + wheel(92, -84, 54, 9, '#9aa6b8')
}

const nautilus: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#7a8ca8')
  return (
    s.metal('150,-6! 214,-52! 204,0 214,52! 150,6!', c, { gradient: '150,-50 214,50' }) +
    s.metal('-30,-44! -20,-84 40,-84 56,-40!', c, { gradient: '-30,-84 56,-40' }) +
    s.metal('-190,0! -120,-34 0,-48 110,-34 180,0! 110,34 0,46 -120,34', c, {
      gradient: '-100,-46 -60,50',
      shines: ['7 both | -130,-18 -40,-32 60,-30'],
    }) +
    [-70, -10, 50].map((x) => s.disc(x, 4, 15, '#ffe27a', ink(c), 5) + s.disc(x - 4, -1, 5, '#ffffff')).join('') +
    s.disc(12, -64, 8, '#ffe27a', ink(c), 4) +
    [-150, -120, 100, 130].map((x) => s.disc(x, 0, 3.4, ink(c))).join('')
  )
}

export const NATURE: PropTable = {
  peach,
  apple,
  shell,
  bamboo,
  moon,
  flame,
  fluke,
  gears,
  nautilus,
}

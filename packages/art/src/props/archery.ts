import { ink, light, shade } from '../draw/color.ts'
import { element } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { emblemIn } from './emblems.ts'
import { Sketch } from './sketch.ts'

const BOW_LINE = '30,-330 -20,-300 -64,-180 -40,-50 -22,0 -40,50 -64,180 -20,300 30,330'

/** A bow; `drawn` bends the string back to an arrow that is ready. */
const bow: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#8a5228')
  const line = (width: number, color: string) => s.stroke(BOW_LINE, width, color, { steps: 40, profile: 'both' })
  const string = options['drawn'] ? '28,-326 110,0 28,326' : '28,-326 28,326'
  const arrow = options['drawn'] ? arrowAt(s, colorIn(options, 'fletch', '#c8392b')) : ''
  return (
    s.stroke(string.replace(' 110,0 ', ' 110,0! '), 3, '#f3ead8', { profile: 'even' }) +
    line(24, ink(wood)) +
    line(17, wood) +
    s.stroke('33,-326 -17,-298 -60,-180 -36,-50 -18,0', 5, light(wood, 0.7), { opacity: 0.7, steps: 30 }) +
    arrow +
    s.rod([-24, -34], [-24, 34], 22, colorIn(options, 'grip', '#5a2f20'))
  )
}

function arrowAt(s: Sketch, fletch: string): string {
  return (
    s.rod([112, 0], [-150, 0], 8, '#b98a54') +
    s.metal('/-150,-16 -200,0 -150,16 -160,0', '#cfd9ea', { gradient: '-150,-16 -150,16' }) +
    s.inked('/60,0 84,-20 118,-20 108,0', fletch, 3) +
    s.inked('/60,0 84,20 118,20 108,0', shade(fletch, 0.8), 3)
  )
}

const quiver: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const arrows = [
    { x: -24, y: -104, color: '#e8e4d8' },
    { x: 0, y: -122, color: colorIn(options, 'fletch', '#c8392b') },
    { x: 24, y: -98, color: '#e8e4d8' },
  ].map(({ x, y, color }) => {
    const vane = (k: number) =>
      s.inked(
        `${x},${y + 6}! ${x + k * 16},${y - 8} ${x + k * 15},${y + 32} ${x},${y + 44}!`,
        k > 0 ? shade(color, 0.6) : color,
        3.4,
      )
    return s.rod([x * 0.6, 0], [x, y], 7, '#b98a54') + vane(-1) + vane(1)
  })
  return (
    arrows.join('') +
    s.cloth('/-36,-30 36,-30 28,180 -28,180', colorIn(options, 'color', '#7a4a28'), {
      shades: ['/8,-40 40,-40 30,190 4,190'],
    }) +
    s.trim('-37,-26 0,-18 37,-26', 13, '#e0b04a')
  )
}

const shield: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const color = colorIn(options, 'color', '#d9a93c')
  const inner = colorIn(options, 'inner', '#b5872a')
  const r = numberIn(options, 'radius', 120)
  const around = (count: number, radius: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
    })
  const disc = around(20, r)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
  const field = canvas.radialGradient(
    [
      [0, light(inner, 0.5)],
      [0.7, inner],
      [1, shade(inner, 1)],
    ],
    -r * 0.2,
    -r * 0.3,
    r,
  )
  const studs = around(16, r * 0.9).map(([x, y]) => s.disc(x, y, 4.5, light(color, 1), ink(color), 1.6))
  const crack = options['cracked']
    ? s.stroke(`-8,${-r * 0.8} 10,${-r * 0.3} -16,0 12,${r * 0.4} -4,${r * 0.8}`, 5, '#2a2440', { profile: 'both' }) +
      s.stroke('-16,0 -50,-16 -76,4', 4, '#2a2440') +
      s.stroke('10,-30 46,-40 66,-66', 4, '#2a2440')
    : ''
  const shine = options['mirror']
    ? s.stroke(`${-r * 0.6},${r * 0.1} ${-r * 0.5},${-r * 0.4} ${-r * 0.1},${-r * 0.62}`, 13, '#ffffff', {
        opacity: 0.85,
      })
    : ''
  return (
    s.metal(disc, color, { gradient: `${-r},${-r} ${r},${r}` }) +
    element('circle', { r: r * 0.8, fill: field, stroke: ink(color), 'stroke-width': 4 }) +
    studs.join('') +
    shine +
    crack +
    emblemIn(canvas, options, 0, 0)
  )
}

/** A small round shield with a boss. */
const buckler: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = '#9aa6b8'
  return (
    shield(canvas, { radius: 92, color: iron, inner: colorIn(options, 'color', '#8a5a34') }) +
    s.disc(0, 0, 26, iron, ink(iron), 4) +
    s.disc(-7, -8, 8, '#ffffff')
  )
}

const lightning: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const color = colorIn(options, 'color', '#ffe04a')
  const bolt = '/-26,-220 44,-232 16,-96 66,-106 -34,220 -6,10 -62,22'
  return (
    s.inked(bolt, color, 16, '#fff6c8') +
    s.inked(bolt, color, 6) +
    s.fill('/30,-220 44,-232 16,-96 66,-106 -34,220 24,-70 -4,-66', shade(color, 0.9), 0.8) +
    s.stroke('-14,-206 -44,6 -6,-4', 7, '#ffffff')
  )
}

const club: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#8a6238')
  return (
    s.cloth('-15,130! -18,-40 -46,-180 -52,-260 -20,-310 26,-308 54,-262 46,-170 18,-40 15,130! 0,142', wood, {
      shades: ['10,-310! 60,-270 50,-170 22,-40 18,140! 4,140! 8,-60'],
      lights: ['-34,-180! -40,-250 -20,-288! -22,-240 -20,-170!'],
      folds: ['-12,-120 -4,-60 -6,20', '20,-240 14,-200 18,-160'],
    }) +
    ['-30,-210', '8,-262', '24,-196', '-8,-150']
      .map((place) => {
        const [x = 0, y = 0] = place.split(',').map(Number)
        return s.oval(x, y, 12, 9, shade(wood, 0.9), ink(wood), 3)
      })
      .join('')
  )
}

const dart: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const berry = colorIn(options, 'berry', '#f4f6e8')
  const leaves = ['0,-130 -30,-170 -66,-180', '0,-110 34,-150 70,-156', '0,-70 -32,-96 -64,-92', '0,-60 30,-84 60,-76']
  return (
    s.rod([0, -190], [0, 150], 11, '#7a6a3a') +
    s.metal('/-10,-190 10,-190 0,-250', '#6a5a30', { gradient: '-10,0 10,0' }) +
    leaves.map((line, index) => s.blade(line, 24, index % 2 ? '#7fae4a' : '#5f9040')).join('') +
    [
      [-14, -96],
      [12, -92],
      [0, -116],
    ]
      .map(([x = 0, y = 0]) => s.disc(x, y, 11, berry, '#7a8060', 3) + s.disc(x - 3, y - 3, 3.4, '#ffffff'))
      .join('')
  )
}

const hammer: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colorIn(options, 'color', '#8f9bb3')
  const gold = colorIn(options, 'gold', '#e2b44a')
  const length = numberIn(options, 'length', 420)
  const wraps = Array.from({ length: Math.floor((length - 80) / 34) }, (_, index) =>
    s.stroke(`-13,${20 + index * 34} 13,${4 + index * 34}`, 5, '#4a2a1e', { profile: 'flat', opacity: 0.8 }),
  )
  const head = s.metal(
    '-118,-226! -96,-244! 96,-244! 118,-226! 124,-176 118,-128! 96,-110! -96,-110! -118,-128! -124,-176',
    steel,
    {
      gradient: '-120,-244 120,-110',
      shines: ['8 both | -90,-228 -20,-232 40,-228'],
      tangent: 0.06,
    },
  )
  const knot = [0, 1, 2].map((part) => {
    const middle = (part * 2 * Math.PI) / 3 - Math.PI / 2
    const line = Array.from({ length: 9 }, (_, step) => {
      const angle = middle + (step / 8) * Math.PI * 1.2 - 0.6
      return `${(Math.cos(middle) * 18 + Math.cos(angle) * 20).toFixed(1)},${(-177 + Math.sin(middle) * 18 + Math.sin(angle) * 20).toFixed(1)}`
    })
    return s.cord(line.join(' '), 5, light(gold, 0.3))
  })
  return (
    s.rod([0, -120], [0, length], 26, '#7a4a2a') +
    wraps.join('') +
    head +
    s.both((half) => half.metal('/70,-246 88,-246 88,-108 70,-108', gold, { gradient: '70,-246 88,-108' })) +
    s.ring(0, -177, 40, 8, gold) +
    knot.join('') +
    s.metal('/-22,-112 22,-112 18,-84 -18,-84', gold, { gradient: '-20,0 20,0' })
  )
}

export const ARCHERY: PropTable = {
  bow,
  'silver-bow': (canvas, options) => bow(canvas, { color: '#cdd6ea', grip: '#5a6a9a', ...options }),
  quiver,
  shield,
  'mirror-shield': (canvas, options) => shield(canvas, { inner: '#bfd6e8', mirror: true, cracked: true, ...options }),
  buckler,
  lightning,
  club,
  'mistletoe-dart': dart,
  hammer,
  'short-hammer': (canvas, options) => hammer(canvas, { length: 120, ...options }),
}

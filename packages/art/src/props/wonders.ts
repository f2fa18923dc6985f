import { ink, light, shade } from '../draw/color.ts'
import { element, path } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

/** A wide grin that hangs in a puff of smoke, so it does not float alone. */
const crescentGrin: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const smoke = colorIn(options, 'smoke', '#b08ac8')
  const line = '#4a2a5a'
  const puffs = [
    [-120, 10, 46],
    [-70, 50, 56],
    [0, 66, 60],
    [74, 50, 56],
    [122, 8, 44],
    [40, 110, 44],
    [-30, 116, 40],
  ]
  const smile = '-130,-40! -70,20 0,40 70,20 130,-40! 100,44 0,92 -100,44'
  const teeth = Array.from({ length: 11 }, (_, index) => {
    const x = -100 + index * 20
    return s.stroke(`${x},-30 ${x * 0.94},100`, 4, line, { profile: 'even' })
  })
  return (
    puffs.map(([x = 0, y = 0, r = 0]) => s.disc(x, y, r, smoke)).join('') +
    puffs.map(([x = 0, y = 0, r = 0]) => s.disc(x - 5, y - 7, r * 0.78, light(smoke, 0.5))).join('') +
    s.inked(smile, '#fffdf4', 8, line) +
    s.clipped(smile, teeth.join('') + s.stroke('-110,16 0,66 110,16', 4, line)) +
    s.inked(smile, 'none', 5, line)
  )
}

const bubblePipe: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b8743a')
  const bubbles = [
    [74, -60, 26],
    [112, -104, 36],
    [60, -128, 18],
    [120, -180, 24],
    [80, -210, 14],
  ].map(
    ([x = 0, y = 0, r = 0], index) =>
      element('circle', {
        cx: x,
        cy: y,
        r,
        fill: ['#bfe8ff', '#ffd0e8', '#d8ffd8'][index % 3],
        opacity: 0.55,
        stroke: '#ffffff',
        'stroke-width': 4,
      }) + s.stroke(`${x - r * 0.6},${y} ${x - r * 0.5},${y - r * 0.4} ${x - r * 0.1},${y - r * 0.64}`, 5, '#ffffff'),
  )
  return (
    s.cord('-120,40 -50,44 20,40 60,14', 15, c) +
    s.trim('-124,33 -124,47', 12, '#e8c04e') +
    s.cloth('34,-34! 114,-34! 108,12 74,36 42,12', c, {
      shades: ['78,-36! 120,-36! 112,20 76,40! 90,0'],
      lights: ['44,-26! 54,-26 54,0 48,4!'],
    }) +
    s.oval(74, -34, 40, 10, '#e8f8ff', ink(c), 4) +
    bubbles.join('')
  )
}

const lyre: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e2b44a')
  const strings = [-30, -18, -6, 6, 18, 30].map((x) =>
    s.stroke(`${x},-112 ${x * 0.7},70`, 3.4, '#fff8e0', { profile: 'even' }),
  )
  return (
    strings.join('') +
    s.both((half) => half.cord('34,60 96,30 100,-50 64,-110 76,-160 104,-156', 20, c)) +
    s.rod([-92, -112], [92, -112], 17, '#8a5a34') +
    s.both((half) => half.gem(96, -112, 13, c)) +
    s.cloth('-60,44! -40,30 40,30 60,44! 66,90 34,124 -34,124 -66,90', '#9a6a34', {
      shades: ['10,30! 70,40! 70,100 30,130! 10,130!'],
      lights: ['-50,56! -54,84 -34,108! -34,84 -40,50!'],
    }) +
    s.trim('-52,66 0,74 52,66', 8, c)
  )
}

const violin: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b5602a')
  return (
    s.place(
      16,
      -60,
      s.rod([0, -200], [0, 170], 8, '#5a3420') + s.stroke('-8,-190 -8,160', 4, '#f6eedc', { profile: 'even' }),
      1,
      15,
    ) +
    s.rod([0, -190], [0, -30], 22, '#3a241c') +
    s.cord('0,-190 -2,-220 -20,-230 -22,-210 -8,-206', 13, c) +
    [-176, -196].map((y) => s.cord(`-24,${y} 24,${y + 4}`, 8, '#2a1a16')).join('') +
    s.cloth(
      '0,-60! 40,-70 66,-40 58,0 40,22! 66,44 80,96 50,140 0,150 -50,140 -80,96 -66,44 -40,22! -58,0 -66,-40 -40,-70',
      c,
      {
        gradient: '-70,-60 70,150',
        shades: ['24,-70! 80,-50 66,10! 52,24! 84,60 84,120 40,156! 10,156! 50,90'],
        lights: ['-52,-40! -40,-56 -24,-58! -44,-30 -46,0!', '-64,80! -56,56 -46,60! -54,90 -46,120!'],
      },
    ) +
    s.both((half) => half.stroke('34,30 22,44 32,70 20,86', 5, '#3a1a14')) +
    s.fill('/-12,-60 12,-60 16,40 -16,40', '#2a1a16') +
    s.fill('/-20,96 20,96 12,144 -12,144', '#2a1a16') +
    [-8, -2.6, 2.6, 8].map((x) => s.stroke(`${x},-190 ${x * 1.6},100`, 2, '#f6f0e0', { profile: 'even' })).join('') +
    s.trim('-24,78 0,72 24,78', 6, '#e8c890')
  )
}

/** A ribbon that no wolf breaks, or the chain that it breaks. */
const gleipnir: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b79af0')
  const line = '-130,-70 -70,30 10,-30 60,40 0,96 -56,44 20,-20 90,70 140,10'
  return (
    s.cord(line, 20, c) +
    s.stroke('-160,-64 -90,14 -20,-46 40,24', 5, '#ffffff') +
    ['-120,-20', '60,0', '130,24']
      .map((place) => {
        const [x = 0, y = 0] = place.split(',').map(Number)
        return s.stroke(`${x - 8},${y} ${x},${y - 8} ${x + 8},${y} ${x},${y + 8} ${x - 8},${y}`, 3, shade(c, 2))
      })
      .join('')
  )
}

const chain: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8f96a8')
  return Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [Math.sin(index * 0.6) * 16, -160 + index * 38]
    return (
      s.oval(x, y, index % 2 ? 10 : 20, 26, 'none', ink(c), 15) + s.oval(x, y, index % 2 ? 10 : 20, 26, 'none', c, 9)
    )
  }).join('')
}

const shedSkin: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e8e0c0')
  const body = s.shape('-30,-160! 30,-150 50,-60 20,40 44,140 20,230! -14,226 0,140 -30,40 -8,-60')
  const rows = Array.from({ length: 12 }, (_, index) =>
    s.stroke(`-30,${-140 + index * 30} 6,${-126 + index * 30} 44,${-140 + index * 30}`, 3, '#a89870'),
  )
  return (
    path(body, c, { opacity: 0.88, stroke: '#8a7a54', 'stroke-width': 5 }) +
    s.clipped('-30,-160! 30,-150 50,-60 20,40 44,140 20,230! -14,226 0,140 -30,40 -8,-60', rows.join(''))
  )
}

const fingerRing: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f2c23e')
  return (
    s.ring(0, 20, 42, 13, c) +
    s.metal('-24,-26! 24,-26! 16,-6! -16,-6!', c, { gradient: '-24,-20 24,-10' }) +
    s.gem(0, -42, 24, colorIn(options, 'gem', '#3fb88a'), { setting: maybeText(options, 'setting') ?? c })
  )
}

export const WONDERS: PropTable = {
  'crescent-grin': crescentGrin,
  'bubble-pipe': bubblePipe,
  lyre,
  violin,
  gleipnir,
  chain,
  'shed-skin': shedSkin,
  ring: fingerRing,
}

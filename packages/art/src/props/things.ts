import { ink, light, shade } from '../draw/color.ts'
import { samplePath } from '../draw/geometry.ts'
import { flower } from '../draw/plants.ts'
import { element } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { colorsIn, cycle } from './options.ts'
import { Sketch } from './sketch.ts'

const BRASS = '#e2b44a'

const lamp: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f0bb3a')
  const gem = colorIn(options, 'gem', '#2fa8b8')
  return (
    s.cord('-96,-10 -150,-40 -160,10 -110,26 -80,16', 13, shade(c, 0.6)) +
    s.metal('-30,34! 30,34! 52,70! -52,70!', c, { gradient: '-50,30 50,70', tangent: 0.08 }) +
    s.metal('-104,-6 -70,-36 -20,-44 40,-40 80,-30 128,-62 170,-84! 166,-58 130,-20 84,22 30,38 -30,38 -76,22', c, {
      gradient: '-60,-40 40,44',
      shines: ['8 both | -78,-16 -40,-30 10,-32'],
    }) +
    s.metal('-52,-40! -30,-70 0,-80 30,-70 52,-40! 0,-34', c, { gradient: '-50,-70 50,-40' }) +
    s.gem(0, -90, 11, '#d2304a') +
    s.gem(0, 0, 15, gem, { setting: light(c, 0.4) }) +
    s.both((half) => half.gem(46, -2, 7, '#d2304a'))
  )
}

const magnifier: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const glass = canvas.radialGradient(
    [
      [0, '#ffffff', 0.65],
      [0.6, '#cfeaff', 0.38],
      [1, '#8ec4f0', 0.55],
    ],
    -20,
    -24,
    84,
  )
  return (
    s.rod([40, 62], [112, 170], 24, '#5a3424') +
    s.metal('/34,50 52,42 66,66 48,76', BRASS, { gradient: '34,50 66,76' }) +
    s.disc(0, 0, 72, glass) +
    s.ring(0, 0, 72, 13, BRASS) +
    s.stroke('-46,8 -44,-22 -18,-46', 10, '#ffffff', { opacity: 0.9 }) +
    s.stroke('-30,30 -36,22 -38,12', 6, '#ffffff', { opacity: 0.8 })
  )
}

const pipe: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#6a3a20')
  const puffs =
    options['smoke'] === false
      ? []
      : [
          [96, -6, 15, 0.75],
          [116, -34, 20, 0.6],
          [104, -70, 26, 0.42],
          [130, -104, 32, 0.26],
        ]
  return (
    puffs.map(([cx, cy, r, opacity]) => element('circle', { cx, cy, r, fill: '#ffffff', opacity })).join('') +
    s.cord('0,0 34,12 64,36 76,62', 10, '#2a1c18') +
    s.cloth('58,22! 102,20! 108,56 96,84 76,88 62,72', c, {
      shades: ['86,18! 112,18! 112,60 96,92 80,92! 94,60'],
      lights: ['64,34! 70,30 74,60 70,70!'],
    }) +
    s.oval(80, 22, 22, 6.5, '#2a1410', ink(c)) +
    s.oval(80, 22, 13, 3.6, '#ff8a3a')
  )
}

const watch: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#f0bb3a')
  const chain = samplePath(s.points('0,-72 -30,-120 -10,-180 -60,-220 -50,-270'), 14).map(([x, y], index) =>
    [6, 3]
      .map((width) =>
        s.oval(x, y, index % 2 ? 7 : 4.5, index % 2 ? 4.5 : 7, 'none', width === 6 ? ink(gold) : gold, width),
      )
      .join(''),
  )
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const [cos, sin] = [Math.cos((index * Math.PI) / 6), Math.sin((index * Math.PI) / 6)]
    return s.stroke(
      `${(cos * 38).toFixed(1)},${(sin * 38).toFixed(1)} ${(cos * 44).toFixed(1)},${(sin * 44).toFixed(1)}`,
      index % 3 ? 3 : 5,
      '#4a2f52',
      { profile: 'even', steps: 3 },
    )
  })
  const rim = Array.from(
    { length: 16 },
    (_, index) =>
      `${(Math.cos((index * Math.PI) / 8) * 62).toFixed(1)},${(Math.sin((index * Math.PI) / 8) * 62).toFixed(1)}`,
  )
  return (
    (options['chain'] === false ? '' : chain.join('')) +
    s.ring(0, -70, 11, 5, gold) +
    s.metal(rim.join(' '), gold, { gradient: '-60,-60 60,60' }) +
    s.disc(0, 0, 48, '#fffaf0', ink(gold)) +
    ticks.join('') +
    s.stroke('0,6 -18,-22', 6, '#2a1c34', { profile: 'flat' }) +
    s.stroke('0,8 12,-34', 4, '#c8283a', { profile: 'flat' }) +
    s.disc(0, 0, 5, '#2a1c34') +
    s.stroke('-36,-14 -26,-32 -8,-40', 7, '#ffffff', { opacity: 0.9 })
  )
}

const book: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#5a2f7a')
  return s.both((half, side) => {
    const pages = [2, 1, 0].map((q) =>
      half.cloth(`0,${-14 - q * 2}! 40,${-48 - q * 3} 118,${-56 - q * 3}! 118,38! 40,48 0,80!`, '#fff6e2', {
        lineWidth: 1.6,
        shade: '#e0d2bc',
        shades: side > 0 ? ['0,-20! 34,-46 40,50 0,86!'] : ['0,-20! 18,-30 18,66 0,86!'],
      }),
    )
    const lines = [0, 1, 2, 3, 4].map((row) =>
      half.stroke(`20,${-28 + row * 17} 60,${-42 + row * 17} 102,${-42 + row * 17}`, 3, '#a08a78', {
        profile: 'flat',
        opacity: 0.8,
      }),
    )
    return (
      half.cloth('/0,-10 130,-44 130,58 0,92', c, { shades: side > 0 ? ['/0,-10 140,-46 140,60 0,100'] : [] }) +
      pages.join('') +
      lines.join('')
    )
  })
}

const panpipes: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#c99a54')
  const pipes = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = -50 + index * 20
    return s.rod([x, -40], [x, 110 - index * 16], 18, index % 2 ? c : light(c, 0.15)) + s.oval(x, -41, 9, 4, '#4a2f1a')
  })
  return pipes.join('') + s.trim('-62,0 0,4 62,0', 11, '#6a8a3a') + s.trim('-62,22 0,26 62,22', 8, '#8a5a2a')
}

const flowerBunch: PropPiece = (_canvas, options) => {
  const colors = colorsIn(options, 'colors', ['#ffffff'])
  return [
    [-34, 10],
    [34, 6],
    [0, -24],
    [-10, 34],
    [24, 40],
  ]
    .map(([x = 0, y = 0], index) => flower(x, y, 28 - index, cycle(colors, index)))
    .join('')
}

const daisy: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const blooms = [
    { x: -30, y: -70, k: 1 },
    { x: 8, y: -96, k: 1.15 },
    { x: 40, y: -62, k: 0.95 },
  ]
  const colors = colorsIn(options, 'colors', ['#ffffff', '#ffe98a', '#dfeaff'])
  return (
    blooms.map(({ x, y }) => s.cord(`${x},${y} ${x * 0.5},${y + 60} 0,60`, 5, '#6fa84a')).join('') +
    blooms.map(({ x, y, k }, index) => flower(x, y, 26 * k, cycle(colors, index))).join('')
  )
}

export const THINGS: PropTable = {
  lamp,
  magnifier,
  pipe,
  watch,
  book,
  panpipes,
  'flower-bunch': flowerBunch,
  daisy,
}

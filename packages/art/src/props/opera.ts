import { ink, light, shade } from '../draw/color.ts'
import { element } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

/** A fat toad, sitting. */
const toad: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const skin = colorIn(options, 'color', '#7a9a4a')
  const warts = [
    [-40, -20, 7],
    [-10, -30, 5],
    [36, -16, 8],
    [56, 16, 6],
    [-58, 14, 6],
    [10, -4, 6],
  ].map(([x = 0, y = 0, r = 0]) => s.disc(x, y, r, light(skin, 0.4), shade(skin, 1.2), 2.4))
  const foot = (x: number) =>
    [-18, -4, 10].map((dx) => s.cord(`${x},44 ${x + dx},58 ${x + dx * 1.4},66`, 8, skin, 'out')).join('')
  return (
    s.cloth('-84,52! -104,20 -90,-16 -60,6', shade(skin, 0.5)) +
    s.cloth('84,52! 104,20 90,-16 60,6', shade(skin, 0.5)) +
    s.cloth('-80,50 -86,0 -56,-46 0,-56 56,-46 86,0 80,50 40,62 -40,62', skin, {
      shades: ['20,-56! 90,-30 96,50 60,70! 10,64! 50,10'],
    }) +
    s.fill('-52,20 0,6 52,20 46,54 0,60 -46,54', light(skin, 1.2)) +
    warts.join('') +
    s.both(
      (half) =>
        half.disc(36, -54, 21, skin, ink(skin), 3.4) +
        half.disc(36, -56, 14, '#f2c83a', ink(skin), 2.6) +
        half.oval(36, -56, 9, 4.4, '#1a1020') +
        half.disc(32, -60, 3, '#fff'),
    ) +
    s.stroke('-60,2 -30,18 0,20 30,18 60,2', 5, ink(skin)) +
    foot(-40) +
    foot(40)
  )
}

/** An oval glass in a gilt frame with a handle; `glass` may show a face that is not hers. */
const handMirror: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const frame = colorIn(options, 'color', '#e6bd55')
  const watcher = maybeText(options, 'watcher')
  const glass = canvas.linearGradient(
    [
      [0, '#f4fbff'],
      [0.5, '#a8cce4'],
      [1, '#5a82aa'],
    ],
    -50,
    -190,
    50,
    -40,
  )
  const mask = watcher
    ? s.inked('0,-166 -36,-150 -40,-112 -24,-74 0,-62 24,-74 40,-112 36,-150', watcher, 3, '#4a4a66') +
      s.both((half) => half.oval(16, -122, 10, 12, '#141020') + half.disc(16, -121, 4, '#ffcf3a')) +
      s.fill('/0,-108 -6,-92 6,-92', '#141020')
    : ''
  return (
    s.metal('/-12,-24 12,-24 17,76 0,100 -17,76', frame, { gradient: '-14,0 14,0' }) +
    s.oval(0, -112, 78, 96, frame, ink(frame), 4) +
    s.oval(0, -112, 70, 88, 'none', light(frame, 0.8), 4) +
    element('ellipse', { cy: -112, rx: 60, ry: 78, fill: glass, stroke: ink(frame), 'stroke-width': 3 }) +
    mask +
    s.stroke('-44,-100 -36,-150 -6,-178', 9, '#ffffff', { opacity: 0.85 }) +
    s.metal('0,-232! 16,-208 0,-196! -16,-208', frame, { gradient: '-16,0 16,0' }) +
    s.both((half) => half.gem(70, -112, 9, '#d8304a', { setting: frame })) +
    s.gem(0, -18, 12, '#d8304a', { setting: frame })
  )
}

/** Leaves of an organ score, written in red. */
const musicScore: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const paper = colorIn(options, 'color', '#f4e8cc')
  const red = colorIn(options, 'inkColor', '#b01f2e')
  const staves = [-72, -22, 28].map(
    (y) =>
      [0, 7, 14, 21, 28]
        .map((dy) => s.stroke(`-76,${y + dy} 82,${y + dy - 3}`, 1.8, '#5a4a44', { profile: 'flat' }))
        .join('') +
      [-60, -32, -4, 26, 56]
        .map(
          (x, index) =>
            s.oval(x, y + 6 + ((index * 11) % 22), 7, 5, red) +
            s.stroke(`${x + 6},${y + 6 + ((index * 11) % 22)} ${x + 6},${y - 18 + ((index * 11) % 22)}`, 2.6, red, {
              profile: 'flat',
            }),
        )
        .join(''),
  )
  return (
    s.cloth('/-84,-92 100,-104 106,72 -78,84', shade(paper, 0.5), {}) +
    s.cloth('/-92,-98 92,-106 96,70 -88,80', paper, { shades: ['/40,-106 96,-106 100,74 60,76'] }) +
    staves.join('') +
    s.cloth('70,70! 96,70! 96,40!', light(paper, 0.6), { lineWidth: 2 })
  )
}

/** A red scarf wet from the sea, held by its middle. */
const redScarf: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const red = colorIn(options, 'color', '#d0202e')
  return (
    s.cloth('-10,-20! -60,-60 -90,-130 -70,-190 -20,-200! -36,-150 -20,-90 24,-20!', shade(red, 0.5), {
      folds: ['-20,-30 -60,-110 -46,-180'],
    }) +
    s.cloth('-24,-20! 30,-26! 66,60 40,140 70,240! 20,252 -30,236! -36,140 -10,70', red, {
      folds: ['0,0 24,80 6,150 20,236', '16,-10 46,70 24,150 44,232'],
      shades: ['14,-20! 40,-20! 76,60 50,140 80,240! 40,250! 30,150 40,70'],
    }) +
    [-24, -6, 12, 30, 48, 64].map((x) => s.cord(`${x},238 ${x - 3},272`, 6, red)).join('')
  )
}

export const OPERA_PROPS: PropTable = {
  'fat-toad': toad,
  'hand-mirror': handMirror,
  'music-score': musicScore,
  'red-scarf': redScarf,
}

import { type Color, ink, light, shade } from '../draw/color.ts'
import { metal } from '../draw/metal.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A round hole: drawn the other way round than the shape it is cut from. */
function hole(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** The copper helmet of a diver, carried on a palm; one sees through its windows. */
const divingHelmet: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d08a4a')
  const brass = colorIn(options, 'trim', '#e8bd55')
  const [front, side] = [
    { x: -22, y: -112, r: 50 },
    { x: 74, y: -118, r: 24 },
  ]
  const ball = s.shape('-112,-20! -126,-110 -96,-196 0,-232 96,-196 126,-110 112,-20! 0,4')
  const dome = metal(canvas, ball + hole(front.x, front.y, front.r) + hole(side.x, side.y, side.r), c, {
    gradient: [-110, -210, 120, 0],
    shines: [{ points: s.points('-92,-176 -50,-208 -10,-218'), width: 9 }],
  })
  const valve = s.rod([104, -196], [136, -232], 30, brass) + s.disc(138, -234, 21, brass, ink(brass), 4)
  const ear = s.metal('-118,-150! -146,-146 -150,-84 -120,-78!', brass, { gradient: '-150,-150 -116,-80' })
  const crown = s.rod([0, -228], [0, -252], 40, brass) + s.ring(0, -272, 20, 10, brass)
  const collar = s.metal(
    '-104,-30! 104,-30! 118,10 158,48 150,82! 80,98 0,104 -80,98 -150,82! -158,48 -118,10',
    shade(c, 0.3),
    {
      gradient: '-150,-20 150,90',
      shines: ['7 both | -110,20 -60,36 -10,40'],
    },
  )
  const bolts = [-124, -76, -26, 26, 76, 124].map((x) =>
    s.disc(x, 70 - (x / 150) ** 2 * 16, 10, light(brass, 0.4), ink(brass), 3),
  )
  return (
    valve +
    ear +
    crown +
    dome +
    pane(s, front.x, front.y, front.r, brass) +
    pane(s, side.x, side.y, side.r, brass) +
    s.cord(`${front.x},${front.y - 46} ${front.x},${front.y + 46}`, 7, brass) +
    s.cord(`${front.x - 46},${front.y} ${front.x + 46},${front.y}`, 7, brass) +
    collar +
    s.trim('-110,-26 0,-6 110,-26', 15, brass) +
    bolts.join('')
  )
}

function pane(s: Sketch, x: number, y: number, r: number, brass: Color): Svg {
  return (
    s.ring(x, y, r + 4, 14, brass) +
    s.stroke(`${x - r * 0.7},${y - r * 0.1} ${x - r * 0.5},${y - r * 0.5} ${x - r * 0.1},${y - r * 0.7}`, 6, '#ffffff')
  )
}

/** A naturalist's dip net with a fish in it, its tail out at the top. */
const dipNet: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const cord = colorIn(options, 'color', '#f2e6c4')
  const strand = (line: string) =>
    s.stroke(line, 7, '#6a5a3c', { profile: 'even' }) + s.stroke(line, 3.6, cord, { profile: 'even' })
  const down = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) =>
    strand(`${96 + share * 92},-236 ${96 + share * 84},-130 ${96 + share * 46},-30 ${96 + share * 6},22`),
  )
  const across = [
    [-176, 88],
    [-116, 79],
    [-62, 62],
    [-14, 36],
  ].map(([y = 0, half = 0]) => strand(`${96 - half},${y} 96,${y + 16} ${96 + half},${y}`))
  return (
    s.rod([0, 430], [0, -236], 17, '#8a5a34') +
    [10, -60].map((y) => s.trim(`-11,${y} 11,${y + 3}`, 9, '#e0b04a')).join('') +
    s.cord('-2,-236 30,-258 96,-266 162,-258 190,-236', 11, shade('#8a5a34', 0.6)) +
    caught(s, colorIn(options, 'fish', '#f0824a')) +
    down.join('') +
    across.join('') +
    s.cord('-2,-236 30,-216 96,-208 162,-216 190,-236', 13, '#8a5a34')
  )
}

function caught(s: Sketch, c: Color): Svg {
  return s.place(
    96,
    -150,
    s
      .on(1)
      .cloth('0,-112! -58,-196! -6,-178 54,-200!', light(c, 0.3), { folds: ['-30,-180 -10,-140', '28,-184 8,-140'] }) +
      s.on(1).cloth('-30,-30! -72,-6 -40,40!', light(c, 0.3)) +
      s.on(1).cloth('0,132 -34,96 -48,30 -32,-50 -10,-122! 10,-122! 34,-50 46,30 32,96', c, {
        shades: ['6,-120! 40,-50 52,40 30,110 4,134! 22,40'],
        folds: ['-26,70 0,60 26,70', '-30,30 0,20 30,30', '-26,-10 0,-20 26,-10', '-18,-50 0,-58 18,-50'],
      }) +
      s.on(1).disc(-16, 92, 10, '#ffffff', ink(c), 3) +
      s.on(1).disc(-16, 94, 5, '#1a1424'),
    0.86,
    8,
  )
}

export const SEA_GEAR: PropTable = { 'divers-helmet': divingHelmet, 'dip-net': dipNet }

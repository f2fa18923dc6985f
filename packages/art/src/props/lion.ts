import { ink, light, mix, shade } from '../draw/color.ts'
import { edge, lock, ribbon } from '../draw/lock.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A lock of mane with its shadow and its shine. */
function tress(s: Sketch, line: string, width: number, color: string): Svg {
  const body = lock(s.points(line), width, { profile: 'leaf' })
  return (
    path(body.outline, ink(color), { stroke: ink(color), 'stroke-width': 5.5, 'stroke-linejoin': 'round' }) +
    path(body.outline, color) +
    path(ribbon(body, 0.56, 1, 0.02, 1, 8), shade(color, 1.1), { opacity: 0.85 }) +
    path(ribbon(body, 0.16, 0.34, 0.14, 0.5, 8), light(color, 0.9), { opacity: 0.7 }) +
    path(brush(edge(body, 0.5, 0.3, 0.94), 3, 'out', 8), ink(color), { opacity: 0.5 })
  )
}

/** From the back of the mane to the fringe about the face; each with its tone. */
const MANE: readonly (readonly [string, number, 0 | 1 | 2])[] = [
  ['60,-60 130,-130 206,-150', 70, 0],
  ['80,-20 170,-70 250,-66', 74, 0],
  ['90,30 190,10 270,40', 76, 0],
  ['90,80 190,90 264,150', 78, 0],
  ['80,120 180,170 236,262', 80, 0],
  ['40,140 120,240 150,350', 84, 0],
  ['-20,150 40,270 40,390', 84, 0],
  ['-70,140 -60,250 -80,350', 76, 0],
  ['-90,110 -130,190 -150,260', 62, 0],
  ['20,-80 60,-160 120,-206', 66, 0],
  ['-20,-84 -10,-160 20,-220', 60, 0],
  ['-50,-76 -80,-140 -84,-196', 52, 0],
  ['-76,-50 -130,-90 -160,-140', 46, 0],
  ['-92,-10 -150,-20 -180,-60', 40, 0],
  ['50,-60 120,-90 170,-60', 66, 1],
  ['76,-20 150,-10 196,40', 66, 1],
  ['80,30 156,60 190,130', 68, 1],
  ['70,80 140,140 150,226', 68, 1],
  ['30,120 80,210 70,300', 70, 1],
  ['-20,130 10,220 -20,316', 66, 1],
  ['-64,130 -70,200 -110,266', 54, 1],
  ['10,-84 70,-126 120,-116', 60, 1],
  ['-30,-90 0,-150 50,-176', 54, 1],
  ['-56,-80 -70,-130 -40,-176', 44, 1],
  ['-84,-40 -120,-70 -130,-110', 34, 1],
  ['30,-84 90,-80 116,-24', 50, 2],
  ['64,-40 116,0 112,60', 50, 2],
  ['66,20 104,70 84,130', 50, 2],
  ['40,80 74,130 44,190', 48, 2],
  ['-6,120 20,170 -16,226', 44, 2],
  ['-10,-98 26,-124 70,-98', 44, 2],
  ['-40,-96 -24,-134 10,-142', 38, 2],
  ['-64,-80 -74,-112 -60,-138', 30, 2],
]

function face(s: Sketch, fur: string): Svg {
  const dark = shade(fur, 1.2)
  return s.cloth(
    '-62,-78 -34,-98 4,-98 46,-80 76,-44 84,0 74,50 44,94 10,124 -30,140 -72,132 -100,106 -106,76 -98,40 -92,-4 -84,-48',
    fur,
    {
      gradient: '-90,-90 80,110',
      shades: [
        '50,-84! 92,-40 96,20 60,110 10,140! 30,100 52,50 54,-10 40,-50',
        '-106,30! -92,-10 -84,-40! -76,-10 -84,30 -92,60!',
        '-44,-34! -30,10 -20,50! 2,40 4,6 -8,-20 -24,-36!',
      ],
      lights: ['-56,-84 -30,-92 -16,-76 -30,-50 -54,-56', '-64,-30! -40,-30 -36,20 -44,50! -76,50! -72,10'],
      extra:
        s.fill('-104,80! -60,150 0,136 20,110 -10,96 -60,110', dark, 0.5) +
        ['-40,-88 -36,-70 -40,-54', '-22,-90 -22,-70 -30,-52', '-54,-84 -52,-68 -54,-54']
          .map((line) => s.stroke(line, 4, dark))
          .join(''),
    },
  )
}

function eye(s: Sketch, x: number, y: number, wide: number): Svg {
  const own = new Sketch(s.canvas)
  const lids = '-1,8! -.5,-10 .2,-12 1,-2! .5,10 -.2,14'.replaceAll(
    /(-?[\d.]+),/g,
    (_, at: string) => `${Number(at) * wide},`,
  )
  const ball =
    own.fill(lids, '#fbf0d0') +
    own.clipped(
      lids,
      own.disc(-wide * 0.22, -1, 13, '#5a2a08') +
        own.disc(-wide * 0.22, 0, 11, '#d88a1a') +
        own.oval(-wide * 0.22, 4, 8, 6, '#ffd45a') +
        own.disc(-wide * 0.26, -1, 5, '#1c0e10') +
        own.fill(
          `-${wide},8! -${wide * 0.5},-12 ${wide * 0.2},-14 ${wide},-4! ${wide * 0.3},-4 -${wide * 0.4},-3`,
          '#2a1020',
          0.4,
        ),
    ) +
    own.disc(-wide * 0.34, -6, 3.6, '#ffffff')
  const upper = own.stroke(`-${wide * 1.12},12 -${wide * 0.5},-11 ${wide * 0.2},-13 ${wide * 1.24},-4`, 8, '#2a1418', {
    profile: 'tail',
  })
  const lower = own.stroke(`-${wide},9 -${wide * 0.2},15 ${wide * 0.5},11 ${wide},-1`, 3.4, '#4a2418')
  return s.place(x, y, ball + upper + lower)
}

function muzzle(s: Sketch, fur: string): Svg {
  const pale = mix(light(fur, 1.1), '#fff4e0', 0.4)
  const chin = s.cloth('-92,104! -56,110 -8,112! -12,142 -38,156 -72,150 -90,132', pale, {
    shades: ['-92,100! -50,112 -8,108! -10,126 -50,124 -90,118!'],
  })
  const far = s.cloth('-56,68! -84,60 -106,72 -108,96 -90,112 -60,104!', pale, {
    shades: ['-112,90! -90,98 -56,92! -56,114 -110,116!'],
  })
  const near = s.cloth('-56,68! -30,54 4,58 22,80 18,106 -8,122 -40,118 -58,104!', pale, {
    shades: ['30,70! 26,110 -10,126 -60,112! -30,108 0,100 12,76!'],
  })
  const nose = s.cloth('-94,38! -62,28 -26,34! -30,54 -46,70 -58,76 -74,68 -90,54', '#5a2c34', {
    lights: ['-84,40 -62,34 -40,38 -60,46'],
    shades: ['-60,76! -40,60 -26,36! -24,76!'],
  })
  const nostrils = s.stroke('-86,48 -78,58 -68,58', 6, '#220c14') + s.stroke('-34,46 -42,58 -52,58', 6, '#220c14')
  const dots = [
    [-30, 84],
    [-14, 78],
    [-20, 94],
    [-4, 88],
    [-80, 84],
    [-92, 80],
    [-84, 94],
  ]
    .map(([x = 0, y = 0]) => s.disc(x, y, 2.8, ink(fur)))
    .join('')
  const whiskers = [
    '-16,86 60,90 120,122',
    '-10,92 50,112 96,158',
    '-18,78 60,68 126,80',
    '-86,88 -130,96 -160,122',
    '-88,80 -136,76 -170,88',
  ]
    .map((line) => s.stroke(line, 4, '#fffaf0', { profile: 'out' }))
    .join('')
  const mouth =
    s.stroke('-57,74 -58,90 -58,104', 4, ink(fur)) +
    s.stroke('-58,104 -36,120 -8,121 16,106', 4.6, ink(fur)) +
    s.stroke('-58,104 -76,114 -96,108', 4, ink(fur))
  return chin + far + near + nose + nostrils + mouth + dots + whiskers
}

/** A lion that has come out of its cage, its mane in locks; it looks up to the viewer's left. */
const lion: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const fur = colorIn(options, 'color', '#dc9c4a')
  const mane = colorIn(options, 'mane', '#7a3c1c')
  const tones = [shade(mane, 0.5), light(mane, 0.08), mix(light(mane, 0.25), fur, 0.3)] as const
  const tresses = (tone: number) =>
    MANE.filter(([, , at]) => at === tone)
      .map(([line, width]) => tress(s, line, width, tones[tone] ?? mane))
      .join('')
  const ear = (x: number, y: number, size: number) =>
    s.disc(x, y, size, fur, ink(fur), 5) + s.disc(x + 2, y + 5, size * 0.6, shade(fur, 1.4))
  const brows =
    s.stroke('-24,-30 8,-46 50,-34', 9, ink(fur), { profile: 'out' }) +
    s.stroke('-50,-32 -66,-44 -84,-36', 8, ink(fur), { profile: 'out' })
  return (
    s.cloth('60,120! 200,150 290,260 320,460! -110,460! -110,300 -60,180', fur, {
      shades: ['60,120! 260,200 330,460! 120,460! 160,300'],
    }) +
    tresses(0) +
    ear(78, -92, 34) +
    tresses(1) +
    ear(-72, -96, 22) +
    face(s, fur) +
    tresses(2) +
    eye(s, 16, -14, 30) +
    eye(s, -70, -16, 20) +
    brows +
    muzzle(s, fur)
  )
}

/** The open cage on its cart: bars, their bands and the door thrown back. */
const lionCage: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#7a5230')
  const iron = '#6a6c7c'
  const bars = [-60, -10, 40, 90, 140].map((x) => s.rod([x, -170], [x, 420], 13, iron)).join('')
  return (
    s.fill('/-110,-170 200,-170 200,430 -110,430', '#1c1020', 0.55) +
    bars +
    s.trim('-110,100 50,104 200,100', 13, iron) +
    s.rod([-110, -200], [-110, 440], 34, wood) +
    s.cloth('/-150,-232 240,-232 240,-176 -150,-176', wood, {
      folds: ['-140,-214 40,-210 230,-216', '-120,-194 60,-198 220,-190'],
    }) +
    [-110, -10, 90, 190].map((x) => s.disc(x, -204, 8, '#a4a6b2', ink(iron), 3)).join('')
  )
}

export const LION: PropTable = { lion, 'lion-cage': lionCage }

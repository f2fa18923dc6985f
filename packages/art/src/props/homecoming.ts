import { ink, light } from '../draw/color.ts'
import { sparkle } from '../draw/plants.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { emblemIn } from './emblems.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#f2c83a'
const CORAL = '#f0605a'

/** A great flag that the wind holds out to the left of its pole; `emblem` lies in its middle. */
const greatFlag: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const color = colorIn(options, 'color', '#f06a84')
  const edge = colorIn(options, 'trim', '#fffaf0')
  const tall = numberIn(options, 'tall', 520)
  const outline =
    '-6,-340! -120,-372 -230,-320 -350,-350 -470,-330! -452,-240 -470,-140 -446,-60! -340,-84 -230,-44 -120,-92 -6,-60!'
  return (
    s.cloth(outline, color, {
      lineWidth: 3.4,
      shades: [
        '-120,-380! -170,-330 -180,-200 -160,-70! -116,-90 -110,-240',
        '-350,-356! -390,-330 -400,-200 -380,-76! -336,-84 -330,-220',
        '-40,-350! -6,-340 -6,-60 -44,-74! -26,-200',
      ],
      shadeOpacity: 0.6,
      folds: [
        '5 both | -120,-366 -100,-230 -122,-96',
        '5 both | -232,-316 -250,-180 -232,-50',
        '5 both | -350,-344 -328,-210 -342,-88',
      ],
      extra:
        s.stroke('-6,-322 -120,-354 -230,-302 -350,-332 -470,-312', 16, edge, { profile: 'even', steps: 30 }) +
        s.stroke('-6,-78 -120,-110 -230,-62 -340,-102 -450,-78', 16, edge, { profile: 'even', steps: 30 }) +
        s.disc(-236, -196, 92, edge) +
        emblemIn(canvas, options, -236, -190),
    }) +
    s.rod([0, tall], [0, -390], 20, '#7a3a24') +
    [-340, -200, -62].map((y) => s.cord(`-14,${y} 14,${y}`, 9, GOLD)).join('') +
    s.disc(0, -404, 22, GOLD, ink(GOLD), 4) +
    s.both(
      (half) =>
        half.blade('4,-386 30,-370 40,-330', 16, '#d8282e') + half.blade('2,-384 12,-356 10,-310', 14, '#ff6a5a'),
    )
  )
}

function coins(s: Sketch, list: readonly (readonly [number, number])[]): Svg {
  return list
    .map(
      ([x, y]) =>
        s.oval(x, y, 34, 20, GOLD, ink(GOLD), 4) +
        s.oval(x - 3, y - 3, 22, 11, light(GOLD, 0.5)) +
        s.stroke(`${x - 12},${y - 2} ${x + 10},${y - 2}`, 3, ink(GOLD)),
    )
    .join('')
}

function coralBranch(s: Sketch, x: number, y: number, size: number): Svg {
  const twigs = [
    '0,0 -6,-60 -40,-116',
    '-4,-50 30,-90 26,-140',
    '-16,-80 -66,-96 -84,-132',
    '20,-80 62,-96 74,-124',
    '-34,-104 -30,-140 -44,-166',
  ]
  return s.place(x, y, twigs.map((line, index) => s.cord(line, index ? 15 : 22, CORAL, 'flat')).join(''), size)
}

/** The mallet that grants what is wished. */
function mallet(s: Sketch, x: number, y: number): Svg {
  return s.place(
    x,
    y,
    s.rod([0, 20], [0, 120], 18, '#8a5a30') +
      s.metal('-74,-46! 74,-46! 82,0 74,46! -74,46! -82,0', '#d8402e', { gradient: '0,-46 0,46' }) +
      [-70, 70].map((at) => s.cord(`${at},-48 ${at * 1.08},0 ${at},48`, 13, GOLD)).join('') +
      s.disc(0, 0, 24, GOLD, ink(GOLD), 4) +
      s.disc(0, 0, 10, '#fff6d0'),
    1,
    -28,
  )
}

/** A roll of brocade, its end open. */
function brocade(s: Sketch, x: number, y: number, color: string): Svg {
  return (
    s.metal(`/${x - 90},${y - 24} ${x + 70},${y - 24} ${x + 70},${y + 24} ${x - 90},${y + 24}`, color, {
      gradient: `0,${y - 24} 0,${y + 24}`,
    }) +
    [-60, -10, 40].map((dx) => s.disc(x + dx, y, 9, GOLD)).join('') +
    s.oval(x + 70, y, 13, 26, light(color, 0.6), ink(color), 3.4) +
    s.disc(x + 70, y, 7, ink(color))
  )
}

/** What was brought home from the island: gold, coral, brocade and the mallet, heaped from edge to edge. */
const hoard: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  return (
    coralBranch(s, -250, 30, 1.3) +
    coralBranch(s, 262, 10, 1.15) +
    s.cloth(
      '-540,90! -420,30 -330,0 -210,-26 -90,10 0,24 100,4 220,-24 330,4 430,30 540,80! 540,340! -540,340!',
      '#e0a830',
      {
        lineWidth: 3,
      },
    ) +
    mallet(s, 176, -34) +
    brocade(s, -170, 0, '#7a4fc0') +
    brocade(s, -110, 50, '#2a8a7a') +
    coins(s, [
      [-330, 50],
      [-270, 78],
      [-20, 40],
      [40, 66],
      [100, 40],
      [250, 36],
      [320, 60],
      [-60, 84],
      [160, 82],
      [230, 90],
      [-220, 108],
      [-140, 112],
      [20, 110],
      [300, 112],
      [90, 120],
    ]) +
    s.gem(-300, 96, 24, '#2f8ad8', { setting: GOLD }) +
    s.gem(66, 92, 22, '#3fb86a', { setting: GOLD }) +
    s.gem(196, 60, 20, '#d83a6a', { setting: GOLD }) +
    sparkle(-240, 40, 30) +
    sparkle(120, 10, 26) +
    sparkle(300, -20, 22)
  )
}

export const HOMECOMING: PropTable = { 'great-flag': greatFlag, hoard }

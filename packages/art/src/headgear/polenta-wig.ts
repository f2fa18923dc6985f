import { type Color, toInk, tint, shade } from '../draw/color.ts'
import { type Lock, buildLock, type LockProfileName, buildRibbon } from '../draw/lock.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import type { Sketch } from '../draw/sketch.ts'
import { drawHatShadow, sketchHead } from './head.ts'

type Wave = readonly [line: string, width: number, profile?: LockProfileName]

const CROWN: readonly Wave[] = [
  ['-40,-150 -88,-192 -130,-182 -138,-136', 62],
  ['60,-156 94,-194 132,-182 140,-134', 60],
  ['-20,-150 -50,-206 -14,-224 30,-212', 62],
  ['40,-150 24,-202 62,-220 94,-200', 58],
  ['-70,-120 -116,-146 -136,-108 -130,-72', 52],
  ['80,-120 120,-144 140,-106 134,-70', 52],
]
const FRINGE: readonly Wave[] = [
  ['0,-176 -50,-206 -112,-178 -132,-96', 60],
  ['6,-176 56,-206 118,-178 138,-96', 60],
  ['0,-166 -44,-184 -96,-152 -108,-104', 50],
  ['6,-166 50,-184 102,-152 114,-104', 50],
  ['-44,-150 -36,-198 20,-208 42,-176', 50],
]
const BROW_CURLS = [
  [-96, -92, 19],
  [-62, -106, 22],
  [-22, -114, 23],
  [20, -114, 23],
  [62, -106, 22],
  [98, -92, 19],
] as const
const ROLLS = [
  [132, -58, 30],
  [140, -4, 27],
  [134, 44, 24],
] as const

const wig: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f2cf4a')
  const s = sketchHead(canvas, figure, 0.5)
  const cap = s.shape('-130,-60! -140,-120 -104,-186 -30,-216 50,-214 116,-180 142,-116 132,-58! 92,-96 0,-124 -92,-96')
  const askew = (content: Svg) => group({ transform: `rotate(-5 ${figure.turn * 0.5} -120)` }, content)
  const front =
    drawHatShadow(figure, s, '-120,-90 0,-114 120,-90 118,-46 60,-78 0,-88 -60,-78 -118,-46') +
    askew(
      s.both((half) => ROLLS.map(([x, y, r]) => drawHairRoll(half, x, y, r, color)).join('')) +
        drawWaves(s, CROWN, color) +
        drawUnionOutline([cap], toInk(color), 2.6) +
        path(cap, shade(color, 0.5)) +
        drawWaves(s, FRINGE, color) +
        BROW_CURLS.map(([x, y, r]) => drawCurl(s, x, y, r, color)).join(''),
    )
  return { front, hidesCap: true }
}

function drawWaves(sketch: Sketch, waves: readonly Wave[], color: Color): Svg {
  const locks = waves.map(([line, width, profile = 'strand']) =>
    buildLock(sketch.points(line), width, { profile, steps: 16 }),
  )
  const outlines = locks.map(({ outline }) => outline)
  return drawUnionOutline(outlines, toInk(color), 2.4) + locks.map((one) => drawWave(one, color)).join('')
}

function drawWave(lock: Lock, color: Color): Svg {
  const strand = (across: number, width: number) => buildRibbon(lock, across, across + width, 0.04, 0.96, 12)
  return (
    path(lock.outline, toInk(color), { stroke: toInk(color), 'stroke-width': 3.4, 'stroke-linejoin': 'round' }) +
    path(lock.outline, color) +
    path(buildRibbon(lock, 0.66, 1, 0, 1, 12), shade(color, 0.9), { opacity: 0.85 }) +
    [0.2, 0.44, 0.72].map((across) => path(strand(across, 0.035), shade(color, 1.9), { opacity: 0.7 })).join('') +
    path(
      buildRibbon(lock, 0.26, (t) => 0.28 + 0.16 * Math.sin(Math.PI * t), 0.3, 0.66, 10),
      tint(color, 1.3),
      { opacity: 0.9 },
    )
  )
}

function drawCurl(sketch: Sketch, x: number, y: number, r: number, color: Color): Svg {
  const half = sketch.on(x < 0 ? -1 : 1)
  const at = (dx: number, dy: number) => `${Math.abs(x) + dx * r},${y + dy * r}`
  return (
    half.inked(
      `${at(-1.2, -0.9)}! ${at(0, -1.1)} ${at(1, -0.5)} ${at(0.9, 0.6)} ${at(0.1, 1)} ${at(-0.8, 0.5)}`,
      color,
      4.4,
    ) +
    half.fill(
      `${at(1, 0)} ${at(0.8, 0.66)} ${at(0.1, 0.96)} ${at(-0.7, 0.5)} ${at(0.1, 0.56)} ${at(0.6, 0.2)}`,
      shade(color, 0.9),
      0.8,
    ) +
    half.stroke(`${at(-0.9, -0.5)} ${at(0, -0.8)} ${at(0.6, -0.4)}`, 4, tint(color, 1.3)) +
    half.stroke(
      `${at(0.66, 0)} ${at(0.3, 0.6)} ${at(-0.3, 0.3)} ${at(-0.1, -0.3)} ${at(0.3, -0.1)}`,
      3,
      shade(color, 2),
    )
  )
}

function drawHairRoll(sketch: Sketch, x: number, y: number, r: number, color: Color): Svg {
  const at = (dx: number, dy: number) => `${x + dx * r},${y + dy * r}`
  return (
    sketch.inked(
      `${at(-1.5, -0.7)} ${at(-0.3, -1)} ${at(0.8, -0.7)} ${at(1.1, 0.1)} ${at(0.7, 0.9)} ${at(-0.2, 1)} ${at(-1.5, 0.7)}`,
      color,
      5,
    ) +
    sketch.fill(
      `${at(1.05, -0.1)} ${at(0.7, 0.86)} ${at(-0.2, 0.96)} ${at(-1.4, 0.66)} ${at(-0.2, 0.6)} ${at(0.6, 0.4)}`,
      shade(color, 0.9),
      0.85,
    ) +
    sketch.stroke(`${at(-1.2, -0.34)} ${at(-0.4, -0.66)} ${at(0.4, -0.56)}`, 5, tint(color, 1.3)) +
    sketch.stroke(
      `${at(0.8, 0)} ${at(0.3, 0.62)} ${at(-0.4, 0.36)} ${at(-0.3, -0.3)} ${at(0.3, -0.2)} ${at(0.2, 0.16)}`,
      3.4,
      shade(color, 2),
    ) +
    sketch.stroke(`${at(-1.3, 0.1)} ${at(-0.9, 0.2)} ${at(-0.66, 0.1)}`, 2.6, shade(color, 1.9), { opacity: 0.7 })
  )
}

export const POLENTA_WIG: HeadgearTable = { wig }

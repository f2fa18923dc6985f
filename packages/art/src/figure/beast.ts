import type { Canvas } from '../draw/canvas.ts'
import { type Color, toInk, tint, mix, shade } from '../draw/color.ts'
import { toLoop, toCorner, mirrorPoints, type PathData, type Point, toLine } from '../draw/geometry.ts'
import { buildLock } from '../draw/lock.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Frame, toPoints, toShape, type Side } from '../draw/notation.ts'
import { choose } from './choice.ts'
import { applyHairStyle } from './hair/styles.ts'
import { buildHeadPath } from './head-shape.ts'
import type { BeastSpec } from './head-spec.ts'
import type { Face } from './face-frame.ts'

const SIDES: readonly Side[] = [-1, 1]

/** Draws fur over the whole face, lighter in the middle. The clip path of the face limits the fur. */
export function drawFur(face: Face, beast: BeastSpec): Svg {
  if (!beast.fur) return ''
  const { figure, at, canvas } = face
  const { build } = figure
  const light1 = beast.furInside ?? tint(beast.fur, 1.5)
  const half: readonly Point[] = [
    [24, -34],
    [60, -18],
    [76, 26],
    [64, 70],
    [38, 104],
  ]
  const outline: Point[] = [[0, -70, 1], ...half, [0, build.chin + 10], ...mirrorPoints(half).toReversed()]
  const mask = toLoop(outline.map(([x, y, sharp]) => (sharp ? toCorner(at(x, y)) : at(x, y))))
  const dark = shade(beast.fur, 1.1)
  const strokes = [
    '60,-96 54,-80 52,-66',
    '30,-108 27,-92 26,-78',
    '98,20 84,24 74,32',
    '94,50 80,50 70,56',
    '78,84 68,80 58,82',
  ]
  const hairs = SIDES.flatMap((side) =>
    strokes.map((points) =>
      path(
        brush(
          toPoints(points, createFrame(side)).map(([x, y]) => at(x, y)),
          4,
          'out',
          6,
        ),
        dark,
        { opacity: 0.6 },
      ),
    ),
  )
  return group(
    { 'clip-path': figure.faceClip },
    path(
      buildHeadPath(build, figure),
      canvas.linearGradient([0, -120, 0, build.chin], [0, beast.fur], [0.7, beast.fur], [1, dark]),
    ),
    path(mask, light1, { opacity: 0.92 }),
    path(buildHeadPath(build, figure), createFurRoundness(canvas, at(-32, build.noseY - 30), dark)),
    hairs,
  )
}

/** Returns the light from the upper left on a round head of fur, and the shadow on its other side. */
function createFurRoundness(canvas: Canvas, [x, y]: Point, dark: Color): string {
  return canvas.radialGradient(
    [x, y, 190],
    [0, '#fff8e8', 0.28],
    [0.4, '#fff8e8', 0],
    [0.55, dark, 0],
    [0.8, dark, 0.45],
    [1, dark, 0.8],
  )
}

type MuzzleShape = { width: number; height: number; nose: string; drop: number; split: boolean }

const MUZZLES: Readonly<Record<string, MuzzleShape>> = {
  cat: { width: 30, height: 21, nose: '-9,-6 0,-8 9,-6 5,2 0,5! -5,2', drop: 6, split: true },
  mouse: { width: 22, height: 17, nose: '-6,-5 0,-8 6,-5 5,2 0,4 -5,2', drop: 5, split: true },
  rabbit: { width: 26, height: 19, nose: '-8,-6 0,-7 8,-6 0,4!', drop: 5, split: true },
  lion: { width: 42, height: 27, nose: '-18,-10 0,-14 18,-10 11,2 0,9! -11,2', drop: 9, split: true },
  wolf: { width: 38, height: 28, nose: '-16,-11 0,-15 16,-11 13,1 0,8 -13,1', drop: 9, split: true },
  dog: { width: 40, height: 27, nose: '-16,-10 0,-13 16,-10 14,3 0,8 -14,3', drop: 8, split: true },
  bear: { width: 40, height: 30, nose: '-17,-11 0,-14 17,-11 14,4 0,8 -14,4', drop: 9, split: true },
  monkey: { width: 52, height: 34, nose: '-13,-4 -6,-10 6,-10 13,-4 6,4 -6,4', drop: 3, split: false },
  pig: { width: 33, height: 23, nose: '-25,-4 -18,-19 0,-23 18,-19 25,-4 18,13 0,17 -18,13', drop: 0, split: false },
  boar: { width: 48, height: 34, nose: '-36,-6 -27,-29 0,-36 27,-29 36,-6 27,20 0,27 -27,20', drop: 0, split: false },
  horse: { width: 44, height: 40, nose: '-24,4 -20,-4 20,-4 24,4 0,8', drop: 0, split: false },
  goat: { width: 32, height: 28, nose: '-13,-8 0,-11 13,-8 6,3 0,6! -6,3', drop: 8, split: true },
  turtle: { width: 30, height: 22, nose: '-22,-8! 0,-18 22,-8! 12,4 0,14! -12,4', drop: 0, split: false },
  beak: { width: 24, height: 20, nose: '-26,-14! -8,-24 8,-24 26,-14! 14,8 0,38! -14,8', drop: 0, split: false },
}

const PIGS: readonly string[] = ['pig', 'boar']

/** Size of the nostrils, if the muzzle shows them. */
const NOSTRILS: Readonly<Record<string, number>> = { pig: 1, boar: 1.5, horse: 1 }

export const MUZZLE_KINDS: readonly string[] = Object.keys(MUZZLES)

/** Draws the snout. The mouth is drawn on top of it later. */
export function drawMuzzle(face: Face, beast: BeastSpec): Svg {
  if (!beast.muzzle) return ''
  const { figure, at } = face
  const { build, skin } = figure
  const form = choose(MUZZLES, beast.muzzle, 'muzzle')
  const [nx, ny] = at(0, build.noseY - 4)
  const [mx, my] = at(0, (build.noseY + build.mouthY) / 2 + 6)
  const x = mx + figure.turn * 0.1
  const color =
    beast.muzzleColor ??
    (beast.fur ? tint(beast.furInside ?? beast.fur, beast.furInside ? 0.8 : 2) : tint(skin.base, 0.4))
  const nose = beast.noseColor ?? (PIGS.includes(beast.muzzle) ? mix(skin.base, skin.blush, 0.6) : '#4a2f3a')
  const dark = shade(color, 0.9)
  const frame = { x: nx + figure.turn * 0.14, y: ny, side: 1, units: {} } as const
  const snout = buildSnoutPath(x, my, form)
  const low = toLoop(
    toPoints(
      `${form.width * 0.1},${form.height} ${form.width * 0.9},0 ${form.width * 0.7},${form.height * 0.9} 0,${form.height * 1.08}`,
      { ...frame, x, y: my },
    ),
  )
  const philtrum = brush(toLine([frame.x, ny + form.drop], [frame.x, build.mouthY - figure.pitch - 2]), 2.8, 'flat', 5)
  return (
    path(snout, color, { opacity: 0.96 }) +
    path(low, dark, { opacity: 0.55 }) +
    path(
      brush(
        toPoints(
          `-${form.width * 0.98},4 -${form.width * 0.7},${form.height * 0.8} 0,${form.height * 1.1} ${form.width * 0.7},${form.height * 0.8} ${form.width * 0.98},4`,
          { ...frame, x, y: my },
        ),
        2.2,
        'both',
        14,
      ),
      dark,
      { opacity: 0.8 },
    ) +
    path(toShape(form.nose, frame), nose, { stroke: toInk(nose), 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    (NOSTRILS[beast.muzzle] ? drawNostrils(frame, toInk(nose), NOSTRILS[beast.muzzle]) : '') +
    element('ellipse', { cx: frame.x - 5, cy: ny - 6, rx: 5, ry: 2.4, fill: '#fff', opacity: 0.7 }) +
    (form.split ? path(philtrum, skin.line, { opacity: 0.8 }) : '')
  )
}

function buildSnoutPath(x: number, y: number, { width: w, height: h }: MuzzleShape): PathData {
  const frame: Frame = { x, y, side: 1, units: { w, h } }
  return toShape('-w,0 -.7w,-h 0,-1.05h .7w,-h w,0 .66w,h 0,1.1h -.66w,h', frame)
}

function drawNostrils({ x, y }: Frame, fill: string, size = 1): Svg {
  return [-9, 9]
    .map((dx) => element('ellipse', { cx: x + dx * size, cy: y - 2 * size, rx: 4.4 * size, ry: 6 * size, fill }))
    .join('')
}

export function drawWhiskers(face: Face, beast: BeastSpec): Svg {
  if (!beast.whiskers) return ''
  const { build, skin } = face.figure
  const color = beast.fur ? '#fffaf0' : mix(skin.line, '#ffffff', 0.2)
  const lines = ['30,-4 76,-16 122,-14', '32,4 80,4 128,12', '30,12 74,24 116,38']
  return SIDES.flatMap((side) =>
    lines.map((points) => {
      const [root, ...rest] = toPoints(points, { ...createFrame(side), y: build.noseY + 12 })
      if (!root) return ''
      const line = [face.at(root[0], root[1]), ...rest.map(([x, y]): Point => [x + face.figure.turn * 0.4, y])]
      return path(brush(line, 4.6, 'out', 12), skin.line, { opacity: 0.5 }) + path(brush(line, 2.8, 'out', 12), color)
    }),
  ).join('')
}

/** Draws locks of fur that extend past the outline of the face. */
export function drawCheeks(face: Face, beast: BeastSpec): Svg {
  if (!beast.cheeks) return ''
  const color = beast.fur ?? face.figure.hair.base
  const lines = ['94,6 122,30 146,62', '94,34 120,62 136,96', '84,66 106,92 114,122', '98,-20 128,-6 152,18']
  const locks = SIDES.flatMap((side) =>
    lines.map((points) => buildLock(toPoints(points, createFrame(side)), 40, { profile: 'spike' })),
  )
  const outlines = locks.map(({ outline }) => outline)
  return (
    drawUnionOutline(outlines, toInk(color), 2.4) +
    outlines.map((outline, index) => path(outline, index % 2 ? mix(color, shade(color, 1), 0.4) : color)).join('')
  )
}

/** The top of an animal's head: wider than a human skull, so that the ears stand on it. */
const DOME = '-112,40! -125,-30 -118,-102 -80,-156 -32,-180 24,-182 78,-158 116,-102 125,-30 112,40!'
const CREST = ['-60,-150 -66,-178 -48,-204', '-18,-166 -14,-192 14,-214', '30,-166 44,-190 72,-198']

/** Strokes of fur on the top of the head, alternately bright and dark. They fan out from the crest. */
const GROWTH = [
  '-20,-150 -38,-146 -54,-132',
  '-44,-128 -66,-116 -78,-98',
  '0,-152 2,-136 0,-120',
  '-8,-122 -20,-112 -26,-96',
  '-76,-84 -92,-70 -98,-52',
  '-58,-92 -74,-80 -84,-62',
  '24,-148 42,-142 56,-128',
  '30,-120 46,-110 54,-94',
  '52,-136 74,-122 86,-102',
  '72,-94 86,-80 94,-62',
]

/** Draws the top of the head of an animal without hair, with a crest in the direction in which its fur grows. */
export function drawFurDome({ canvas, figure }: Face, beast: BeastSpec): Svg {
  if (!beast.fur || !beast.ears || !applyHairStyle(figure.spec.hair).bald) return ''
  const dark = shade(beast.fur, 1.1)
  const crest = CREST.map((points) => buildLock(toPoints(points), 46, { profile: 'spike' }).outline)
  const dome = toShape(DOME, createFrame(1))
  const lit = tint(beast.fur, 0.6)
  const fill = canvas.radialGradient([-44, -118, 230], [0, lit], [0.4, beast.fur], [0.7, beast.fur], [1, dark])
  const growth = GROWTH.map((points, index) =>
    path(brush(toPoints(points), 5, 'both', 6), index % 2 ? dark : lit, { opacity: index % 2 ? 0.5 : 0.7 }),
  )
  const side = toShape('122,-30! 114,-102 78,-156 40,-176! 84,-120 96,-60 100,40! 112,40!', createFrame(1))
  return (
    drawUnionOutline([dome, ...crest], toInk(beast.fur), 2.5) +
    [dome, ...crest].map((outline) => path(outline, fill)).join('') +
    path(side, dark, { opacity: 0.6 }) +
    growth.join('')
  )
}

function createFrame(side: Side): Frame {
  return { x: 0, y: 0, side, units: {} }
}

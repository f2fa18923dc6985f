import type { Canvas } from '../draw/canvas.ts'
import { type Color, getLightness, toInk, tint, mix, shade } from '../draw/color.ts'
import { toLoop, toCorner, mirrorPoints, type Point } from '../draw/geometry.ts'
import { buildLock } from '../draw/lock.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush } from '../draw/stroke.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { type Frame, toPoints, toShape, type Side } from '../draw/notation.ts'
import { applyHairStyle } from './hair/styles.ts'
import { buildHeadPath } from './head-shape.ts'
import type { BeastSpec } from './head-spec.ts'
import type { Face } from './face-frame.ts'

const SIDES: readonly Side[] = [-1, 1]

/** Draws fur over the whole face, lighter in the middle. The face's clip path cuts it off at the outline. */
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
    path(buildHeadPath(build, figure), createFurShading(canvas, at(-32, build.noseY - 30), dark)),
    hairs,
  )
}

/** Creates a gradient that shades a round furry head: light from the upper left, shadow on the opposite side. */
function createFurShading(canvas: Canvas, [x, y]: Point, dark: Color): string {
  return canvas.radialGradient(
    [x, y, 190],
    [0, '#fff8e8', 0.28],
    [0.4, '#fff8e8', 0],
    [0.55, dark, 0],
    [0.8, dark, 0.45],
    [1, dark, 0.8],
  )
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

/** The top of an animal's head: wider than a human skull, to make room for the ears. */
const DOME = '-112,84! -140,34 -142,-30 -126,-98 -84,-148 -32,-168 26,-170 84,-150 126,-98 142,-30 140,34 112,84!'
const CREST = [
  '-60,-140 -66,-170 -48,-198',
  '-18,-156 -14,-186 14,-210',
  '30,-156 44,-182 72,-194',
  '-104,-104 -130,-116 -150,-112',
  '104,-104 130,-116 150,-112',
  '-120,-58 -148,-56 -164,-40',
  '120,-58 148,-56 164,-40',
  '-118,-6 -146,0 -158,18',
  '118,-6 146,0 158,18',
]

/** Strokes of fur on the top of the head that fan out from the crest, alternately bright and dark. */
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

/** Draws the top of an animal's head without hair. Its crest follows the direction of the fur. */
export function drawFurDome({ canvas, figure }: Face, beast: BeastSpec): Svg {
  if (!beast.fur || !beast.ears || !applyHairStyle(figure.spec.hair).bald) return ''
  const dark = shade(beast.fur, 1.1)
  const crest = CREST.map((points) => buildLock(toPoints(points), 46, { profile: 'spike' }).outline)
  const dome = toShape(DOME, createFrame(1))
  // Black fur needs brighter lights, because it would look flat otherwise.
  const lit = tint(beast.fur, getLightness(beast.fur) < 0.4 ? 1.2 : 0.6)
  const fill = canvas.radialGradient([-44, -118, 230], [0, lit], [0.4, beast.fur], [0.7, beast.fur], [1, dark])
  const growth = GROWTH.map((points, index) =>
    path(brush(toPoints(points), 5, 'both', 6), index % 2 ? dark : lit, { opacity: index % 2 ? 0.5 : 0.7 }),
  )
  const side = toShape('140,34 142,-30 126,-98 84,-150 40,-168! 92,-116 108,-60 112,84!', createFrame(1))
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

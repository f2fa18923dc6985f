import type { Canvas } from '../draw/canvas.ts'
import { type Color, mix } from '../draw/color.ts'
import { toCorner, mirrorPoints, type PathData, type Point, smoothPath, toLine } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Side, toPoints, toShape } from '../draw/notation.ts'
import type { Build } from '../spec.ts'
import { chooseLight } from './light.ts'
import type { Figure } from './parts.ts'
import { placeOnTorso, type Pose } from './pose.ts'

/** The y at which torso and garments end. It is low enough that even a leaning figure reaches the card's lower edge. */
export const TORSO_END = 570

/** Returns the right half of the torso from the neck down. For clothes, `growth` widens it by that many head units. */
function buildTorsoHalf(build: Build, growth = 0): Point[] {
  const { shoulder, shoulderY } = build
  const g = growth
  if (build.waist !== undefined) {
    const waist = shoulder * build.waist
    return [...buildUpperHalf(build, g), [shoulder * 0.86 + g, shoulderY + 120], [waist + g, shoulderY + 230]]
  }
  return [...buildUpperHalf(build, g), [shoulder + 16 + g, shoulderY + 130], [shoulder + 14 + g, TORSO_END]]
}

function buildUpperHalf({ neck, chin, shoulder, shoulderY }: Build, growth: number): Point[] {
  return [
    [neck + growth * 0.4, chin - 26],
    [neck + 1 + growth * 0.4, shoulderY - 62],
    [neck + 16 + growth, shoulderY - 36 - growth * 0.4],
    [shoulder * 0.62, shoulderY - 12 - growth],
    [shoulder - 16 + growth, shoulderY + 10 - growth * 0.6],
    [shoulder + 8 + growth, shoulderY + 56],
  ]
}

function traceBody(build: Build, growth = 0): Point[] {
  const half = buildTorsoHalf(build, growth).map((point, index) =>
    index === 0 || index === 7 ? toCorner(point) : point,
  )
  return [...half, ...mirrorPoints(half).toReversed()]
}

const BOTH_SIDES: ReadonlySet<Side> = new Set([-1, 1])

/**
 * Returns the outline of neck and torso in the given pose, with a waist on the given sides. It is used to clip shadows.
 */
export function buildPosedBody(build: Build, pose: Pose, slimSides = BOTH_SIDES): PathData {
  const trace = (side: Side): Point[] =>
    (slimSides.has(side) ? traceSlimHalf(build) : buildTorsoHalf(build)).map((point): Point => {
      const [x, y] = placeOnTorso([point[0] * side, point[1]], pose, build)
      return [x, y, point[2] ?? 0]
    })
  return smoothPath([...trace(1), ...trace(-1).toReversed()], true)
}

function traceSlimHalf(build: Build): Point[] {
  const { shoulder: s, shoulderY: y } = build
  return [
    ...buildUpperHalf(build, 0).slice(0, 5),
    [s * 0.95, y + 60],
    [s * 0.8, y + 122],
    [s * 0.72, y + 190],
    [s * 0.76, TORSO_END, 1],
  ]
}

/** A warm tone, because cold shadows make skin look dirty. */
const WARM_SHADE = '#4a1836'

/** Returns the darkest tone of shadows on a torso: the picture's shadow color, but warmer. */
export function chooseShade({ spec }: Figure): Color {
  return mix(chooseLight(spec.background).shadow, WARM_SHADE, 0.45)
}

/** Draws the head's shadow on neck and clothes, and the light that makes the chest look round. */
export function drawTorsoShade(canvas: Canvas, figure: Figure, pose: Pose, slimSides: ReadonlySet<Side>): Svg {
  if (canvas.isDark) return ''
  const { build, turn } = figure
  const tone = chooseShade(figure)
  const { chin, shoulder: s, shoulderY } = build
  const area = { x: -s - 80, y: chin - 40, width: 2 * s + 160, height: TORSO_END - chin + 60 }
  const flat = `translate(0 ${(chin * 0.22).toFixed(1)}) scale(1 .78)`
  const cast = canvas.radialGradient(
    [turn * 0.7 + 8, chin + 6, 128, { gradientTransform: flat }],
    [0, tone, 0.44],
    [0.6, tone, 0.28],
    [1, tone, 0],
  )
  const round = canvas.linearGradient(
    [-s, shoulderY, s, shoulderY + 90],
    [0, tone, 0.1],
    [0.16, '#fff4dc', 0.22],
    [0.46, '#fff4dc', 0],
    [0.6, tone, 0.04],
    [1, tone, 0.36],
  )
  const clip = canvas.clip(buildPosedBody(build, pose, slimSides))
  return group(
    { 'clip-path': clip },
    element('rect', { ...area, fill: round }),
    element('rect', { ...area, fill: cast }),
  )
}

/** Draws the skin of the neck and torso, and stores their outline in `figure.bodyPath`. */
export function drawBody(canvas: Canvas, figure: Figure): Svg {
  const { build, skin } = figure
  const outline = smoothPath(traceBody(build), true)
  figure.bodyPath = outline
  const fill = canvas.linearGradient(
    [-build.shoulder, 0, build.shoulder, 120],
    [0, skin.base],
    [1, mix(skin.base, skin.shadow, 0.5)],
  )
  return group(
    {},
    path(outline, skin.base, { stroke: skin.line, 'stroke-width': build.line * 1.7, 'stroke-linejoin': 'round' }),
    path(outline, fill),
    group({ 'clip-path': canvas.clip(outline) }, drawNeckShadow(figure), drawMuscles(figure)),
    drawCollarBones(figure),
  )
}

/** Draws the chin's shadow on the neck. It has a hard edge and two unequal points. */
function drawNeckShadow({ build, skin, turn }: Figure): Svg {
  const { neck: n, chin: c, shoulder, shoulderY } = build
  const x = turn * 0.4
  const below = smoothPath(
    [
      [-n - 14, c - 40, 1],
      [n + 14, c - 40, 1],
      [n + 8, c + 26],
      [n * 0.5 + x, c + 46],
      [x + 2, c + 38],
      [-n * 0.45 + x, c + 20],
      [-n - 8, c + 6],
    ],
    true,
  )
  const side = smoothPath(
    [
      [n * 0.2, c, 1],
      [n + 40, c - 20, 1],
      [shoulder * 0.7, shoulderY + 4],
      [n + 14, shoulderY + 2],
      [n * 0.75, shoulderY - 16],
      [n * 0.55, c + 40],
    ],
    true,
  )
  const edge = { stroke: skin.blush, 'stroke-width': 3, 'stroke-opacity': 0.45 }
  return path(below, skin.shadow, edge) + path(side, skin.shadow, { opacity: 0.6 })
}

/** Draws tendons on broad necks and the midline of broad chests. */
function drawMuscles({ build, skin }: Figure): Svg {
  if (build.neck < 40) return ''
  const frame = { x: 0, y: build.shoulderY, side: 1, units: { s: build.shoulder, n: build.neck } } as const
  const cords = (['1', '-1'] as const).map((way) => {
    const side = way === '1' ? 1 : -1
    return path(brush(toPoints('.86n,-52 .5n,-24 .16n,2', { ...frame, side }), 3, 'out', 8), skin.line, {
      opacity: 0.4,
    })
  })
  const chest = path(toShape('6,20! .3s,44 .6s,110! .34s,128 8,108!', frame), skin.shadow, { opacity: 0.4 })
  return (
    cords.join('') + chest + path(brush(toPoints('0,26 2,70 0,116', frame), 3, 'both', 8), skin.line, { opacity: 0.4 })
  )
}

function drawCollarBones({ build, skin }: Figure): Svg {
  const y = build.shoulderY + 2
  const bones = [-1, 1].map((side) => {
    const bone = brush(toLine([side * 10, y + 8], [side * 36, y - 2], [side * 76, y - 8]), 2.4, 'out', 8)
    return path(bone, skin.line, { opacity: 0.7 })
  })
  const notch = brush(toLine([-4, y + 2], [0, y + 10], [4, y + 2]), 2, 'both', 6)
  return bones.join('') + path(notch, skin.line, { opacity: 0.5 })
}

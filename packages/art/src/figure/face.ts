import { mix, tint } from '../draw/color.ts'
import { toLoop, toCorner, type PathData, type Point, getPoint, smoothPath, toLine } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { traceChinPlane, traceContour, traceFarSide, buildHeadPath } from './head-shape.ts'
import { applyHairStyle } from './hair/styles.ts'
import { drawMark } from './marks/index.ts'
import type { Figure } from './parts.ts'
import { drawPlanes } from './planes.ts'
import type { Face } from './face-frame.ts'

/** Draws the skin of the head with shadow, blush and marks, and stores the face's clip path in `figure.faceClip`. */
export function drawFace(face: Face): Svg {
  const { canvas, figure } = face
  const { build, skin } = figure
  const shape = buildHeadPath(build, figure)
  const clip = canvas.clip(shape)
  figure.faceClip = clip
  const stops = [
    [0, skin.base],
    [0.55, skin.base],
    [1, mix(skin.base, skin.shadow, 0.42)],
  ] as const
  const weight = (along: number) => 0.5 + 0.55 * Math.sin(Math.PI * along) ** 1.5
  return group(
    {},
    drawBareSkull(face, shape),
    path(shape, canvas.linearGradient([0, -60, 0, build.chin + 4], ...stops)),
    group(
      { 'clip-path': clip },
      drawFaceShading(face),
      isTonsured(figure) && drawShavenCrown(face),
      drawCoreShadow(face),
      figure.pitch > 2 && drawChinShade(face),
      drawPlanes(face),
      drawBlush(face),
      drawCheekLight(face),
      drawMarks(face),
    ),
    path(brush(traceContour(build, figure), build.line * 1.2, weight, 44), skin.line),
  )
}

/** Draws the marks of an animal's face. */
export function drawMarksOnFur(face: Face): Svg {
  return group({ 'clip-path': face.figure.faceClip }, drawMarks(face))
}

function drawMarks(face: Face): Svg {
  return (face.figure.spec.marks ?? []).map((mark) => drawMark(face, mark)).join('')
}

/** Draws the skull of a bald head, where the skin forms the head's outline. */
function drawBareSkull({ figure }: Face, shape: PathData): Svg {
  const hair = applyHairStyle(figure.spec.hair)
  if (!hair.bald && hair.cap !== 'tonsure' && hair.cap !== 'fringe') return ''
  return path(shape, figure.skin.line, { stroke: figure.skin.line, 'stroke-width': figure.build.line * 2 })
}

function isTonsured(figure: Figure): boolean {
  return applyHairStyle(figure.spec.hair).cap === 'tonsure'
}

/** Draws the shaven crown above a ring of hair: lit from the upper left like the face, with a shine. */
function drawShavenCrown({ canvas, figure }: Face): Svg {
  const { skin, turn } = figure
  const x = turn * 0.8
  const lit = canvas.radialGradient([x - 34, -150, 150], [0, tint(skin.base, 0.3)], [0.5, skin.base], [1, skin.shadow])
  const shine = brush(toLine([x - 70, -140], [x - 46, -156], [x - 12, -163]), 13, 'both', 16)
  const band = canvas.linearGradient([0, -136, 0, -108], [0, skin.shadow, 0], [1, skin.shadow, 0.8])
  const area = { x: -170, y: -200, width: 340, height: 104 }
  return (
    element('rect', { ...area, fill: lit }) +
    element('rect', { ...area, fill: band }) +
    path(shine, skin.light, { opacity: 0.85 })
  )
}

/** Shades the head like a sphere lit from the upper left: a light cheek, a darker far side and a darker hairline. */
function drawFaceShading({ canvas, figure, at }: Face): Svg {
  const { build, skin } = figure
  const [x, y] = at(-build.faceWidth * 0.32, build.noseY - 34)
  const warm = mix(skin.shadow, skin.blush, 0.4)
  const ball = canvas.radialGradient(
    [x, y, 205],
    [0, skin.light, 0.75],
    [0.3, skin.light, 0.2],
    [0.46, warm, 0],
    [0.74, warm, 0.32],
    [1, skin.shadow, 0.75],
  )
  const hairline = canvas.linearGradient([0, -128, 0, -28], [0, skin.shadow, 0.85], [1, skin.shadow, 0])
  const area = { x: -150, y: -180, width: 300, height: build.chin + 190 }
  return element('rect', { ...area, fill: ball }) + element('rect', { ...area, height: 160, fill: hairline })
}

function drawCoreShadow({ figure, far }: Face): Svg {
  const { build, skin } = figure
  const line = traceFarSide(build, figure)
  const inward = (index: number, dx: number, dy: number): Point => {
    const [x, y] = getPoint(line, index)
    return [x - far * dx, y + dy]
  }
  const wide = 1 + Math.max(0, Math.abs(figure.turn) - 18) * 0.035
  const shape = smoothPath(
    [
      ...line.map(([x, y]): Point => [x + far * 6, y]),
      toCorner([getPoint(line, 5)[0] + far * 4, build.chin + 6]),
      inward(5, -14, -6),
      inward(4, 9 * wide, -9),
      inward(3, 13 * wide, -9),
      inward(2, 10 * wide, -4),
      inward(1, 5, 0),
      toCorner(inward(0, 3, 0)),
    ],
    true,
  )
  const edge = { stroke: skin.blush, 'stroke-width': 2.5, 'stroke-opacity': 0.38 }
  return path(shape, skin.shadow, { opacity: 0.78, ...edge })
}

function drawChinShade({ figure }: Face): Svg {
  const { build, skin } = figure
  return path(toLoop(traceChinPlane(build, figure)), skin.shadow, { opacity: 0.7 })
}

/** Draws the light on the cheekbone on the lit side. */
function drawCheekLight({ canvas, figure, at, far }: Face): Svg {
  const { build, skin } = figure
  const [x, y] = at(-far * (build.eyeX + 12), build.noseY - 26)
  const squash = `translate(0 ${(y * 0.6).toFixed(2)}) scale(1 .4)`
  const light = tint(skin.light, 0.8)
  const fill = canvas.radialGradient([x, y, 34, { gradientTransform: squash }], [0, light, 0.7], [1, light, 0])
  return element('ellipse', { cx: x, cy: y, rx: 34, ry: 14, fill })
}

function drawBlush({ canvas, figure, at, far }: Face): Svg {
  const { build, skin, spec } = figure
  const strength = spec.blush ?? 1
  if (!strength) return ''
  return ([-1, 1] as const)
    .map((side) => {
      const [x, y] = at(side * (build.eyeX + 17), build.noseY - 10)
      const rx = side === far ? 24 : 30
      const stops = [
        [0, skin.blush, 0.44 * strength],
        [0.5, skin.blush, 0.24 * strength],
        [1, skin.blush, 0],
      ] as const
      const flat = 14 / rx
      const squash = `translate(0 ${(y * (1 - flat)).toFixed(2)}) scale(1 ${flat.toFixed(3)})`
      const fill = canvas.radialGradient([x, y, rx, { gradientTransform: squash }], ...stops)
      return element('ellipse', { cx: x, cy: y, rx, ry: 14, fill }) + (spec.hatch ? drawHatching(x, y, figure) : '')
    })
    .join('')
}

function drawHatching(x: number, y: number, { skin }: Figure): Svg {
  const color = mix(skin.blush, skin.line, 0.35)
  const stroke = (dx: number) => brush(toLine([x + dx + 3, y - 5], [x + dx - 3, y + 6]), 2, 'both', 4)
  return [-8, 0, 8].map((dx) => path(stroke(dx), color, { opacity: 0.8 })).join('')
}

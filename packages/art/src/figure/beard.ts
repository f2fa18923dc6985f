import { type Color, toInk, tint, mix, shade } from '../draw/color.ts'
import { toLoop, toCorner, type PathData, type Point, smoothPath, toLine } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Frame, toPoints, type Side } from '../draw/notation.ts'
import { requireKind } from './choice.ts'
import type { BeardSpec } from './head-spec.ts'
import { drawMouth, locateMouth } from './mouth.ts'
import type { Face } from './face-frame.ts'

type Beard = { face: Face; color: Color; line: Color; dark: Color; bright: Color; length: number; mouth: Point }
type Drawing = (beard: Beard) => Svg

const BEARDS: Readonly<Record<string, Drawing>> = {
  stubble: drawStubble,
  full: (beard) => drawFullBeard(beard) + drawMouthOpening(beard) + drawMustache(beard, BUSHY),
  short: (beard) => drawShortBeard(beard) + drawMouthOpening(beard) + drawMustache(beard, NEAT),
  braided: (beard) => {
    const braided = { ...beard, length: beard.length || 22 }
    return drawFullBeard(braided) + drawMouthOpening(braided) + drawMustache(braided, BUSHY) + drawChinBraid(braided)
  },
  forked: (beard) => drawHairShape(beard, FORKED) + drawMouthOpening(beard) + drawMustache(beard, BUSHY),
  long: (beard) => drawHairShape(beard, LONG, 9) + drawMouthOpening(beard) + drawMustache(beard, DROOPING),
  wise: (beard) => drawHairShape(beard, WISE, 9) + drawMustache(beard, DROOPING),
  goatee: (beard) => drawHairShape(beard, GOATEE, 3),
  pointed: (beard) => drawHairShape(beard, POINTED, 3) + drawMustache(beard, POINTS),
  chops: (beard) =>
    drawHairShape(beard, '-106,-66! -98,-30 -80,4 -56,36! -86,30 -101,4', 0) +
    drawHairShape(beard, '106,-66! 98,-30 80,4 56,36! 86,30 101,4', 0),
  pencil: (beard) => drawMustache(beard, '1,-13! 14,-18 34,-13! 16,-11 2,-9!'),
  curl: (beard) => drawMustache(beard, CURL),
  walrus: (beard) => drawMustache(beard, '0,-18! 22,-22 42,-8 48,20! 30,8 12,4 0,-4!'),
  handlebar: (beard) => drawMustache(beard, '0,-17! 20,-22 42,-12 62,-14 78,-30! 74,-6 50,4 22,-2 2,-5!'),
  drooping: (beard) => drawMustache(beard, '0,-17! 22,-20 40,-6 46,30 40,62! 32,28 26,6 10,-4 0,-6!'),
  whiskers: (beard) => drawWhiskers(beard),
}

/** The right half of a mustache, from the middle outwards. The mouth is at (0, 0). */
const BUSHY = '0,-18! 18,-22 40,-12 54,8! 34,4 14,-4 0,-8!'
const NEAT = '0,-16! 16,-19 34,-11 42,2! 26,-1 12,-6 0,-8!'
const DROOPING = '0,-18! 22,-22 42,-8 54,26! 30,10 12,4 0,-4!'
const POINTS = '0,-15! 16,-20 36,-12 58,-16! 36,-3 16,-7 0,-8!'
const CURL = '1,-14! 16,-22 38,-14 56,-16 66,-30! 64,-8 44,-1 20,-6 2,-6!'

/** Points relative to the mouth. `c` is the distance to the chin, `l` is the option `length`. */
const LONG =
  '-98,-84! -84,-44 -40,-16 0,-20 40,-16 84,-44 98,-84! 96,16 80,84 84,132! 60,120 52,176! 28,158 6,216! -8,166 -34,190! -44,134 -76,146! -74,84 -94,16'
const WISE =
  '-80,-30! -56,2 -26,8 0,12 26,8 56,2 80,-30! 84,30 70,104 84,160! 58,150 46,216! 24,190 4,274! -12,200 -32,238! -44,160 -70,186! -66,104 -84,30'
const GOATEE = '-20,18! 0,14 20,18! 24,c-6 10,c+14 0,c+26+l! -10,c+14 -24,c-6'
const POINTED = '-34,8! -18,20 0,15 18,20 34,8! 38,c-8 16,c+24 0,c+62+l! -16,c+24 -38,c-8'
const FORKED =
  '-101,-92! -84,-40 -38,-16 0,-18 38,-16 84,-40 101,-92! 98,10 78,c+20 44,c+90+l! 22,c+40 0,c+20! -22,c+40 -44,c+90+l! -78,c+20 -98,10'

export const BEARD_KINDS: readonly string[] = Object.keys(BEARDS)

export function drawBeard(face: Face, spec: BeardSpec): Svg {
  const color = spec.color ?? face.figure.hair.base
  const tones = { color, line: toInk(color), dark: shade(color, 1.1), bright: tint(color, 0.6) }
  const beard = { face, ...tones, length: spec.length ?? 0, mouth: locateMouth(face) }
  return requireKind(BEARDS, spec.kind, 'beard')(beard)
}

/** Converts coordinates relative to the mouth to positions on the turned face. */
function placeOnFace({ face, length }: Beard, points: string): Point[] {
  const { build } = face.figure
  const units = { c: build.chin - build.mouthY, l: length }
  const frame: Frame = { x: 0, y: build.mouthY, side: 1, units }
  return toPoints(points, frame).map(([x, y, sharp]) => (sharp ? toCorner(face.at(x, y)) : face.at(x, y)))
}

function drawStubble(beard: Beard): Svg {
  const { face, color } = beard
  const { skin, faceClip } = face.figure
  const shadow = smoothPath(
    placeOnFace(beard, '-84,-32 -58,-36 -34,-14 0,-22 34,-14 58,-36 84,-32 74,8 44,44 0,c+2 -44,44 -74,8'),
    true,
  )
  const paint = { opacity: 0.34, filter: face.canvas.blur(5) }
  const hairs = [
    '-52,16 -50,22',
    '-34,30 -33,36',
    '-12,34 -12,40',
    '14,34 15,40',
    '36,28 37,34',
    '54,14 56,20',
    '-62,0 -60,6',
    '64,-2 66,4',
  ]
  const dots = hairs.map((hair) => path(brush(placeOnFace(beard, hair), 2, 'both', 4), color, { opacity: 0.5 }))
  return group({ 'clip-path': faceClip }, path(shadow, mix(color, skin.shadow, 0.3), paint), dots)
}

function drawFullBeard(beard: Beard): Svg {
  const points =
    '-101,-92! -90,-50 -62,-40 -38,-16 0,-18 38,-16 62,-40 90,-50 101,-92! 104,-42 96,8 90,20! 80,16 70,c+8+.5l! 56,c 36,c+22+.8l! 22,c+12+.5l 0,c+34+l! -22,c+12+.5l -36,c+22+.8l! -56,c -70,c+8+.5l! -80,16 -90,20! -96,8 -104,-42'
  return drawHairShape(beard, points, 9)
}

function drawShortBeard(beard: Beard): Svg {
  const points =
    '-102,-80! -92,-34 -66,-24 -40,-12 0,-14 40,-12 66,-24 92,-34 102,-80! 104,-34 88,18 52,c+4 0,c+12! -52,c+4 -88,18 -104,-34'
  return drawHairShape(beard, points, 7)
}

function drawHairShape(beard: Beard, points: string, strands = 7): Svg {
  const { face, color, line, dark, bright } = beard
  const { build } = face.figure
  const outline = smoothPath(placeOnFace(beard, points), true)
  const stops = [
    [0, mix(color, dark, 0.5)],
    [0.4, color],
    [1, mix(color, dark, 0.3)],
  ] as const
  const drop = 14 + beard.length * 0.6
  const strand = Array.from({ length: strands }, (_, index) => {
    const across = index - (strands - 1) / 2
    const fall = placeOnFace(
      beard,
      `${across * 19},${12 - Math.abs(across) * 5} ${across * 17},c-8 ${across * 12},c+${drop}`,
    )
    const colorOf = index % 2 ? bright : dark
    return path(brush(fall, 3.2, 'both', 8), colorOf, { opacity: 0.75 })
  })
  const side = smoothPath(placeOnFace(beard, '22,0! 60,20 112,-40! 112,c+120! 30,c+110 24,c'), true)
  return (
    path(outline, color, { stroke: line, 'stroke-width': 5, 'stroke-linejoin': 'miter', 'stroke-miterlimit': 6 }) +
    path(outline, face.canvas.linearGradient([0, build.mouthY - 30, 0, build.chin + 90], ...stops)) +
    group({ 'clip-path': face.canvas.clip(outline) }, path(side, dark, { opacity: 0.55 }), strand)
  )
}

/** Draws the mouth again, on top of the beard. */
function drawMouthOpening({ face, mouth }: Beard): Svg {
  const { skin, spec } = face.figure
  const [x, y] = mouth
  const hole = toLoop(toPoints('-27,-4 0,-9 27,-4 22,13 0,18 -22,13', { x, y, side: 1, units: {} }))
  const inner = { ...spec.mouth, width: Math.min(20, spec.mouth?.width ?? 17) }
  return path(hole, mix(skin.shadow, '#a04a40', 0.25)) + drawMouth(face, [x, y + 3], inner)
}

function drawMustache(beard: Beard, line: string): Svg {
  const [x, y] = beard.mouth
  return ([-1, 1] as const).map((side) => drawMustacheHalf(beard, toPoints(line, { x, y, side, units: {} }))).join('')
}

function drawMustacheHalf({ face, color, line, bright, dark }: Beard, outline: readonly Point[]): Svg {
  const shape: PathData = smoothPath(outline, true)
  const ridge = outline.slice(0, Math.ceil(outline.length / 2)).map(([x, y]): Point => [x, y + 5])
  const under = ridge.map(([x, y]): Point => [x, y + 7])
  return (
    path(shape, color, { stroke: line, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    path(shape, color) +
    group(
      { 'clip-path': face.canvas.clip(shape) },
      path(brush(under, 4, 'both', 10), dark, { opacity: 0.6 }),
      path(brush(ridge, 3.4, 'both', 10), bright, { opacity: 0.6 }),
    )
  )
}

function drawChinBraid({ face, color, line, dark }: Beard): Svg {
  const { build } = face.figure
  const x = face.at(0, 0)[0] * 0.7
  const knots = [0, 1, 2, 3].map((index) => {
    const [y, r] = [build.chin + 24 + index * 24, 17 - index * 1.5]
    const knot = toLoop(
      toLine([x - r, y], [x, y - 8], [x + r, y], [x + r * 0.6, y + 18], [x, y + 24], [x - r * 0.6, y + 18]),
    )
    const vein = brush(toLine([x - r * 0.7, y + 4], [x, y + 16], [x + r * 0.7, y + 2]), 2.6, 'both', 8)
    return (
      path(knot, color, { stroke: line, 'stroke-width': 4 }) +
      path(knot, index % 2 ? mix(color, dark, 0.25) : color) +
      path(vein, dark)
    )
  })
  const ring = { x: x - 12, y: build.chin + 22, width: 24, height: 11, rx: 4, fill: '#e3b64a' }
  return knots.join('') + element('rect', { ...ring, stroke: toInk('#c48a20'), 'stroke-width': 2.5 })
}

/** Draws a dragon's long whiskers. */
function drawWhiskers({ mouth, color, line }: Beard): Svg {
  const [x, y] = mouth
  return ([-1, 1] as const satisfies readonly Side[])
    .map((side) => {
      const barbel = toPoints('16,-18 60,-30 104,10 92,70 130,110', { x, y, side, units: {} })
      return path(brush(barbel, 12, 'out', 20), line) + path(brush(barbel, 7, 'out', 20), color)
    })
    .join('')
}

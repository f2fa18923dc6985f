import { type Color, toInk, mix, shade } from '../draw/color.ts'
import { toLoop, toCorner, type Point, smoothPath, toLine } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Frame, toPoints, type Side, PLAIN_FRAME } from '../draw/notation.ts'
import { drawBeardLocks, drawMustacheLocks } from './beard-locks.ts'
import { requireKind } from './choice.ts'
import { createHairPalette, type HairPalette } from './hair/palette.ts'
import type { BeardSpec } from './head-spec.ts'
import { drawMouth, locateMouth } from './mouth.ts'
import { MOUTHS } from './mouths.ts'
import type { Face } from './face-frame.ts'

type Beard = { face: Face; palette: HairPalette; color: Color; line: Color; dark: Color; length: number; mouth: Point }
type Drawing = (beard: Beard) => Svg

const BEARDS: Readonly<Record<string, Drawing>> = {
  stubble: drawStubble,
  full: (beard) => drawHairShape(beard, FULL, 13) + drawMouthOpening(beard) + drawMustache(beard, BUSHY),
  short: (beard) => drawHairShape(beard, SHORT, 13) + drawMouthOpening(beard) + drawMustache(beard, NEAT),
  braided: (beard) => {
    const braided = { ...beard, length: beard.length || 22 }
    return (
      drawHairShape(braided, FULL, 13) +
      drawMouthOpening(braided) +
      drawMustache(braided, BUSHY) +
      drawChinBraid(braided)
    )
  },
  forked: (beard) => drawHairShape(beard, FORKED, 13) + drawMouthOpening(beard) + drawMustache(beard, BUSHY),
  long: (beard) => drawHairShape(beard, LONG, 13) + drawMouthOpening(beard) + drawMustache(beard, DROOPING),
  wise: (beard) => drawHairShape(beard, WISE, 11) + drawMustache(beard, DROOPING),
  goatee: (beard) => drawHairShape(beard, GOATEE, 5),
  pointed: (beard) => drawHairShape(beard, POINTED, 5) + drawMustache(beard, POINTS),
  chops: (beard) => CHOPS.map((points) => drawHairShape(beard, points, 4)).join(''),
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

/**
 * Points relative to the mouth: the upper edge from one corner to the other, then the lower edge. `c` is the distance to
 * the chin, `l` is the option `length`.
 */
const FULL =
  '-102,-92! -90,-44 -62,-34 -38,-14 0,-16 38,-14 62,-34 90,-44 102,-92! 104,-36 93,24 68,c+6+.5l 34,c+22+.8l 0,c+30+l -34,c+22+.8l -68,c+6+.5l -93,24 -104,-36'
const SHORT =
  '-102,-86! -92,-34 -66,-22 -40,-10 0,-12 40,-10 66,-22 92,-34 102,-86! 104,-34 90,22 54,c+2 0,c+8 -54,c+2 -90,22 -104,-34'
const LONG = '-100,-84! -86,-42 -40,-14 0,-18 40,-14 86,-42 100,-84! 100,16 88,84 64,150 6,216 -50,164 -86,84 -98,16'
const WISE = '-82,-36! -56,0 -26,8 0,12 26,8 56,0 82,-36! 86,30 76,104 50,190 4,266 -40,196 -70,104 -86,30'
const GOATEE = '-11,15! 0,13 11,15! 18,c-16 20,c-2 11,c+14 0,c+26+l -11,c+14 -20,c-2 -18,c-16'
const POINTED = '-12,14! 0,12 12,14! 24,c-16 30,c-2 16,c+24 0,c+58+l -16,c+24 -30,c-2 -24,c-16'
const FORKED =
  '-101,-92! -86,-40 -38,-14 0,-16 38,-14 86,-40 101,-92! 99,10 80,c+20 46,c+90+l 20,c+40 0,c+22 -20,c+40 -46,c+90+l -80,c+20 -99,10'
const CHOPS = ['-108,-66! -97,-58! -78,4 -54,38 -86,34 -105,4', '97,-58! 108,-66! 105,4 86,34 54,38 78,4'] as const

export const BEARD_KINDS: readonly string[] = Object.keys(BEARDS)

export function drawBeard(face: Face, spec: BeardSpec): Svg {
  const color = spec.color ?? face.figure.hair.base
  const palette = createHairPalette({ color })
  const tones = { palette, color, line: toInk(color), dark: shade(color, 1.1) }
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
    placeOnFace(beard, '-84,-20 -58,-18 -34,-10 0,-18 34,-10 58,-18 84,-20 74,8 44,44 0,c+2 -44,44 -74,8'),
    true,
  )
  const paint = { opacity: 0.24, filter: face.canvas.blur(5) }
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

/** Draws the mouth again, on top of the beard. */
function drawMouthOpening({ face, mouth }: Beard): Svg {
  const { skin, spec } = face.figure
  const [x, y] = mouth
  const open = requireKind(MOUTHS, spec.mouth?.kind ?? 'smile', 'mouth').open
  const gap = open ? '-27,-4 0,-9 27,-4 22,13 0,18 -22,13' : '-19,-3! 0,-8 19,-3! 12,8 0,11 -12,8'
  const hole = toLoop(toPoints(gap, { ...PLAIN_FRAME, x, y }))
  const inner = { ...spec.mouth, width: Math.min(20, spec.mouth?.width ?? 17) }
  return path(hole, mix(skin.shadow, skin.blush, 0.4)) + drawMouth(face, [x, y + 3], inner)
}

function drawHairShape(beard: Beard, points: string, locks: number): Svg {
  return drawBeardLocks(beard.face, beard.palette, placeOnFace(beard, points), locks)
}

function drawMustache({ face, palette, mouth: [x, y] }: Beard, line: string): Svg {
  const half = (side: Side) => drawMustacheLocks(face, palette, toPoints(line, { ...PLAIN_FRAME, x, y, side }))
  return half(-1) + half(1)
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
      const barbel = toPoints('16,-18 60,-30 104,10 92,70 130,110', { ...PLAIN_FRAME, x, y, side })
      return path(brush(barbel, 12, 'out', 20), line) + path(brush(barbel, 7, 'out', 20), color)
    })
    .join('')
}

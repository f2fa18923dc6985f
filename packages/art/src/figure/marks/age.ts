import { type Point, smoothPath } from '../../draw/geometry.ts'
import { brush, type ProfileName } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { type Frame, toPoints, type Side } from '../../draw/notation.ts'
import { getNumber } from '../options.ts'
import type { Face } from '../face-frame.ts'
import type { Mark } from './mark.ts'

/** The feature of the face from which a fold's coordinates are measured. */
type Origin = 'brow' | 'eye' | 'nose' | 'mouth' | 'chin'
type CreaseStyle = { width?: number; profile?: ProfileName; opacity: number }
type Fold = (face: Face, strength: number) => Svg

const FOLDS: Readonly<Record<string, Fold>> = {
  wrinkles: (face, strength) => drawSmileFolds(face, 0.75 * strength) + drawUnderEyes(face, 0.75 * strength),
  'age-lines': drawSmileFolds,
  'crows-feet': drawCrowsFeet,
  'forehead-lines': drawForeheadLines,
  elder: (face, strength) =>
    drawCheekHollows(face, strength * 0.8) +
    drawEyeSockets(face, strength * 0.8) +
    drawSmileFolds(face, strength) +
    drawUnderEyes(face, strength) +
    drawCrowsFeet(face, strength) +
    drawForeheadLines(face, strength) +
    drawMouthFolds(face, strength),
  'eye-bags': drawEyeBags,
  sockets: drawEyeSockets,
  cheekbones: drawCheekHollows,
  scowl: drawScowlLines,
  anger: (face, strength) =>
    drawScowlLines(face, strength) + drawNoseWrinkles(face, strength) + drawSmileFolds(face, 0.8 * strength),
  worry: drawWorryLines,
  'chin-cleft': (face, strength) => drawCrease(face, 'chin', 1, '0,-14 1,-5', { width: 3, opacity: 0.6 * strength }),
  'double-chin': (face, strength) =>
    drawCrease(face, 'chin', 1, '-34,-18 0,-9 34,-18', { width: 3, opacity: 0.55 * strength }),
  dimples: (face, strength) => drawCreasePair(face, 'mouth', '34,-6 38,0 35,6', { opacity: 0.6 * strength }),
  jowls: (face, strength) => drawCreasePair(face, 'mouth', '50,-2 58,16 48,32', { width: 3, opacity: 0.55 * strength }),
}

/** Wrinkles and hollows by kind. Each takes a `strength`, which is 1 by default. */
export const AGE_MARKS: Readonly<Record<string, Mark>> = Object.fromEntries(
  Object.entries(FOLDS).map(([kind, fold]) => [kind, (face, options) => fold(face, getNumber(options, 'strength', 1))]),
)

function locateOrigin({ figure: { build } }: Face, origin: Origin, side: Side): Frame {
  const heights = { brow: build.browY, eye: build.eyeY, nose: build.noseY, mouth: build.mouthY, chin: build.chin }
  return { x: 0, y: heights[origin], side, units: { o: build.eyeX } }
}

function drawCrease(
  face: Face,
  origin: Origin,
  side: Side,
  points: string,
  { width = 2.4, profile = 'both', opacity }: CreaseStyle,
): Svg {
  const placed = toPoints(points, locateOrigin(face, origin, side)).map(([x, y]) => face.at(x, y))
  return path(brush(placed, width, profile, 10), face.figure.skin.line, { opacity: Math.min(1, opacity) })
}

/** Draws a shadow on both sides of the face, which fades out towards its ends. */
function drawHollow(face: Face, origin: Origin, points: string, opacity: number): Svg {
  const { shadow } = face.figure.skin
  const shaded = (side: Side) => {
    const placed = toPoints(points, locateOrigin(face, origin, side)).map(([x, y]) => face.at(x, y))
    const [x, y] = computeMiddle(placed)
    const reach = Math.max(...placed.map(([px, py]) => Math.hypot(px - x, py - y)))
    const fill = face.canvas.radialGradient([x, y, reach], [0, shadow, 1], [0.4, shadow, 0.9], [1, shadow, 0.25])
    return path(smoothPath(placed, true), fill, { opacity: Math.min(1, opacity) })
  }
  return shaded(-1) + shaded(1)
}

function computeMiddle(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

function drawCreasePair(face: Face, origin: Origin, points: string, style: CreaseStyle): Svg {
  return drawCrease(face, origin, -1, points, style) + drawCrease(face, origin, 1, points, style)
}

function drawSmileFolds(face: Face, strength: number): Svg {
  return (
    drawHollow(face, 'nose', '19,4! 38,16 42,40! 34,22', strength * 0.6) +
    drawCreasePair(face, 'nose', '19,4 37,17 41,40', { width: 2.8, opacity: strength * 0.62 })
  )
}

function drawUnderEyes(face: Face, strength: number): Svg {
  return drawCreasePair(face, 'eye', 'o-20,27 o,34 o+20,27', { opacity: strength * 0.55 })
}

function drawEyeBags(face: Face, strength: number): Svg {
  return (
    drawHollow(face, 'eye', 'o-26,16! o,24 o+26,15! o+12,36 o-12,36', strength * 0.7) +
    drawCreasePair(face, 'eye', 'o-24,22 o-4,37 o+22,28', { opacity: strength * 0.6 })
  )
}

function drawCrowsFeet(face: Face, strength: number): Svg {
  const rays = ['o+35,-7 o+43,-9 o+52,-13', 'o+35,1 o+43,2 o+52,1', 'o+35,9 o+43,11 o+52,13']
  return rays
    .map((ray) => drawCreasePair(face, 'eye', ray, { width: 2.2, profile: 'out', opacity: strength * 0.6 }))
    .join('')
}

function drawForeheadLines(face: Face, strength: number): Svg {
  const lines = ['-52,-18 -21,-24 0,-20 24,-24 52,-18', '-44,-31 -18,-37 0,-33 20,-37 44,-31', '-36,-43 0,-46 36,-43']
  return lines
    .map((line, index) => drawCrease(face, 'brow', 1, line, { width: 2.3, opacity: strength * (0.55 - index * 0.08) }))
    .join('')
}

function drawMouthFolds(face: Face, strength: number): Svg {
  return drawCreasePair(face, 'mouth', '29,4 34,14 31,25', { opacity: strength * 0.55 })
}

function drawEyeSockets(face: Face, strength: number): Svg {
  return drawHollow(face, 'eye', 'o-34,2! o-28,-27 o+4,-31 o+36,-8! o+22,28 o-16,30', strength * 0.55)
}

function drawCheekHollows(face: Face, strength: number): Svg {
  return drawHollow(face, 'nose', '98,-32! 72,-12 50,26! 74,12 96,0!', strength * 0.75)
}

function drawScowlLines(face: Face, strength: number): Svg {
  return (
    drawCreasePair(face, 'brow', '13,-20 8,-2 13,14', { width: 3.4, opacity: strength * 0.8 }) +
    drawHollow(face, 'brow', '16,10! 40,20 22,46! 14,32', strength * 0.55) +
    drawCrease(face, 'brow', 1, '-16,22 0,28 16,22', { width: 2.6, opacity: strength * 0.55 })
  )
}

function drawNoseWrinkles(face: Face, strength: number): Svg {
  const lines = ['3,-26 10,-30 17,-26', '3,-17 10,-21 17,-17']
  return lines.map((line) => drawCreasePair(face, 'nose', line, { width: 2.2, opacity: strength * 0.6 })).join('')
}

function drawWorryLines(face: Face, strength: number): Svg {
  return (
    drawForeheadLines(face, strength * 0.7) +
    drawCreasePair(face, 'brow', '9,-14 13,-4 20,2', { width: 2.6, opacity: strength * 0.6 })
  )
}

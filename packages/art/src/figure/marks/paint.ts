import { smoothPath } from '../../draw/geometry.ts'
import { buildStarPath } from '../../draw/plants.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { PLAIN_FRAME, toShape, SIDES } from '../../draw/notation.ts'
import type { PartSpec } from '../../spec.ts'
import { getColor, getNumber, getSide } from '../options.ts'
import { placeOnFace, drawStroke, drawStrokes } from './sides.ts'
import type { Face } from '../face-frame.ts'
import type { Mark } from './mark.ts'

const RED = '#c0283a'

/** Painted signs by kind. Each takes a `color`; single signs also take `x`, `y` and a `size`. */
export const PAINT_MARKS: Readonly<Record<string, Mark>> = {
  heart: (face, options) => drawSign(face, options, [60, 52], '0,8! -8,-1.6 -4,-7.2 0,-2.4! 4,-7.2 8,-1.6', '#e0305a'),
  crescent: (face, options) =>
    drawSign(face, options, [0, face.figure.build.browY - 26], '-10,-12 -3,2 12,6 -2,13 -14,2', '#f6e8a8'),
  bindi: (face, options) => drawSign(face, options, [0, face.figure.build.browY - 8], '0,-12! 6,2 0,8 -6,2', RED),
  rune: (face, options) =>
    drawSign(
      face,
      options,
      [0, face.figure.build.browY - 18],
      '/-2,-17 2,-17 2,-8 11,-1 9,3 2,-2 2,17 -2,17 -2,2 -12,-7 -10,-10 -2,-3',
      '#8ae0ff',
    ),
  star: (face, options) => {
    const [x, y] = face.at(getNumber(options, 'x', 58), getNumber(options, 'y', 48))
    const rays = buildStarPath(x, y, 11 * getNumber(options, 'size', 1), { points: 5, waist: 0.45 })
    return path(rays, getColor(options, 'color', '#f2c23e'))
  },
  stripes: (face, options) =>
    drawStrokes(
      face,
      ['96,28 74,33 58,36', '96,44 74,46 61,46', '96,60 74,59 64,56'],
      getColor(options, 'color', RED),
      {
        width: 7,
        profile: 'out',
        opacity: 0.88,
      },
    ),
  paint: (face, options) =>
    drawStrokes(face, ['94,26 60,34 36,30'], getColor(options, 'color', RED), { width: 9, opacity: 0.9 }),
  'eye-paint': (face, options) =>
    drawStrokes(face, ['30,20 62,26 96,4'], getColor(options, 'color', RED), { width: 13, opacity: 0.85 }),
  under: (face, options) => {
    const blades = ['34,34! 56,30 92,22! 62,42', '44,48! 60,46 84,42! 62,56']
    const color = getColor(options, 'color', RED)
    return SIDES.flatMap((side) => blades.map((points) => drawBlade(face, points, side, color))).join('')
  },
  horus: (face, options) => {
    const side = getSide(options, 'side', 1)
    const color = getColor(options, 'color', '#1f2a4a')
    const lines = ['58,30 56,52 50,66', '46,30 66,52 86,58 90,48 82,44', '86,-6 102,-8 116,-2']
    return lines.map((points) => drawStroke(face, points, color, { width: 5, profile: 'tail' }, side)).join('')
  },
  'third-eye': drawThirdEye,
  tattoo: (face, options) =>
    drawStrokes(
      face,
      ['92,-20 76,6 84,30 66,54', '100,20 88,44 74,76', '76,6 66,14'],
      getColor(options, 'color', '#3fd8e8'),
      { width: 4.4, opacity: 0.85 },
    ),
}

function drawSign(
  face: Face,
  options: PartSpec,
  position: readonly [number, number],
  points: string,
  defaultColor: string,
): Svg {
  const [x, y] = face.at(getNumber(options, 'x', position[0]), getNumber(options, 'y', position[1]))
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${getNumber(options, 'size', 1)})`
  return path(toShape(points, PLAIN_FRAME), getColor(options, 'color', defaultColor), { transform })
}

function drawBlade(face: Face, points: string, side: -1 | 1, color: string): Svg {
  return path(smoothPath(placeOnFace(face, points, side), true), color, { opacity: 0.85 })
}

function drawThirdEye({ at, figure }: Face, options: PartSpec): Svg {
  const [x, y] = at(0, figure.build.browY - 22)
  const lids = toShape('0,-19! 9,-6 9,6 0,19! -9,6 -9,-6', { ...PLAIN_FRAME, x, y })
  return (
    path(lids, '#fffaf0', { stroke: figure.skin.line, 'stroke-width': 3.4 }) +
    element('ellipse', { cx: x, cy: y, rx: 5.6, ry: 8, fill: getColor(options, 'color', '#c8901e') }) +
    element('ellipse', { cx: x, cy: y, rx: 2.6, ry: 4.4, fill: '#201018' })
  )
}

import { mix } from '../../draw/color.ts'
import { lerpPoint, type Point, getPoint, measureLength } from '../../draw/geometry.ts'
import { buildStarPath } from '../../draw/plants.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { PLAIN_FRAME, toPoints, toShape, SIDES } from '../../draw/notation.ts'
import type { PartSpec } from '../../spec.ts'
import { getColor, getNumber, getPoints, getSide } from '../options.ts'
import { placeOnFace, drawStrokes } from './sides.ts'
import type { Face } from '../face-frame.ts'
import type { Mark } from './mark.ts'

const CHEEKS = '-62,44 -50,50 -40,43 -70,52 -54,58 62,44 50,50 40,43 70,52 54,58 -8,50 9,51'
/** Freckles, wounds and tears by kind; a `scar` and a `stitch` take their own `points`. */
export const BLEMISH_MARKS: Readonly<Record<string, Mark>> = {
  scar: drawScar,
  stitch: drawStitches,
  freckles: (face, options) =>
    drawDots(face, CHEEKS, 2.3, getColor(options, 'color', mix(face.figure.skin.shadow, '#a8552e', 0.5))),
  'snow-freckles': (face) =>
    placeOnFace(face, '-62,44 -70,54 62,44 70,54 -48,56 48,56')
      .map(([x, y]) => path(buildStarPath(x, y, 6, { points: 6, waist: 0.3 }), '#ffffff', { opacity: 0.95 }))
      .join(''),
  mole: ({ at, figure }, options) => {
    const [cx, cy] = at(getNumber(options, 'x', 40), getNumber(options, 'y', 60))
    const r = getNumber(options, 'radius', 2.6)
    return element('circle', { cx, cy, r, fill: getColor(options, 'color', figure.skin.line) })
  },
  burn: drawBurnMark,
  tear: ({ at }, options) => {
    const [x, y] = at(getNumber(options, 'x', 48), getNumber(options, 'y', 50))
    const drop = toShape('0,-12! 6,4 0,11 -6,4', { ...PLAIN_FRAME, x, y })
    return path(drop, getColor(options, 'color', '#8fd0f5'), { stroke: '#ffffff', 'stroke-width': 1.6 })
  },
  tears: (face, options) =>
    drawStrokes(face, ['52,32 57,58 54,94'], getColor(options, 'color', '#a8dcff'), {
      width: 7,
      profile: 'tail',
      opacity: 0.9,
    }) + drawStrokes(face, ['51,36 55,60'], '#ffffff', { width: 2 }),
  smudge: ({ at, figure, canvas }, options) => {
    const [cx, cy] = at(getNumber(options, 'x', -58), getNumber(options, 'y', 46))
    const fill = getColor(options, 'color', mix(figure.skin.line, '#2a2030', 0.5))
    const transform = `rotate(-18 ${cx.toFixed(1)} ${cy.toFixed(1)})`
    return element('ellipse', { cx, cy, rx: 20, ry: 11, fill, opacity: 0.4, filter: canvas.blur(3), transform })
  },
  bandage: ({ at }) => {
    const [x, y] = at(0, 42)
    const transform = `rotate(-8 ${x.toFixed(1)} ${y.toFixed(1)})`
    const strip = { x: x - 26, y: y - 8, width: 52, height: 16, rx: 7, fill: '#f3e2c0' }
    return (
      element('rect', { ...strip, stroke: '#b08a5a', 'stroke-width': 2.4, transform }) +
      element('rect', { x: x - 8, y: y - 6, width: 16, height: 12, fill: '#e2c79a', transform })
    )
  },
  'rosy-cheeks': ({ canvas, at, figure }, options) =>
    SIDES.map((side) => {
      const [cx, cy] = at(side * (figure.build.eyeX + 16), figure.build.noseY - 2)
      const color = getColor(options, 'color', '#f05a5a')
      const fill = canvas.radialGradient([cx, cy, 34], [0, color, 0.5], [0.45, color, 0.32], [1, color, 0])
      return element('circle', { cx, cy, r: 34, fill })
    }).join(''),
}

function drawDots(face: Face, points: string, rx: number, fill: string): Svg {
  return placeOnFace(face, points)
    .map(([cx, cy]) => element('ellipse', { cx, cy, rx, ry: rx * 0.85, fill, opacity: 0.78 }))
    .join('')
}

function drawScar(face: Face, options: PartSpec): Svg {
  const given = getPoints(options, 'points')
  const usual = toPoints('42,-58 54,-6 64,52', { ...PLAIN_FRAME, side: getSide(options, 'side', 1) })
  const line = (given.length > 1 ? given : usual).map(([x, y]) => face.at(x, y))
  const color = mix(face.figure.skin.shadow, '#b5504f', 0.45)
  const stitches = [0.25, 0.7, 0.85].map((share) => {
    const [x, y] = lerpPoint(getPoint(line, 0), getPoint(line, line.length - 1), share)
    return path(brush(toPoints('-8,3 8,-3', { ...PLAIN_FRAME, x, y }), 2.6, 'both', 4), color)
  })
  return path(brush(line, 5, 'both', 10), color) + stitches.join('')
}

function drawStitches({ at, figure }: Face, options: PartSpec): Svg {
  const given = getPoints(options, 'points')
  const line = (given.length > 1 ? given : toPoints('-96,24 -70,40 -52,70')).map(([x, y]) => at(x, y))
  const count = getNumber(options, 'count', 6)
  const color = getColor(options, 'color', figure.skin.line)
  const seams = Array.from({ length: count }, (_, index) => {
    const seam = buildCrossStroke(line, (index + 0.5) / count)
    return path(brush(seam, 2.8, 'flat', 4), color, { opacity: 0.85 })
  })
  return path(brush(line, 3, 'flat', 14), color, { opacity: 0.85 }) + seams.join('')
}

/** Returns a short line across the given line, at the given fraction (0 to 1) of its length. */
function buildCrossStroke(line: readonly Point[], fraction: number): Point[] {
  const along = fraction * (line.length - 1)
  const start = Math.min(line.length - 2, Math.floor(along))
  const [a, b] = [getPoint(line, start), getPoint(line, start + 1)]
  const [x, y] = lerpPoint(a, b, along - start)
  const length = measureLength(a, b) || 1
  const [dx, dy] = [((b[1] - a[1]) / length) * 7, ((b[0] - a[0]) / length) * 7]
  return [
    [x - dx, y + dy],
    [x + dx, y - dy],
  ]
}

function drawBurnMark({ at, figure, canvas }: Face, options: PartSpec): Svg {
  const [x, y] = at(getNumber(options, 'x', 0), getNumber(options, 'y', figure.build.browY - 20))
  const frame = { ...PLAIN_FRAME, x, y }
  const color = getColor(options, 'color', '#c23a4a')
  const round = '-2,-21 11,-18 20,-8 21,6 14,17 1,21 -12,17 -20,7 -21,-6 -14,-17'
  const sore = element('circle', { cx: x, cy: y, r: 30, fill: color, opacity: 0.3, filter: canvas.blur(5) })
  const cross = toPoints('-0.5,-15 0.5,0 -0.5,15', frame)
  const beam = toPoints('-15,-2 0,-3 15,-2', frame)
  return (
    sore +
    path(toShape(round, frame), mix(color, figure.skin.base, 0.25), { stroke: color, 'stroke-width': 2.6 }) +
    [cross, beam].map((line) => path(brush(line, 6, 'flat', 8), figure.skin.light, { opacity: 0.9 })).join('')
  )
}

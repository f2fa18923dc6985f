import { toPoints, SIDES } from '../../draw/notation.ts'
import { tint, mix, shade } from '../../draw/color.ts'
import { toLoop, type Point, smoothPath, toLine } from '../../draw/geometry.ts'
import { definePattern } from '../../draw/patterns.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { buildHeadPath } from '../head-shape.ts'
import { getColor } from '../options.ts'
import { drawStroke } from './sides.ts'
import type { Face } from '../face-frame.ts'
import type { Mark } from './mark.ts'

const CHEEK_SCALES: readonly Point[] = toPoints('88,28 80,38 90,44 74,50 84,58 94,14 70,60 64,48 96,56')

/** Marks that make the whole face look like another material, by kind. */
export const SURFACE_MARKS: Readonly<Record<string, Mark>> = {
  'tiger-stripes': (face, options) => drawStripes(face, TIGER, getColor(options, 'color', '#2a2028')),
  tabby: (face, options) => drawStripes(face, TABBY, getColor(options, 'color', '#4a3428')),
  scales: (face, options) =>
    SIDES.map((side) =>
      CHEEK_SCALES.map(([x, y]) => {
        const [cx, cy] = face.at(side * x, y)
        const color = getColor(options, 'color', '#5ac0a8')
        const scale = smoothPath(toLine([cx - 6, cy - 3, 1], [cx + 6, cy - 3, 1], [cx, cy + 7]), true)
        return path(scale, color, { opacity: 0.6, stroke: mix(color, face.figure.skin.line, 0.6), 'stroke-width': 1 })
      }).join(''),
    ).join(''),
  grain: ({ at, figure }) => {
    const color = mix(figure.skin.shadow, '#9a5a30', 0.5)
    const lines: readonly Point[] = toPoints('-80,-40 -70,60 72,50 66,-30 -30,-70 34,-84 0,112')
    return lines
      .map(([x, y]) =>
        path(brush([at(x, y - 26), at(x + 5, y), at(x - 2, y + 28)], 2, 'both', 8), color, { opacity: 0.5 }),
      )
      .join('')
  },
  puppet: ({ at, figure }) => {
    const { mouthY, chin } = figure.build
    return SIDES.map((side) =>
      path(
        brush([at(side * 26, mouthY - 6), at(side * 28, mouthY + 18), at(side * 25, chin + 2)], 2.6, 'flat', 6),
        figure.skin.line,
        { opacity: 0.7 },
      ),
    ).join('')
  },
  straw: (face) => drawSackcloth(face, '#a8762e'),
  tin: drawTinFace,
  'half-face': (face, options) => {
    const { build } = face.figure
    const color = getColor(options, 'color', '#5a7ab8')
    const side = Math.sign(-face.figure.turn || -1)
    const middle = [-180, -80, 0, 80, build.chin + 10].map((y) => face.at(0, y))
    const shape = smoothPath([...middle, [side * 180, build.chin + 10, 1], [side * 180, -180, 1]], true)
    return (
      path(shape, color, { opacity: 0.92 }) + path(brush(middle, 3, 'flat', 12), shade(color, 1.4), { opacity: 0.5 })
    )
  },
  skull: (face) => drawSkullFace(face),
  cracks: ({ at, figure }) => {
    const lines: readonly (readonly Point[])[] = [
      toPoints('60,-90 52,-64 64,-50 58,-34'),
      toPoints('-92,20 -74,34 -80,52 -66,66'),
      toPoints('52,-64 40,-58'),
      toPoints('-74,34 -62,30'),
    ]
    return lines
      .map((line) =>
        path(
          brush(
            line.map(([x, y]) => at(x, y)),
            3,
            'out',
            8,
          ),
          figure.skin.line,
          { opacity: 0.8 },
        ),
      )
      .join('')
  },
  glow: ({ at, canvas, figure }, options) => {
    const color = getColor(options, 'color', '#8affd8')
    const spots: readonly Point[] = [
      [-70, 34],
      [-58, 46],
      [-76, 52],
      [70, 34],
      [58, 46],
      [76, 52],
      [0, figure.build.browY - 24],
    ]
    return spots
      .map(([x, y]) => {
        const [cx, cy] = at(x, y)
        const halo = canvas.radialGradient([cx, cy, 13], [0, '#fff', 0.95], [0.35, color, 0.8], [1, color, 0])
        return element('circle', { cx, cy, r: 13, fill: halo })
      })
      .join('')
  },
}

type Stripe = readonly [points: string, width: number]

/** The stripes of a tiger's face: rings on the brow, hooks at the temples and bars on the cheeks. */
const TIGER: readonly Stripe[] = [
  ['0,-58 1,-84 -2,-106', 12],
  ['9,-66 26,-80 44,-82 58,-74', 10],
  ['12,-92 28,-104 48,-106', 10],
  ['6,-116 18,-124 30,-126', 8],
  ['124,-66 104,-64 86,-72', 11],
  ['128,-36 110,-26 96,-30', 11],
  ['130,8 108,14 92,8', 12],
  ['132,36 110,40 94,32', 12],
  ['124,70 102,68 88,56', 11],
  ['104,102 90,92 80,78', 10],
]

/** The stripes of a tabby cat: an M on the forehead and lines from the eyes. */
const TABBY: readonly Stripe[] = [
  ['0,-70 1,-96 0,-126', 7],
  ['17,-46 22,-72 20,-110', 8],
  ['28,-50 44,-68 50,-94', 8],
  ['62,-56 72,-72 76,-92', 9],
  ['84,-8 104,-18 126,-18', 8],
  ['84,24 106,26 128,40', 9],
  ['80,50 100,58 116,78', 8],
]

function drawStripes(face: Face, stripes: readonly Stripe[], color: string): Svg {
  return SIDES.flatMap((side) =>
    stripes.map(([points, width]) => drawStroke(face, points, color, { width, opacity: 0.88 }, side)),
  ).join('')
}

function drawSackcloth(face: Face, thread: string): Svg {
  const { canvas, figure } = face
  return path(buildHeadPath(figure.build, figure), definePattern(canvas, 'gingham', thread, 9), { opacity: 0.26 })
}

function drawTinFace({ at, figure, canvas }: Face): Svg {
  const { skin, build } = figure
  const bands = [
    [0, tint(skin.base, 1.2), 0.9],
    [0.3, skin.base, 0],
    [0.52, shade(skin.base, 1.2), 0.55],
    [0.56, shade(skin.base, 1.2), 0],
    [0.86, tint(skin.base, 1.1), 0.6],
    [1, skin.shadow, 0.5],
  ] as const
  const rivets: readonly Point[] = [
    [-84, -66],
    [-88, -8],
    [-74, 60],
    [84, -66],
    [88, -8],
    [74, 60],
    [0, build.chin - 12],
  ]
  const seam = brush([at(-30, build.mouthY + 18), at(0, build.mouthY + 22), at(30, build.mouthY + 18)], 2.4, 'flat', 8)
  return (
    path(buildHeadPath(build, figure), canvas.linearGradient([-build.faceWidth, -60, build.faceWidth, 20], ...bands)) +
    path(seam, skin.line, { opacity: 0.5 }) +
    rivets
      .map(([x, y]) => {
        const [cx, cy] = at(x, y)
        return element('circle', { cx, cy, r: 5, fill: tint(skin.base, 0.5), stroke: skin.line, 'stroke-width': 2 })
      })
      .join('')
  )
}

function drawSkullFace({ at, figure }: Face): Svg {
  const { build, skin } = figure
  const bone = '#f3ead8'
  const dark = mix(skin.line, '#1a1220', 0.6)
  const eye = (side: number) => {
    const [cx, cy] = at(side * build.eyeX, build.eyeY)
    return element('ellipse', { cx, cy, rx: 40, ry: 42, fill: dark, opacity: 0.85 })
  }
  const [x, y] = at(0, build.noseY)
  const teeth = [-30, -18, -6, 6, 18, 30].map((dx) =>
    path(brush([at(dx, build.mouthY - 12), at(dx, build.mouthY + 12)], 2.4, 'both', 4), dark),
  )
  return (
    path(buildHeadPath(build, figure), bone) +
    SIDES.map(eye).join('') +
    path(toLoop(toLine([x, y - 20, 1], [x + 12, y + 4], [x, y], [x - 12, y + 4])), dark) +
    teeth.join('')
  )
}

import { points } from '../../draw/notation.ts'
import { light, mix, shade } from '../../draw/color.ts'
import { blob, mirror, type Point, smoothPath, through } from '../../draw/geometry.ts'
import { pattern } from '../../draw/patterns.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { headPath } from '../head-shape.ts'
import { colorIn } from '../options.ts'
import { SIDES } from './sides.ts'
import type { Face } from '../face-frame.ts'
import type { Mark } from './mark.ts'

const CHEEK_SCALES: readonly Point[] = points('88,28 80,38 90,44 74,50 84,58 94,14 70,60 64,48 96,56')

/** What a face is made of where it is not skin alone. */
export const SURFACE_MARKS: Readonly<Record<string, Mark>> = {
  monkeyface: (face, options) => furMask(face, colorIn(options, 'fur', '#c8743a')),
  'fur-mask': (face, options) => furMask(face, colorIn(options, 'fur', '#a8784a')),
  'tiger-stripes': (face, options) => tigerStripes(face, colorIn(options, 'color', '#2a2028')),
  scales: (face, options) =>
    SIDES.map((side) =>
      CHEEK_SCALES.map(([x, y]) => {
        const [cx, cy] = face.at(side * x, y)
        const color = colorIn(options, 'color', '#5ac0a8')
        const scale = smoothPath(through([cx - 6, cy - 3, 1], [cx + 6, cy - 3, 1], [cx, cy + 7]), true)
        return path(scale, color, { opacity: 0.6, stroke: mix(color, face.figure.skin.line, 0.6), 'stroke-width': 1 })
      }).join(''),
    ).join(''),
  grain: ({ at, figure }) => {
    const color = mix(figure.skin.shadow, '#9a5a30', 0.5)
    const lines: readonly Point[] = points('-80,-40 -70,60 72,50 66,-30 -30,-70 34,-84 0,112')
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
  straw: (face) => woven(face, '#a8762e'),
  tin,
  'half-face': (face, options) => {
    const { build } = face.figure
    const color = colorIn(options, 'color', '#5a7ab8')
    const side = Math.sign(-face.figure.turn || -1)
    const middle = [-180, -80, 0, 80, build.chin + 10].map((y) => face.at(0, y))
    const shape = smoothPath([...middle, [side * 180, build.chin + 10, 1], [side * 180, -180, 1]], true)
    return (
      path(shape, color, { opacity: 0.92 }) + path(brush(middle, 3, 'flat', 12), shade(color, 1.4), { opacity: 0.5 })
    )
  },
  skull: (face) => skull(face),
  cracks: ({ at, figure }) => {
    const lines: readonly (readonly Point[])[] = [
      points('60,-90 52,-64 64,-50 58,-34'),
      points('-92,20 -74,34 -80,52 -66,66'),
      points('52,-64 40,-58'),
      points('-74,34 -62,30'),
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
    const color = colorIn(options, 'color', '#8affd8')
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

/** The bare skin of a furred face. */
function furMask(face: Face, fur: string): Svg {
  const { figure, at } = face
  const { skin, build } = figure
  const half: readonly Point[] = points('28,-60 62,-52 84,-18 80,30 70,66 44,98')
  const outline: Point[] = [[0, -52], ...half, [0, build.chin + 8], ...mirror(half).toReversed()]
  const bare = blob(outline.map(([x, y]) => at(x, y)))
  const edge = { stroke: mix(fur, skin.base, 0.4), 'stroke-width': 6, opacity: 0.7 }
  return path(headPath(build, figure), fur) + path(bare, skin.base) + path(bare, 'none', edge)
}

function tigerStripes({ at }: Face, color: string): Svg {
  const cheek: readonly (readonly Point[])[] = [
    points('104,8 82,16 66,14'),
    points('104,34 84,38 66,34'),
    points('98,60 80,60 64,52'),
  ]
  const brow: readonly (readonly Point[])[] = [
    points('0,-112 0,-92 0,-70'),
    points('-22,-108 -18,-92 -12,-76'),
    points('22,-108 18,-92 12,-76'),
  ]
  const sides = SIDES.flatMap((side) => cheek.map((line) => line.map(([x, y]) => at(side * x, y))))
  return [...sides, ...brow.map((line) => line.map(([x, y]) => at(x, y)))]
    .map((line) => path(brush(line, 9, 'out', 8), color, { opacity: 0.9 }))
    .join('')
}

/** Sackcloth over the whole head. */
function woven(face: Face, thread: string): Svg {
  const { canvas, figure } = face
  return path(headPath(figure.build, figure), pattern(canvas, 'gingham', thread, 9), { opacity: 0.26 })
}

function tin({ at, figure, canvas }: Face): Svg {
  const { skin, build } = figure
  const bands = [
    [0, light(skin.base, 1.2), 0.9],
    [0.3, skin.base, 0],
    [0.52, shade(skin.base, 1.2), 0.55],
    [0.56, shade(skin.base, 1.2), 0],
    [0.86, light(skin.base, 1.1), 0.6],
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
    path(headPath(build, figure), canvas.linearGradient([-build.faceWidth, -60, build.faceWidth, 20], ...bands)) +
    path(seam, skin.line, { opacity: 0.5 }) +
    rivets
      .map(([x, y]) => {
        const [cx, cy] = at(x, y)
        return element('circle', { cx, cy, r: 5, fill: light(skin.base, 0.5), stroke: skin.line, 'stroke-width': 2 })
      })
      .join('')
  )
}

function skull({ at, figure }: Face): Svg {
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
    path(headPath(build, figure), bone) +
    SIDES.map(eye).join('') +
    path(blob(through([x, y - 20, 1], [x + 12, y + 4], [x, y], [x - 12, y + 4])), dark) +
    teeth.join('')
  )
}

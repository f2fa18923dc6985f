import { points } from '../../props/notation.ts'
import { mix } from '../../draw/colour.ts'
import { blob, corner, lerpPoint, type Point, pointAt, smoothPath } from '../../draw/geometry.ts'
import { star } from '../../draw/plants.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import type { Face } from '../face.ts'
import { colourIn, numberIn, pointsIn, sideIn } from '../options.ts'
import type { Mark } from './index.ts'

const SIDES = [-1, 1] as const
const CHEEK: readonly Point[] = points('-62,44 -50,50 -40,43 -70,52 -54,58 62,44 50,50 40,43 70,52 54,58 -8,50 9,51')

/** Paint, blemishes and wounds. */
export const PAINT_MARKS: Readonly<Record<string, Mark>> = {
  scar,
  stitch,
  freckles: (face, options) =>
    dots(face, CHEEK, 2.3, 1.9, colourIn(options, 'colour', mix(face.figure.skin.shadow, '#a8552e', 0.5)), 0.75),
  'whisker-dots': (face, options) =>
    dots(
      face,
      SIDES.flatMap(
        (s) =>
          [
            [s * 22, 70],
            [s * 32, 66],
            [s * 30, 76],
          ] as Point[],
      ),
      2.6,
      2.6,
      colourIn(options, 'colour', face.figure.skin.line),
      0.8,
    ),
  mole: ({ at, figure }, options) => {
    const [cx, cy] = at(numberIn(options, 'x', 40), numberIn(options, 'y', 60))
    return element('circle', {
      cx,
      cy,
      r: numberIn(options, 'radius', 2.6),
      fill: colourIn(options, 'colour', figure.skin.line),
    })
  },
  heart: (face, options) =>
    heart(
      face.at(numberIn(options, 'x', 60), numberIn(options, 'y', 52)),
      numberIn(options, 'size', 8),
      colourIn(options, 'colour', '#e0305a'),
    ),
  star: (face, options) => {
    const [x, y] = face.at(numberIn(options, 'x', 58), numberIn(options, 'y', 48))
    return path(
      star(x, y, numberIn(options, 'size', 11), { points: 5, waist: 0.45 }),
      colourIn(options, 'colour', '#f2c23e'),
    )
  },
  crescent: ({ at, figure }, options) => {
    const [x, y] = at(numberIn(options, 'x', 0), numberIn(options, 'y', figure.build.browY - 26))
    const shape = blob([
      [x - 10, y - 12],
      [x - 3, y + 2],
      [x + 12, y + 6],
      [x - 2, y + 13],
      [x - 14, y + 2],
    ])
    return path(shape, colourIn(options, 'colour', '#f6e8a8'))
  },
  bindi: ({ at, figure }, options) => {
    const [x, y] = at(0, figure.build.browY - 8)
    return path(
      blob([
        [x, y - 12, 1],
        [x + 6, y + 2],
        [x, y + 8],
        [x - 6, y + 2],
      ]),
      colourIn(options, 'colour', '#c0283a'),
    )
  },
  'third-eye': thirdEye,
  tear: ({ at }, options) => {
    const [x, y] = at(numberIn(options, 'x', 48), 50)
    return path(
      blob([
        [x, y - 12, 1],
        [x + 6, y + 4],
        [x, y + 11],
        [x - 6, y + 4],
      ]),
      colourIn(options, 'colour', '#8fd0f5'),
      { stroke: '#ffffff', 'stroke-width': 1.6 },
    )
  },
  tears: ({ at, figure }) =>
    SIDES.map((side) => {
      const x = side * figure.build.eyeX
      const stream = brush([at(x, 32), at(x + side * 5, 58), at(x + side * 2, 92)], 7, 'tail', 10)
      return (
        path(stream, '#a8dcff', { opacity: 0.9 }) +
        path(brush([at(x - 1, 36), at(x + side * 3, 58)], 2, 'both', 6), '#fff')
      )
    }).join(''),
  stripes: (face, options) =>
    SIDES.map((side) =>
      [0, 1, 2]
        .map((row) => {
          const line = brush(
            [
              face.at(side * 96, 28 + row * 16),
              face.at(side * 74, 33 + row * 13),
              face.at(side * (58 + row * 3), 36 + row * 10),
            ],
            7,
            'out',
            8,
          )
          return path(line, colourIn(options, 'colour', '#c0283a'), { opacity: 0.88 })
        })
        .join(''),
    ).join(''),
  paint: (face, options) =>
    SIDES.map((side) =>
      path(
        brush([face.at(side * 94, 26), face.at(side * 60, 34), face.at(side * 36, 30)], 9, 'both', 8),
        colourIn(options, 'colour', '#c0283a'),
        { opacity: 0.9 },
      ),
    ).join(''),
  'eye-paint': (face, options) =>
    SIDES.map((side) =>
      path(
        brush([face.at(side * 30, 20), face.at(side * 62, 26), face.at(side * 96, 4)], 13, 'both', 12),
        colourIn(options, 'colour', '#c0283a'),
        { opacity: 0.85 },
      ),
    ).join(''),
  under: (face, options) => {
    const colour = colourIn(options, 'colour', '#c0283a')
    const stripe = (side: number, rows: readonly Point[]) =>
      path(
        smoothPath(
          rows.map(([x, y, sharp]) => (sharp ? corner(face.at(side * x, y)) : face.at(side * x, y))),
          true,
        ),
        colour,
        { opacity: 0.85 },
      )
    return SIDES.map(
      (side) => stripe(side, points('34,34! 56,30 92,22! 62,42')) + stripe(side, points('44,48! 60,46 84,42! 62,56')),
    ).join('')
  },
  rune: ({ at, figure }, options) => {
    const [x, y] = at(0, figure.build.browY - 18)
    const colour = colourIn(options, 'colour', '#8ae0ff')
    return (
      path(
        brush(
          [
            [x, y - 16],
            [x, y + 16],
          ],
          4,
          'both',
          6,
        ),
        colour,
      ) +
      path(
        brush(
          [
            [x, y - 10],
            [x + 11, y - 2],
          ],
          3.6,
          'both',
          5,
        ),
        colour,
      ) +
      path(
        brush(
          [
            [x, y + 2],
            [x - 11, y - 8],
          ],
          3.6,
          'both',
          5,
        ),
        colour,
      )
    )
  },
  horus: ({ at, figure }, options) => {
    const side = sideIn(options, 'side', 1)
    const { eyeX } = figure.build
    const line = (points: readonly Point[], width: number) =>
      path(
        brush(
          points.map(([x, y]) => at(side * (eyeX + x), y)),
          width,
          'tail',
          10,
        ),
        colourIn(options, 'colour', '#1f2a4a'),
      )
    return (
      line(points('6,30 4,52 -2,66'), 5) +
      line(points('-6,30 14,52 34,58 38,48 30,44'), 4.4) +
      line(points('34,-6 50,-8 64,-2'), 5)
    )
  },
  smudge: ({ at, figure, canvas }, options) => {
    const [cx, cy] = at(numberIn(options, 'x', -58), numberIn(options, 'y', 46))
    return element('ellipse', {
      cx,
      cy,
      rx: 20,
      ry: 11,
      fill: colourIn(options, 'colour', mix(figure.skin.line, '#2a2030', 0.5)),
      opacity: 0.4,
      filter: canvas.blur(3),
      transform: `rotate(-18 ${cx.toFixed(1)} ${cy.toFixed(1)})`,
    })
  },
  bandage: ({ at }) => {
    const [x, y] = at(0, 42)
    return (
      element('rect', {
        x: x - 26,
        y: y - 8,
        width: 52,
        height: 16,
        rx: 7,
        fill: '#f3e2c0',
        stroke: '#b08a5a',
        'stroke-width': 2.4,
        transform: `rotate(-8 ${x.toFixed(1)} ${y.toFixed(1)})`,
      }) + element('rect', { x: x - 8, y: y - 6, width: 16, height: 12, fill: '#e2c79a' })
    )
  },
  'rosy-cheeks': ({ at, figure }, options) =>
    SIDES.map((side) => {
      const [cx, cy] = at(side * (figure.build.eyeX + 14), figure.build.noseY - 2)
      return element('circle', { cx, cy, r: 18, fill: colourIn(options, 'colour', '#f05a5a'), opacity: 0.62 })
    }).join(''),
  'snow-freckles': (face) =>
    CHEEK.filter((_, index) => index % 3 === 0)
      .map(([x, y]) => {
        const [cx, cy] = face.at(x, y)
        return path(star(cx, cy, 6, { points: 6, waist: 0.3 }), '#ffffff', { opacity: 0.95 })
      })
      .join(''),
}

function dots(face: Face, places: readonly Point[], rx: number, ry: number, fill: string, opacity: number): Svg {
  return places
    .map(([x, y]) => {
      const [cx, cy] = face.at(x, y)
      return element('ellipse', { cx, cy, rx, ry, fill, opacity })
    })
    .join('')
}

function heart([x, y]: Point, size: number, colour: string): Svg {
  return path(
    blob([
      [x, y + size, 1],
      [x - size, y - size * 0.2],
      [x - size * 0.5, y - size * 0.9],
      [x, y - size * 0.3, 1],
      [x + size * 0.5, y - size * 0.9],
      [x + size, y - size * 0.2],
    ]),
    colour,
  )
}

function scar({ at, figure }: Face, options: Parameters<Mark>[1]): Svg {
  const side = sideIn(options, 'side', 1)
  const { eyeX } = figure.build
  const given = pointsIn(options, 'points')
  const plan =
    given.length > 1
      ? given
      : ([
          [side * (eyeX - 10), -58],
          [side * (eyeX + 2), -6],
          [side * (eyeX + 12), 52],
        ] as Point[])
  const line = plan.map(([x, y]) => at(x, y))
  const colour = mix(figure.skin.shadow, '#b5504f', 0.45)
  const [first, last] = [pointAt(line, 0), pointAt(line, line.length - 1)]
  const stitches = [0.25, 0.7, 0.85].map((share) => {
    const [x, y] = lerpPoint(first, last, share)
    return path(
      brush(
        [
          [x - 8, y + 3],
          [x + 8, y - 3],
        ],
        2.6,
        'both',
        4,
      ),
      colour,
    )
  })
  return path(brush(line, 5, 'both', 10), colour) + stitches.join('')
}

function stitch({ at, figure }: Face, options: Parameters<Mark>[1]): Svg {
  const plan = pointsIn(options, 'points')
  const line = plan.map(([x, y]) => at(x, y))
  const count = numberIn(options, 'count', 6)
  const paint = { opacity: 0.85 }
  const seams = Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count) * (line.length - 1)
    const start = Math.min(line.length - 2, Math.floor(along))
    const [a, b] = [pointAt(line, start), pointAt(line, start + 1)]
    const [x, y] = lerpPoint(a, b, along - start)
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [dx, dy] = [((b[1] - a[1]) / length) * 7, ((b[0] - a[0]) / length) * 7]
    return path(
      brush(
        [
          [x - dx, y + dy],
          [x + dx, y - dy],
        ],
        2.8,
        'flat',
        4,
      ),
      figure.skin.line,
      paint,
    )
  })
  return path(brush(line, 3, 'flat', 14), figure.skin.line, paint) + seams.join('')
}

function thirdEye({ at, figure }: Face, options: Parameters<Mark>[1]): Svg {
  const [x, y] = at(0, figure.build.browY - 22)
  const lids = blob([
    [x, y - 19, 1],
    [x + 9, y - 6],
    [x + 9, y + 6],
    [x, y + 19, 1],
    [x - 9, y + 6],
    [x - 9, y - 6],
  ])
  return (
    path(lids, '#fffaf0', { stroke: figure.skin.line, 'stroke-width': 3.4 }) +
    element('ellipse', { cx: x, cy: y, rx: 5.6, ry: 8, fill: colourIn(options, 'colour', '#c8901e') }) +
    element('ellipse', { cx: x, cy: y, rx: 2.6, ry: 4.4, fill: '#201018' })
  )
}

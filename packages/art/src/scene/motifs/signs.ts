import { toLoop, mirrorPoints, type PathData, type Point, toPolygon, smoothPath, toLine } from '../../draw/geometry.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { type Motif, repeat, scatter } from './motif.ts'

const RUNES = [
  'M0 -20V20M0 -14L14 -4M0 0L14 10',
  'M0 -20V20M-12 -8L0 -20L12 -8',
  'M-10 -20V20M10 -20V20M-10 -10L10 10',
  'M0 -20V20M0 -4L12 -16M0 -4L-12 -16',
  'M-10 20V-20L10 -4L-10 8',
  'M-10 -20L10 20M10 -20L-10 20',
  'M-8 20V-20L8 -8V12L-8 20',
  'M0 -20L12 0L0 20L-12 0Z',
]

const HEART = smoothPath(toLine([0, 22, 1], [-24, -4], [-14, -22], [0, -10, 1], [14, -22], [24, -4]), true)
const DIAMOND = toPolygon(toLine([0, -24], [17, 0], [0, 24], [-17, 0]))
const SPADE = smoothPath(
  toLine([0, -24, 1], [24, 4], [12, 16], [2, 8], [8, 25, 1], [-8, 25, 1], [-2, 8], [-12, 16], [-24, 4]),
  true,
)
const CLUB = [
  ...[
    [0, -12],
    [-12, 5],
    [12, 5],
  ].map(([x = 0, y = 0]) => buildDiscPath(x, y, 11)),
  toPolygon(toLine([-3, 0], [3, 0], [8, 24], [-8, 24])),
].join('')

/** The card suits hearts, diamonds, spades and clubs around (0, 0), 48 units high. */
export const SUITS: readonly PathData[] = [HEART, DIAMOND, SPADE, CLUB]

export const suits: Motif = (_, color, seed) =>
  scatter(`${seed}suits`, 30, (x, y, chance, index) =>
    drawSign(x, y, chance * 50 - 25, 0.8 + chance * 0.7, SUITS[index % 4], color, 0.3 + chance * 0.3),
  )

export const runes: Motif = (_, color, seed) =>
  scatter(`${seed}runes`, 38, (x, y, chance, index) =>
    element('path', {
      d: RUNES[index % RUNES.length] ?? '',
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(0.8 + chance * 0.7).toFixed(2)})`,
      fill: 'none',
      stroke: color,
      'stroke-width': 4.5,
      'stroke-linecap': 'round',
      opacity: 0.35 + chance * 0.4,
    }),
  )

const SKULL = toLoop(toLine([-24, -18], [0, -34], [24, -18], [20, 6], [12, 22], [-12, 22], [-20, 6]))

export const skulls: Motif = (_, color, seed) =>
  scatter(`${seed}skulls`, 12, (x, y, chance) => {
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(0.6 + chance * 0.5).toFixed(2)}) rotate(${(chance * 30 - 15).toFixed(1)})`
    const bones = { stroke: color, 'stroke-width': 9, 'stroke-linecap': 'round' }
    const dark = { fill: '#000', opacity: 0.6 }
    return group(
      { opacity: 0.26 + chance * 0.16, transform },
      path('M-34 -28L34 40M34 -28L-34 40', 'none', bones),
      path(SKULL, color),
      [-9, 9].map((cx) => element('circle', { cx, cy: -6, r: 6.5, ...dark })),
      path(toPolygon(toLine([0, 2], [-3, 9], [3, 9])), '#000', { opacity: 0.6 }),
    )
  })

export const gears: Motif = (_, color, seed) =>
  scatter(`${seed}gears`, 13, (x, y, chance) => {
    const r = 34 + chance * 62
    const ring = (share: number, width: number) =>
      element('circle', {
        cx: x,
        cy: y,
        r: r * share,
        fill: 'none',
        stroke: '#000',
        opacity: 0.16,
        'stroke-width': width,
      })
    const cog = path(toPolygon(listCogwheelPoints(x, y, r, r * 0.82, 10 + Math.floor(chance * 6))), color, {
      opacity: 0.26,
    })
    return cog + ring(0.5, r * 0.1) + ring(0.16, r * 0.1)
  })

export function listCogwheelPoints(x: number, y: number, outer: number, inner: number, teeth: number): Point[] {
  return Array.from({ length: teeth * 4 }, (_, index) => {
    const angle = (index / (teeth * 4)) * Math.PI * 2
    const reach = index % 4 < 2 ? outer : inner
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}

const LILY_SIDE: readonly Point[] = [
  [4, 8, 1],
  [12, -12],
  [24, -16],
  [28, -4],
  [20, 2, 1],
  [18, -6],
  [12, 2],
  [9, 14, 1],
]

export const fleur: Motif = (canvas, color) => {
  const lily = (x: number, y: number) =>
    group(
      { transform: `translate(${x} ${y})` },
      path(smoothPath(toLine([0, -30, 1], [11, -8], [5, 10], [0, 26, 1], [-5, 10], [-11, -8]), true), color),
      path(smoothPath(LILY_SIDE, true), color),
      path(smoothPath(mirrorPoints(LILY_SIDE), true), color),
      element('rect', { x: -13, y: 6, width: 26, height: 6, rx: 3, fill: color }),
    )
  return drawFullRect(canvas.pattern(110, 130, lily(28, 34) + lily(83, 99)), 0.42)
}

export function drawFullRect(fill: string, opacity: number): Svg {
  return element('rect', { width: 600, height: 800, opacity, fill })
}

export const footprints: Motif = (_, color, seed) =>
  scatter(`${seed}footprints`, 22, (x, y, chance) => {
    const pads = repeat(4, (index) =>
      element('ellipse', { cx: -15 + index * 10, cy: index % 3 ? -20 : -12, rx: 4.6, ry: 6.4, fill: color }),
    )
    const heel = path(toLoop(toLine([-14, 10], [-8, -4], [8, -4], [14, 10], [0, 16])), color)
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(chance * 80 - 40).toFixed(1)}) scale(${(0.8 + chance * 0.6).toFixed(2)})`
    return group({ opacity: 0.25 + chance * 0.3, transform }, pads, heel)
  })

export const arrows: Motif = (_, color, seed) =>
  scatter(`${seed}arrows`, 16, (x, y, chance) => {
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-60 + chance * 40).toFixed(1)}) scale(${(0.7 + chance * 0.5).toFixed(2)})`
    const shaft = 'M-60 -2.5H52V-12L74 0L52 12V2.5H-60Z'
    const fletching = 'M-62 0L-76 -13H-52L-40 0L-52 13H-76Z'
    return group({ opacity: 0.25 + chance * 0.3, transform }, path(shaft, color), path(fletching, color))
  })

function drawSign(
  x: number,
  y: number,
  degrees: number,
  scale: number,
  data: PathData | undefined,
  color: string,
  opacity: number,
): Svg {
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)}) scale(${scale.toFixed(2)})`
  return path(data, color, { opacity, transform })
}

function buildDiscPath(x: number, y: number, r: number): PathData {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
}

import { toPolygon, toLine } from '../../draw/geometry.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { type Motif, repeat } from './motif.ts'

const HOUSES = [
  [40, 330, 60],
  [110, 260, 50],
  [170, 380, 56],
  [430, 300, 60],
  [500, 220, 56],
  [560, 360, 60],
] as const

const BANKS = [
  [80, 520, 180],
  [420, 470, 220],
  [260, 640, 260],
  [540, 640, 180],
] as const

export const fog: Motif = (_, color) => {
  const banks = BANKS.map(([cx, cy, rx]) => element('ellipse', { cx, cy, rx, ry: 34, fill: color, opacity: 0.22 }))
  return group({ opacity: 0.3 }, HOUSES.map(drawHouse)) + banks.join('')
}

function drawHouse([x, y, width]: readonly [number, number, number]): Svg {
  const wall = '#1a1c30'
  const lit = '#ffdf8a'
  const windows = repeat(4, (index) => {
    const pane = (left: number, fill: string) =>
      element('rect', { x: left, y: y + 30 + index * 60, width: 9, height: 16, fill })
    return pane(x - 12, lit) + pane(x + 4, (index * width) % 3 ? lit : '#2a2c44')
  })
  const roof = toPolygon(toLine([x - width / 2 - 6, y], [x, y - 36], [x + width / 2 + 6, y]))
  return element('rect', { x: x - width / 2, y, width, height: 520, fill: wall }) + path(roof, wall) + windows
}

export const windows: Motif = (_, color) =>
  [110, 300, 490]
    .map((x) => {
      const frame = `M${x - 62} 800V260Q${x - 62} 150 ${x} 96Q${x + 62} 150 ${x + 62} 260V800Z`
      const bars = `M${x} 96V800M${x - 62} 300H${x + 62}M${x - 62} 460H${x + 62}M${x - 62} 620H${x + 62}`
      return (
        path(frame, color, { opacity: 0.16, stroke: color, 'stroke-width': 5 }) +
        path(bars, 'none', { stroke: color, 'stroke-width': 4, opacity: 0.3 })
      )
    })
    .join('')

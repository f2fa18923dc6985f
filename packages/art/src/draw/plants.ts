import { type Color, toInk, tint, shade } from './color.ts'
import { type Line, type PathData, type Point, toPolygon } from './geometry.ts'
import { type Lock, buildLock, buildRibbon } from './lock.ts'
import { brush } from './stroke.ts'
import { element, formatNumber, group, path, type Svg } from './svg.ts'

const FLOWER_KINDS = ['round', 'lily', 'edelweiss'] as const

export type FlowerKind = (typeof FLOWER_KINDS)[number]

export function isFlowerKind(name: string | undefined): name is FlowerKind {
  return FLOWER_KINDS.includes(name as FlowerKind)
}

export type FeatherOptions = {
  /** Color of the splits in the vane. */
  gap?: Color | undefined
}

export type StarOptions = {
  points?: number | undefined
  /** Inner radius divided by outer radius. */
  waist?: number | undefined
  /** Rotation in radians. At 0, the first ray points up. */
  angle?: number | undefined
}

const FEATHER_SPLITS = [
  [0, 0.45],
  [1, 0.62],
  [0, 0.72],
] as const

export function drawFlower(x: number, y: number, radius: number, color: Color, kind: FlowerKind = 'round'): Svg {
  const line = toInk(color)
  const petals = buildPetals(x, y, radius, kind)
  const outline = { stroke: line, 'stroke-width': 4, fill: line, 'stroke-linejoin': 'round' }
  const heart = { cx: x, cy: y, r: radius * 0.26, fill: kind === 'edelweiss' ? '#f0c94a' : '#ffd95a' }
  return (
    group(
      outline,
      petals.map((petal) => element('path', { d: petal.outline })),
    ) +
    petals.map((petal) => drawPetal(petal, color)).join('') +
    element('circle', { ...heart, stroke: toInk('#e0a020'), 'stroke-width': 2 })
  )
}

/** Draws a flower for meadows and trees, where it is too small for the details of `drawFlower`. */
export function drawSmallFlower(x: number, y: number, radius: number, color: Color): Svg {
  const petals = [0, 1, 2, 3, 4].map((index) => {
    const angle = (index / 5) * Math.PI * 2 - 0.4
    const [cx, cy] = [x + Math.cos(angle) * radius * 0.56, y + Math.sin(angle) * radius * 0.5].map(formatNumber)
    return element('circle', { cx, cy, r: radius * 0.46 })
  })
  const outline = { fill: color, stroke: toInk(color), 'stroke-width': Math.min(2, radius * 0.12) }
  return group(outline, petals) + element('circle', { cx: x, cy: y, r: radius * 0.3, fill: '#ffd95a' })
}

export function drawFeather(line: Line, width: number, color: Color, options: FeatherOptions = {}): Svg {
  const vane = buildLock(line, width, { profile: 'leaf', steps: 14 })
  const dark = toInk(color)
  const barbs = Array.from({ length: 6 }, (_, index) => {
    const along = 0.2 + index * 0.12
    const barb = brush([vane.at(0.5, along), vane.at(index % 2 ? 0.1 : 0.9, along + 0.1)], 1.8, 'out', 4)
    return path(barb, dark, { opacity: 0.5 })
  })
  const splits = FEATHER_SPLITS.map(([across, along]) => {
    const split = toPolygon([vane.at(across, along), vane.at(0.5, along - 0.1), vane.at(across, along + 0.035)])
    return path(split, options.gap || dark, { opacity: 0.9 })
  })
  const quill = brush([vane.at(0.5, 0), vane.at(0.5, 0.5), vane.at(0.5, 0.95)], 3, 'out', 10)
  return (
    path(vane.outline, dark, { stroke: dark, 'stroke-width': 5.5, 'stroke-linejoin': 'round' }) +
    path(vane.outline, color) +
    path(buildRibbon(vane, 0.55, 1, 0.02, 1, 8), shade(color, 1), { opacity: 0.8 }) +
    barbs.join('') +
    splits.join('') +
    path(quill, tint(color, 0.9))
  )
}

export function drawSparkle(x: number, y: number, radius: number, color: Color = '#fff', opacity = 1): Svg {
  const waist = radius * 0.12
  const at = (dx: number, dy: number) => `${formatNumber(x + dx)} ${formatNumber(y + dy)}`
  const data =
    `M${at(0, -radius)}Q${at(waist, -waist)} ${at(radius, 0)}Q${at(waist, waist)} ${at(0, radius)}` +
    `Q${at(-waist, waist)} ${at(-radius, 0)}Q${at(-waist, -waist)} ${at(0, -radius)}Z`
  return path(data, color, { opacity })
}

export function buildStarPath(x: number, y: number, radius: number, options: StarOptions = {}): PathData {
  const { points = 4, waist = 0.22, angle = 0 } = options
  return toPolygon(
    Array.from({ length: points * 2 }, (_, index) => {
      const direction = angle - Math.PI / 2 + (index * Math.PI) / points
      const reach = index % 2 ? radius * waist : radius
      return [x + Math.cos(direction) * reach, y + Math.sin(direction) * reach]
    }),
  )
}

function buildPetals(x: number, y: number, radius: number, kind: FlowerKind): Lock[] {
  const { count, reach, width } =
    kind === 'lily' ? { count: 6, reach: 1.25, width: 0.72 } : { count: 5, reach: 1.05, width: 1 }
  return Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / count
    const at = (share: number): Point => [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share]
    return buildLock([[x, y], at(0.6), at(reach)], radius * width, { profile: 'leaf', steps: 8 })
  })
}

function drawPetal(petal: Lock, color: Color): Svg {
  const vein = brush([petal.at(0.5, 0.1), petal.at(0.5, 0.6)], 1.6, 'out', 4)
  return (
    path(petal.outline, color) +
    path(buildRibbon(petal, 0.6, 1, 0.1, 0.95, 6), shade(color, 0.8), { opacity: 0.7 }) +
    path(vein, shade(color, 1.3), { opacity: 0.7 })
  )
}

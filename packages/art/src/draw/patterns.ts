import { toRadians } from './geometry.ts'
import type { Canvas } from './canvas.ts'
import { element, type Svg } from './svg.ts'

export type PatternName =
  | 'gingham'
  | 'stripes'
  | 'dots'
  | 'seigaiha'
  | 'flowers'
  | 'scales'
  | 'mail'
  | 'rows'
  | 'diamonds'
  | 'plaid'
  | 'leaf'
  | 'asanoha'

/** One tile of a pattern. */
type Tile = { width: number; height: number; content: Svg }

type PatternKind = {
  readonly scale: number
  readonly tile: (scale: number, color: string, accent: string) => Tile
}

type Place = readonly [x: number, y: number]

/** The default scale and the tile of each pattern. */
export const PATTERNS: Readonly<Record<PatternName, PatternKind>> = {
  gingham: { scale: 22, tile: drawGingham },
  stripes: { scale: 16, tile: drawStripes },
  dots: { scale: 26, tile: drawDots },
  seigaiha: { scale: 36, tile: drawSeigaiha },
  flowers: { scale: 64, tile: drawFlowers },
  scales: { scale: 26, tile: drawScales },
  mail: { scale: 12, tile: drawChainMail },
  rows: { scale: 16, tile: drawKnittedRows },
  diamonds: { scale: 44, tile: drawDiamonds },
  plaid: { scale: 44, tile: drawPlaid },
  leaf: { scale: 46, tile: drawLeaf },
  asanoha: { scale: 40, tile: drawAsanoha },
}

/** Adds a pattern to the canvas and returns it as a paint. Only flowers and plaid use the accent color. */
export function definePattern(
  canvas: Canvas,
  name: PatternName,
  color: string,
  scale?: number,
  accent = '#fff',
): string {
  const kind = PATTERNS[name]
  const { width, height, content } = kind.tile(scale ?? kind.scale, color, accent)
  return canvas.pattern(width, height, content)
}

function drawGingham(scale: number, fill: string): Tile {
  const content =
    element('rect', { width: scale, height: scale * 2, fill, opacity: 0.5 }) +
    element('rect', { width: scale * 2, height: scale, fill, opacity: 0.5 })
  return { width: scale * 2, height: scale * 2, content }
}

function drawStripes(scale: number, fill: string): Tile {
  return { width: scale * 2, height: 10, content: element('rect', { width: scale, height: 10, fill }) }
}

function drawDots(scale: number, fill: string): Tile {
  const dot = (share: number) => element('circle', { cx: scale * share, cy: scale * share, r: scale * 0.13, fill })
  return { width: scale, height: scale, content: dot(0.25) + dot(0.75) }
}

function drawSeigaiha(scale: number, stroke: string): Tile {
  const centers: readonly Place[] = [
    [scale / 2, scale / 2],
    [0, scale / 4],
    [scale, scale / 4],
    [scale / 2, 0],
  ]
  const rings = centers.flatMap(([cx, cy]) =>
    [0.48, 0.32, 0.16].map((share) =>
      element('circle', { cx, cy, r: scale * share, fill: 'none', stroke, 'stroke-width': 1.6 }),
    ),
  )
  return { width: scale, height: scale / 2, content: rings.join('') }
}

function drawFlowers(scale: number, fill: string, accent: string): Tile {
  const bloom = (x: number, y: number, size: number) => {
    const petals = [0, 1, 2, 3, 4].map((index) => {
      const angle = toRadians(index * 72)
      const cx = x + Math.cos(angle) * scale * 0.1 * size
      const cy = y + Math.sin(angle) * scale * 0.1 * size
      return element('circle', { cx, cy, r: scale * 0.085 * size, fill })
    })
    return petals.join('') + element('circle', { cx: x, cy: y, r: scale * 0.05 * size, fill: accent })
  }
  const content = bloom(scale * 0.28, scale * 0.3, 1) + bloom(scale * 0.78, scale * 0.78, 0.8)
  return { width: scale, height: scale, content }
}

function drawScales(scale: number, stroke: string): Tile {
  const places: readonly Place[] = [
    [scale / 2, 0],
    [0, scale / 2],
    [scale, scale / 2],
    [scale / 2, scale],
  ]
  const arcs = places.map((place) => drawHangingArc(place, scale / 2, stroke, 2.2))
  return { width: scale, height: scale, content: arcs.join('') }
}

function drawChainMail(scale: number, stroke: string): Tile {
  const places: readonly Place[] = [
    [scale / 4, scale / 4],
    [scale * 0.75, scale * 0.75],
  ]
  const arcs = places.map((place) => drawHangingArc(place, scale * 0.28, stroke, 1.8))
  return { width: scale, height: scale, content: arcs.join('') }
}

function drawHangingArc([x, y]: Place, radius: number, stroke: string, width: number): Svg {
  const d = `M${x - radius} ${y}A${radius} ${radius} 0 0 0 ${x + radius} ${y}`
  return element('path', { d, fill: 'none', stroke, 'stroke-width': width })
}

function drawKnittedRows(scale: number, fill: string): Tile {
  const content =
    element('rect', { width: 12, height: 2.4, fill }) +
    element('rect', { x: 2, y: 4, width: 3, height: scale - 6, fill, opacity: 0.35 })
  return { width: 12, height: scale, content }
}

function drawDiamonds(scale: number, fill: string): Tile {
  const d = `M${scale / 2} 0L${scale} ${scale * 0.7}L${scale / 2} ${scale * 1.4}L0 ${scale * 0.7}Z`
  return { width: scale, height: scale * 1.4, content: element('path', { d, fill }) }
}

function drawPlaid(scale: number, fill: string, accent: string): Tile {
  const band = scale * 0.36
  const thread = scale * 0.66
  const content =
    element('rect', { width: band, height: scale, fill, opacity: 0.5 }) +
    element('rect', { width: scale, height: band, fill, opacity: 0.5 }) +
    element('rect', { x: thread, width: 3, height: scale, fill: accent, opacity: 0.8 }) +
    element('rect', { y: thread, width: scale, height: 3, fill: accent, opacity: 0.8 })
  return { width: scale, height: scale, content }
}

function drawLeaf(scale: number, fill: string): Tile {
  const oneLeaf = (x: number, y: number, degrees: number) => {
    const [left, right] = [x - scale * 0.16, x + scale * 0.16]
    const [top, bottom] = [y - scale * 0.2, y + scale * 0.2]
    const d = `M${x} ${top}Q${right} ${y} ${x} ${bottom}Q${left} ${y} ${x} ${top}Z`
    return element('path', { d, fill, transform: `rotate(${degrees} ${x} ${y})` })
  }
  const content = oneLeaf(scale * 0.25, scale * 0.3, 30) + oneLeaf(scale * 0.75, scale * 0.75, -40)
  return { width: scale, height: scale, content }
}

function drawAsanoha(scale: number, stroke: string): Tile {
  const h = scale * 0.866
  const half = scale / 2
  const d =
    `M0 0L${half} ${h / 3}L${scale} 0M${half} ${h / 3}V${h}` +
    `M0 0V${h * 0.67}L${half} ${h}L${scale} ${h * 0.67}V0` +
    `M0 ${h * 2}L${half} ${h * 1.67}L${scale} ${h * 2}M${half} ${h * 1.67}V${h}` +
    `M0 ${h * 2}V${h * 1.33}L${half} ${h}L${scale} ${h * 1.33}V${h * 2}` +
    `M0 ${h * 0.67}V${h * 1.33}M${scale} ${h * 0.67}V${h * 1.33}`
  return { width: scale, height: h * 2, content: element('path', { d, fill: 'none', stroke, 'stroke-width': 1.8 }) }
}

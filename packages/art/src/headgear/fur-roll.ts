import type { Canvas } from '../draw/canvas.ts'
import { type Color, shade, tint, toInk } from '../draw/color.ts'
import { lerp, type Point, toLoop } from '../draw/geometry.ts'
import { buildLock } from '../draw/lock.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { drawFinish } from './finish.ts'
import type { Ring } from './round-frame.ts'
import type { RoundHat } from './round-hat.ts'

/** A strip of fur. `share` runs from its lower edge (0) to its upper edge (1), `along` from its left end to its right. */
type FurStrip = (share: number, along: number) => Point

/** How far the fur bulges between its lower and its upper edge. */
const BULGE = 15

/** Draws a band of fur around a hat. */
export function drawFurRoll(hat: RoundHat, low: Ring, high: Ring, color: Color): Svg {
  const at: FurStrip = (share, along) => {
    const bulge = BULGE * Math.sin(Math.PI * Math.max(0, Math.min(1, share)))
    return hat.at(lerp(low[0], high[0], share), lerp(low[1], high[1], share) + bulge, lerp(-90, 90, along))
  }
  const rings: readonly Ring[] = [
    [low[0] - 10, low[1] + 10],
    [lerp(low[0], high[0], 0.5), Math.max(low[1], high[1]) + 14],
    [high[0] + 14, high[1] + 8],
  ]
  return drawFurStrip(hat.canvas, at, color, 28, drawFinish(hat, rings, color, 'felt'))
}

/** Draws fur: tufts of uneven length at both edges, and hairs in the direction of growth. */
export function drawFurStrip(canvas: Canvas, at: FurStrip, color: Color, count: number, light: Svg = ''): Svg {
  const line = (share: number) => Array.from({ length: 13 }, (_, index) => at(share, index / 12))
  const side = (along: number) => [0.78, 0.5, 0.22].map((share) => at(share, along))
  const body = toLoop([...line(0.92), ...side(1), ...line(0.08).toReversed(), ...side(0).toReversed()])
  const tufts = [...listTufts(at, 0.4, -0.14, count), ...listTufts(at, 0.62, 1.1, Math.round(count * 0.75))]
  const shapes = [body, ...tufts]
  const hairs = [-0.04, 0.16, 0.36, 0.56, 0.76].flatMap((share, row) =>
    Array.from({ length: count }, (_, index) => {
      const along = (index + (row % 2) * 0.5) / count
      const reach = 0.24 + ((index * 7 + row * 3) % 5) * 0.04
      const strand = [at(share + reach, along), at(share + reach * 0.4, along + 0.005), at(share, along + 0.02)]
      const dark = (index + row) % 3 > 0
      return path(brush(strand, 3.6, 'both', 6), dark ? shade(color, 1.4) : tint(color, 1), { opacity: 0.6 })
    }),
  )
  const outline = { fill: toInk(color), stroke: toInk(color), 'stroke-width': 5, 'stroke-linejoin': 'round' }
  const elements = shapes.map((d) => element('path', { d }))
  return (
    group(outline, elements) +
    group({ fill: color }, elements) +
    group({ 'clip-path': canvas.clip(shapes) }, light, hairs)
  )
}

/** Returns tufts of uneven length and width along an edge, which lean to the right. */
function listTufts(at: FurStrip, root: number, tip: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const along = 0.03 + (index / count) * 0.94 + ((index * 3) % 4) * 0.005
    const end = tip + ((index * 5) % 4) * 0.05 * Math.sign(tip - root)
    const spine = [at(root, along), at((root + end) / 2, along + 0.005), at(end, along + 0.022)]
    return buildLock(spine, 15 + ((index * 7) % 3) * 4, { profile: 'spike', steps: 6 }).outline
  })
}

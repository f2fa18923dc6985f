import { type Color, shade, tint, toInk } from '../draw/color.ts'
import { lerp, type Point, toLoop } from '../draw/geometry.ts'
import { buildLock } from '../draw/lock.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { drawFinish } from './finish.ts'
import type { Ring } from './round-frame.ts'
import type { RoundHat } from './round-hat.ts'

/** How far the fur bulges between its lower and its upper edge. */
const BULGE = 15

/** Draws a band of fur around a hat: tufts at both edges, and hair in the direction of growth. */
export function drawFurRoll(hat: RoundHat, low: Ring, high: Ring, color: Color): Svg {
  const at = (share: number, degrees: number): Point => {
    const bulge = BULGE * Math.sin(Math.PI * Math.max(0, Math.min(1, share)))
    return hat.at(lerp(low[0], high[0], share), lerp(low[1], high[1], share) + bulge, degrees)
  }
  const line = (share: number) => Array.from({ length: 13 }, (_, index) => at(share, -90 + index * 15))
  const side = (degrees: number) => [0.78, 0.5, 0.22].map((share) => at(share, degrees))
  const body = toLoop([...line(0.92), ...side(90), ...line(0.08).toReversed(), ...side(-90).toReversed()])
  const tufts = [...listTufts(at, 0.4, -0.14, 6), ...listTufts(at, 0.62, 1.1, 8)]
  const shapes = [body, ...tufts]
  const hair = [-0.04, 0.16, 0.36, 0.56, 0.76].flatMap((share, row) =>
    Array.from({ length: 24 }, (_, index) => {
      const degrees = -88 + index * 7.4 + (row % 2) * 3.7
      const reach = 0.24 + ((index * 7 + row * 3) % 5) * 0.04
      const strand = [at(share + reach, degrees), at(share + reach * 0.4, degrees + 1), at(share, degrees + 4)]
      const dark = (index + row) % 3 > 0
      return path(brush(strand, 3.6, 'both', 6), dark ? shade(color, 1.4) : tint(color, 1), { opacity: 0.6 })
    }),
  )
  const rings: readonly Ring[] = [
    [low[0] - 10, low[1] + 10],
    [lerp(low[0], high[0], 0.5), Math.max(low[1], high[1]) + 14],
    [high[0] + 14, high[1] + 8],
  ]
  const outline = { fill: toInk(color), stroke: toInk(color), 'stroke-width': 5, 'stroke-linejoin': 'round' }
  const elements = shapes.map((d) => element('path', { d }))
  return (
    group(outline, elements) +
    group({ fill: color }, elements) +
    group({ 'clip-path': hat.canvas.clip(shapes) }, drawFinish(hat, rings, color, 'felt'), hair)
  )
}

/** Returns tufts of uneven length and width along an edge, which lean to the right. */
function listTufts(at: (share: number, degrees: number) => Point, root: number, tip: number, step: number) {
  return Array.from({ length: Math.floor(168 / step) }, (_, index) => {
    const degrees = -84 + index * step + ((index * 3) % 4)
    const end = tip + ((index * 5) % 4) * 0.05 * Math.sign(tip - root)
    const spine = [at(root, degrees), at((root + end) / 2, degrees + 1), at(end, degrees + 4)]
    return buildLock(spine, 15 + ((index * 7) % 3) * 4, { profile: 'spike', steps: 6 }).outline
  })
}

import type { Canvas } from '../draw/canvas.ts'
import { type Color, shade, tint, toInk } from '../draw/color.ts'
import { lerp, type PathData, type Point, toLoop } from '../draw/geometry.ts'
import { buildLock } from '../draw/lock.ts'
import { formatNumber, group, path, type Svg } from '../draw/svg.ts'
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
  // Clockwise, like the tufts: shapes of one path that turn in different directions would cut holes into each other.
  const body = toLoop([...side(0), ...line(0.08), ...side(1).toReversed(), ...line(0.92).toReversed()])
  const tufts = [...listTufts(at, 0.4, -0.14, count), ...listTufts(at, 0.62, 1.1, Math.round(count * 0.75))]
  const fur = [body, ...tufts].join('')
  const outline = { stroke: toInk(color), 'stroke-width': 5, 'stroke-linejoin': 'round' }
  const hairs = [shade(color, 1.4), tint(color, 1), shade(color, 1.4)].map((tone, place) =>
    path(traceHairs(at, count, place), 'none', {
      stroke: tone,
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
  )
  return path(fur, toInk(color), outline) + path(fur, color) + group({ 'clip-path': canvas.clip(fur) }, light, hairs)
}

/** Returns every third hair of a strip, in rows that are offset like bricks. */
function traceHairs(at: FurStrip, count: number, place: number): PathData {
  return [0, 0.2, 0.4, 0.6, 0.78]
    .flatMap((share, row) =>
      Array.from({ length: count }, (_, index) => {
        if ((index + row) % 3 !== place) return ''
        const along = (index + (row % 2) * 0.5) / count
        const reach = 0.2 + ((index * 7 + row * 3) % 5) * 0.03
        const [root, bend, tip] = [
          at(share + reach, along),
          at(share + reach * 0.4, along + 0.004),
          at(share, along + 0.016),
        ]
        return `M${toText(root)}Q${toText(bend)} ${toText(tip)}`
      }),
    )
    .join('')
}

const toText = ([x, y]: Point) => `${formatNumber(x)} ${formatNumber(y)}`

/** Returns tufts of uneven length and width along an edge, which lean to the right. */
function listTufts(at: FurStrip, root: number, tip: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const along = 0.03 + (index / count) * 0.94 + ((index * 3) % 4) * 0.005
    const end = tip + ((index * 5) % 4) * 0.05 * Math.sign(tip - root)
    const spine = [at(root, along), at((root + end) / 2, along + 0.005), at(end, along + 0.022)]
    return buildLock(spine, 15 + ((index * 7) % 3) * 4, { profile: 'spike', steps: 6 }).outline
  })
}

import { type Color, shade, tint } from '../draw/color.ts'
import { type Point, toLoop, markEnds } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { type Ring, type RoundFrame } from './round-frame.ts'

/** A strip of light or shadow along the wall, between two directions in degrees. */
type Strip = readonly [from: number, to: number, tone: 'dark' | 'light' | 'white', opacity: number]

export type Finish = 'felt' | 'silk' | 'lacquer' | 'straw' | 'linen'

/** The key light comes from the left. A hard narrow light looks shiny, a wide weak one looks dull. */
const FINISHES: Readonly<Record<Finish, readonly Strip[]>> = {
  felt: [
    [4, 95, 'dark', 0.36],
    [40, 95, 'dark', 0.6],
    [-66, -32, 'light', 0.34],
  ],
  silk: [
    [12, 95, 'dark', 0.5],
    [44, 95, 'dark', 0.7],
    [62, 72, 'light', 0.5],
    [-62, -30, 'light', 0.5],
    [-54, -42, 'white', 0.5],
  ],
  lacquer: [
    [20, 95, 'dark', 0.7],
    [60, 70, 'light', 0.6],
    [-62, -26, 'light', 0.7],
    [-54, -40, 'white', 0.7],
    [-34, -30, 'white', 0.5],
  ],
  straw: [
    [10, 95, 'dark', 0.34],
    [44, 95, 'dark', 0.5],
    [-64, -36, 'light', 0.6],
  ],
  linen: [
    [22, 95, 'dark', 0.5],
    [56, 95, 'dark', 0.5],
    [-70, -40, 'white', 0.5],
  ],
}

/** Draws light and shadow on a wall: strips that follow its form. */
export function drawFinish(
  frame: RoundFrame,
  rings: readonly Ring[],
  color: Color,
  finish: Finish,
  dark = shade(color, 1.2),
): Svg {
  const tones = { dark, light: tint(color, 0.8), white: tint(color, 2.4) }
  const strips = FINISHES[finish].map(([from, to, tone, opacity]) => {
    const data = toLoop([
      ...markEnds(extendRib(frame, rings, from)),
      ...markEnds(extendRib(frame, rings, to).toReversed()),
    ])
    return path(data, tones[tone], { opacity })
  })
  const rows = finish === 'straw' ? drawWeave(frame, rings, color) : ''
  return rows + strips.join('')
}

/** Returns a line up the wall that also crosses the rim and the top, so that strips have no visible ends. */
function extendRib(frame: RoundFrame, rings: readonly Ring[], degrees: number): Point[] {
  const wide = Math.abs(degrees) >= 90 ? 12 : 0
  const line = rings.map(([height, radius]) => frame.at(height, radius + wide, degrees))
  const [first] = line
  const last = line.at(-1)
  if (!first || !last) return []
  return [[first[0], first[1] + 20], ...line, [last[0], last[1] - (rings.at(-1)?.[1] ? 4 : 0)]]
}

function drawWeave(frame: RoundFrame, rings: readonly Ring[], color: Color): Svg {
  const [low, high] = [rings[0], rings.at(-1)]
  if (!low || !high) return ''
  const rows = 6
  return Array.from({ length: rows }, (_, index) => {
    const share = (index + 0.5) / rows
    const ring: Ring = [low[0] + (high[0] - low[0]) * share, low[1] + 4]
    return path(brush(frame.arc(ring), 2, 'flat'), shade(color, 1.5), { opacity: 0.5 })
  }).join('')
}

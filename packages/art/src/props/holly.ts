import { toInk, tint, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { Sketch } from '../draw/sketch.ts'

const LEAF = '0,0! 8,-7 14,-20! 24,-10 32,-24! 42,-10 52,-18! 56,-6 70,0! 56,6 52,18! 42,10 32,24! 24,10 14,20! 8,7'

export function drawHollyLeaf(
  sketch: Sketch,
  x: number,
  y: number,
  degrees: number,
  scale = 1,
  color = '#2f7a3c',
): Svg {
  const own = new Sketch(sketch.canvas)
  const leaf =
    own.inked(LEAF, color, 4, toInk(color)) +
    own.fill('4,1! 14,18! 24,9 32,22! 42,9 52,16! 56,5 68,0!', shade(color, 0.9), 0.85) +
    own.stroke('4,0 30,-1 64,0', 3, tint(color, 0.9)) +
    own.stroke('18,-12 30,-14', 2.4, tint(color, 1.4), { opacity: 0.8 })
  return sketch.place(x, y, leaf, scale, degrees)
}

export function drawHollyBerries(sketch: Sketch, x: number, y: number, radius = 10, color = '#d8202f'): Svg {
  return [
    [-radius * 0.9, -2],
    [radius * 0.9, -3],
    [0, radius * 0.9],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        sketch.disc(x + dx, y + dy, radius, color, toInk(color), 3) +
        sketch.disc(x + dx - radius * 0.3, y + dy - radius * 0.35, radius * 0.26, '#fff'),
    )
    .join('')
}

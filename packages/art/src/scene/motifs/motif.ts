import type { Canvas } from '../../draw/canvas.ts'
import type { Color } from '../../draw/color.ts'
import { createSeededRandom } from '../../draw/random.ts'
import type { Svg } from '../../draw/svg.ts'

/** Draws an ornament over a whole card of 600 x 800. */
export type Motif = (canvas: Canvas, color: Color, seed: string) => Svg

type DrawPiece = (x: number, y: number, chance: number, index: number) => Svg

const WIDTH = 600
const HEIGHT = 800

/** Draws copies at random positions with a minimum distance between them. */
export function scatter(seed: string, count: number, draw: DrawPiece): Svg {
  const random = createSeededRandom(seed)
  const distance = Math.sqrt((WIDTH * HEIGHT) / count) * 0.72
  const places: [number, number][] = []
  for (let attempt = 0; places.length < count && attempt < count * 30; attempt++) {
    const x = random() * WIDTH
    const y = random() * HEIGHT
    if (places.every(([a, b]) => Math.hypot(a - x, b - y) > distance)) places.push([x, y])
  }
  return places.map(([x, y], index) => draw(x, y, random(), index)).join('')
}

export function repeat(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

import { type Point, smoothPath, toLine } from '../../draw/geometry.ts'
import { createSeededRandom } from '../../draw/random.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path } from '../../draw/svg.ts'
import { type Motif, repeat, scatter } from './motif.ts'

export const waves: Motif = (canvas, color, seed) =>
  repeat(5, (row) => {
    const y = 430 + row * 78
    const crests = Array.from({ length: 9 }, (_, index): Point => [
      index * 80 - 20 + row * 20,
      y - (index % 2 ? 26 : -10),
    ])
    const wave = smoothPath([[-20, 800, 1], [-20, y], ...crests, [640, y], [640, 800, 1]], true)
    return path(wave, color, { opacity: 0.14 + row * 0.03 })
  }) + bubbles(canvas, color, seed)

export const bubbles: Motif = (_, color, seed) =>
  scatter(`${seed}bubbles`, 40, (x, y, chance) => {
    const r = 5 + chance * chance * 36
    const shine = brush(toLine([x - r * 0.6, y], [x - r * 0.45, y - r * 0.45], [x, y - r * 0.62]), r * 0.18, 'both', 6)
    const skin = {
      cx: x,
      cy: y,
      r,
      fill: color,
      'fill-opacity': 0.12,
      stroke: color,
      'stroke-width': 2.4,
      opacity: 0.7,
    }
    return element('circle', skin) + path(shine, color, { opacity: 0.8 })
  })

export const flames: Motif = (_, color, seed) => {
  const random = createSeededRandom(`${seed}flames`)
  const tongues = repeat(15, (index) => {
    const x = index * 44 - 10
    const height = 140 + random() * 220
    const tongue = smoothPath(
      [
        [x - 34, 800, 1],
        [x - 26, 800 - height * 0.4],
        [x - 4, 800 - height * 0.7],
        [x + 6, 800 - height, 1],
        [x + 16, 800 - height * 0.6],
        [x + 36, 800 - height * 0.35],
        [x + 34, 800, 1],
      ],
      true,
    )
    return path(tongue, color, { opacity: 0.22 + random() * 0.25 })
  })
  const embers = scatter(`${seed}embers`, 26, (x, y, chance) =>
    element('circle', { cx: x, cy: y, r: 2 + chance * 4, fill: color, opacity: 0.2 + 0.5 * chance }),
  )
  return tongues + embers
}

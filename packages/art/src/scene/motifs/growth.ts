import { type Point, toPolygon, smoothPath, toLine } from '../../draw/geometry.ts'
import { buildLock } from '../../draw/lock.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path } from '../../draw/svg.ts'
import { type Motif, repeat, scatter } from './motif.ts'

const even = () => 1

export const leaves: Motif = (_, color, seed) =>
  scatter(`${seed}leaves`, 34, (x, y, chance) => {
    const angle = chance * 6.28
    const length = 26 + chance * 22
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    const leaf = buildLock(toLine([x, y], [x + dx * 0.5 + 6, y + dy * 0.5], [x + dx, y + dy]), length * 0.5, {
      profile: 'leaf',
      steps: 8,
    })
    const vein = brush([leaf.at(0.5, 0), leaf.at(0.5, 0.9)], 2, 'out', 4)
    return path(leaf.outline, color, { opacity: 0.3 + chance * 0.35 }) + path(vein, '#000', { opacity: 0.18 })
  })

export const feathers: Motif = (_, color, seed) =>
  scatter(`${seed}feathers`, 18, (x, y, chance) => {
    const angle = chance * 6.28
    const length = 44 + chance * 34
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    const vane = buildLock(toLine([x, y], [x + dx * 0.5 + 8, y + dy * 0.5], [x + dx, y + dy]), length * 0.34, {
      profile: 'leaf',
      steps: 8,
    })
    const quill = brush([vane.at(0.5, 0), vane.at(0.5, 0.95)], 2, 'out', 4)
    return path(vane.outline, color, { opacity: 0.28 + chance * 0.3 }) + path(quill, '#000', { opacity: 0.15 })
  })

export const petals: Motif = (_, color, seed) =>
  scatter(`${seed}petals`, 40, (x, y, chance) => {
    const size = chance * 8
    const petal = smoothPath(
      toLine([0, -14 - size, 1], [11 + size * 0.6, -2], [4, 13, 1], [0, 9, 1], [-4, 13, 1], [-11 - size * 0.6, -2]),
      true,
    )
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(chance * 360).toFixed(1)})`
    return path(petal, color, { opacity: 0.35 + chance * 0.4, transform })
  })

export const roses: Motif = (_, color, seed) =>
  scatter(`${seed}roses`, 22, (x, y, chance) => {
    const size = 18 + chance * 22
    const bloom = repeat(5, (index) => {
      const cx = x + Math.cos(index * 1.257) * size * 0.5
      const cy = y + Math.sin(index * 1.257) * size * 0.5
      return element('circle', { cx, cy, r: size * 0.55, fill: color, opacity: 0.3 })
    })
    const swirl: Point[] = [
      [x - size * 0.4, y],
      [x, y - size * 0.4],
      [x + size * 0.34, y],
      [x, y + size * 0.26],
      [x - size * 0.16, y + size * 0.02],
    ]
    return bloom + path(brush(swirl, size * 0.12, 'flat', 12), '#fff', { opacity: 0.28 })
  })

export const web: Motif = (_, color) => {
  const strands = (x: number, y: number) =>
    repeat(9, (index) => {
      const angle = (index * Math.PI) / 4.5
      return path(brush(toLine([x, y], [x + Math.cos(angle) * 520, y + Math.sin(angle) * 520]), 2.2, even, 3), color, {
        opacity: 0.5,
      })
    })
  const rings = (x: number, y: number) =>
    repeat(6, (ring) => {
      const reach = 70 + ring * 78
      const points = Array.from({ length: 18 }, (_, index): Point => {
        const angle = (index * Math.PI) / 9
        const sag = index % 2 ? 0.9 : 1
        return [x + Math.cos(angle) * reach * sag, y + Math.sin(angle) * reach * sag]
      })
      return path(toPolygon(points), 'none', { stroke: color, 'stroke-width': 2, opacity: 0.4 })
    })
  return strands(60, 90) + rings(60, 90) + strands(560, 560) + rings(560, 560)
}

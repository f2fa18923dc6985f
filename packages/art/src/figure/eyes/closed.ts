import { toPoints } from '../../draw/notation.ts'
import { clamp, lerpPoint, type Point } from '../../draw/geometry.ts'
import { brush } from '../../draw/stroke.ts'
import { group, path, type Svg } from '../../draw/svg.ts'
import { requireKind } from '../choice.ts'
import type { EyePlace } from './eye-geometry.ts'

type ClosedEye = { width: number; arc: readonly Point[]; lash: number; spikes: number; rising: boolean }

const RISEN: readonly Point[] = toPoints('-1.02,0.42 -0.5,-0.22 0.05,-0.42 0.6,-0.14 1.02,0.36')
const FALLEN: readonly Point[] = toPoints('-1.02,-0.1 -0.5,0.3 0.05,0.42 0.6,0.26 1.02,-0.16')
const SQUEEZED: readonly Point[] = toPoints('1,-0.44 0.3,-0.16 -0.7,0.06 0.3,0.24 1,0.46')

export const CLOSED_EYES: Readonly<Record<string, ClosedEye>> = {
  smile: { width: 64, arc: RISEN, lash: 8, spikes: 2, rising: true },
  serene: { width: 66, arc: FALLEN, lash: 8, spikes: 3, rising: false },
  merry: { width: 56, arc: RISEN, lash: 7, spikes: 0, rising: true },
  prayer: { width: 58, arc: FALLEN, lash: 7, spikes: 0, rising: false },
  squeezed: { width: 56, arc: SQUEEZED, lash: 7, spikes: 0, rising: true },
}

const HALF_HEIGHT = 30

export function drawClosedEye(kind: string, { side, size, narrowing, lash }: EyePlace): Svg {
  const eye = requireKind(CLOSED_EYES, kind, 'eyes')
  const halfWidth = (eye.width * size * narrowing) / 2
  const at = (x: number, y: number): Point => [side * x * halfWidth, y * HALF_HEIGHT * size]
  const weight = (along: number) => 0.35 + 0.65 * Math.sin(Math.PI * clamp(along, 0.02, 0.98)) ** 0.6
  const arc = brush(
    eye.arc.map(([x, y]) => at(x, y)),
    eye.lash * size,
    weight,
  )
  const down = eye.rising ? -1 : 1
  const lashes = Array.from({ length: eye.spikes }, (_, index) => {
    const x = 0.62 + 0.2 * index
    const from = eye.rising ? at(x, -0.12 + 0.18 * index) : at(x, 0.24 - 0.16 * index)
    const to = eye.rising ? at(x + 0.32, -0.12 + 0.16 * index) : at(x + 0.32, 0.52 - 0.2 * index)
    const middle = lerpPoint(from, to, 0.5)
    return path(brush([from, [middle[0], middle[1] + 2 * down], to], 4.5 * size, 'out', 6), lash)
  })
  return group({}, path(arc, lash), lashes)
}

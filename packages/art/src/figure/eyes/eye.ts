import type { Canvas } from '../../draw/canvas.ts'
import { toCorner, type Point, rotatePoint, samplePath, smoothPath, toRadians } from '../../draw/geometry.ts'
import { group, type Svg } from '../../draw/svg.ts'
import { requireKind } from '../choice.ts'
import type { EyesSpec } from '../head-spec.ts'
import { CLOSED_EYES, drawClosedEye } from './closed.ts'
import { drawEyeball } from './eyeball.ts'
import { LARGE_EYES } from './large-eyes.ts'
import { drawCreaseLine, drawHoodedLid, drawLidTone, drawLowerLid, drawSocket, drawUpperLash } from './lids.ts'
import { SMALL_EYES } from './small-eyes.ts'
import { SOLID_EYES, drawSolidEye } from './solid.ts'
import type { EyeShape } from './shapes.ts'
import type { Eye, EyePlace } from './eye-geometry.ts'

const OPEN_EYES: Readonly<Record<string, EyeShape>> = { ...LARGE_EYES, ...SMALL_EYES }

export const EYE_KINDS: readonly string[] = [OPEN_EYES, CLOSED_EYES, SOLID_EYES].flatMap((table) => Object.keys(table))
const UPPER_STEPS = 16
/** Faces at least this angular get a man's eyes. */
const MALE = 0.5

export function drawEye(canvas: Canvas, spec: EyesSpec, place: EyePlace): Svg {
  const kind = spec.kind ?? 'round'
  const closed = Object.hasOwn(CLOSED_EYES, kind)
  if (closed) return drawClosedEye(kind, place)
  if (Object.hasOwn(SOLID_EYES, kind)) return drawSolidEye(canvas, kind, spec, place)
  const eye = measureEye(canvas, spec, hardenEye(requireKind(OPEN_EYES, kind, 'eyes'), place.angular), place)
  return group(
    {},
    drawSocket(eye),
    drawLidTone(eye),
    drawEyeball(eye),
    drawLowerLid(eye),
    drawHoodedLid(eye),
    drawUpperLash(eye),
    drawCreaseLine(eye),
  )
}

/** Returns the shape of an eye in an angular face: narrower, without long lashes. */
function hardenEye(shape: EyeShape, angular: number): EyeShape {
  if (angular < MALE || shape.plain) return shape
  const height = Math.max(shape.height * 0.84, Math.min(shape.height, 36))
  return { ...shape, height, lash: shape.lash * 0.82, wing: Math.min(shape.wing, 5), spikes: 0, plain: true }
}

function measureEye(canvas: Canvas, spec: EyesSpec, shape: EyeShape, place: EyePlace): Eye {
  const { side, size, narrowing } = place
  const halfWidth = (shape.width * size * narrowing) / 2
  const halfHeight = ((shape.height * size) / 2) * (spec.open ?? 1)
  const slant = toRadians(-(spec.slant ?? 0) * side)
  const at = ([x, y]: Point): Point => rotatePoint([side * x * halfWidth, y * halfHeight], slant)
  const { lids } = shape
  const inner: Point = [-1, lids.innerY]
  const outer: Point = [1, lids.outerY]
  const upperLine = [inner, ...lids.upper, outer].map(at)
  const lowerEdge = [outer, ...lids.lower, inner].map(at)
  const upper = samplePath(upperLine, UPPER_STEPS)
  const opening = smoothPath(joinLids(upper, samplePath(lowerEdge, UPPER_STEPS)), true)
  const lower = samplePath(lowerEdge, 20)
  return { canvas, spec, shape, ...place, halfWidth, halfHeight, upper, lower, opening }
}

function joinLids(upper: readonly Point[], lower: readonly Point[]): Point[] {
  const top = upper.map((point, index) => (index === 0 || index === UPPER_STEPS ? toCorner(point) : point))
  return [...top, ...lower.slice(1, -1)]
}

import {
  clamp,
  toCorner,
  lerp,
  lerpPoint,
  type Line,
  computeNormals,
  type PathData,
  type Point,
  getPoint,
  samplePath,
  smoothPath,
} from './geometry.ts'
import type { Profile } from './stroke.ts'

export type LockProfileName = 'lock' | 'bang' | 'taper' | 'strand' | 'spike' | 'leaf' | 'blunt' | 'rope'

export const LOCK_PROFILES: Readonly<Record<LockProfileName, Profile>> = {
  lock: (t) => (0.72 + 0.28 * easeIn(t, 0.45)) * (1 - t ** 2.1) ** 0.9,
  bang: (t) => (0.3 + 0.7 * easeIn(t, 0.55)) * (1 - t ** 3.2) ** 0.9,
  taper: (t) => (0.5 + 0.5 * easeIn(t, 0.4)) * (1 - 0.25 * t * t),
  strand: (t) => (0.55 + 0.45 * easeIn(t, 0.5)) * (1 - t ** 3) ** 0.9,
  spike: (t) => (1 - t) ** 0.85,
  leaf: (t) => Math.sin(Math.PI * Math.min(0.999, Math.max(0.02, t * 0.97 + 0.03))) ** 0.8,
  blunt: (t) => 0.8 + 0.2 * Math.sin((t * Math.PI) / 2),
  rope: (t) => (t < 0.9 ? 1 : Math.sqrt(Math.max(0, 1 - ((t - 0.9) / 0.1) ** 2))),
}

export function isLockProfileName(name: string | undefined): name is LockProfileName {
  return name !== undefined && Object.hasOwn(LOCK_PROFILES, name)
}

export type LockOptions = {
  profile?: LockProfileName | undefined
  steps?: number | undefined
}

/** A pointed shape along a spine (hair, leaf, feather, horn) with its own coordinate system. */
export type Lock = {
  readonly outline: PathData
  readonly spine: readonly Point[]
  readonly width: number
  readonly steps: number
  /** `across` runs from 0 (left edge) to 1 (right edge), `along` from 0 (root) to 1 (tip). */
  readonly at: (across: number, along: number) => Point
}

type Edges = { left: readonly Point[]; right: readonly Point[] }

/** The jagged end of a blunt lock: each point's position across the cut, and its distance beyond the cut. */
const NOTCHES = [
  [0.16, 2],
  [0.36, -7],
  [0.42, 3],
  [0.66, -6],
  [0.72, 4],
  [0.88, 1],
] as const

export function buildLock(spine: Line, width: number, options: LockOptions = {}): Lock {
  const { profile = 'lock', steps = 12 } = options
  const middle = samplePath(spine, steps)
  const edges = buildEdges(middle, width, LOCK_PROFILES[profile])
  const at = (across: number, along: number) => {
    const place = clamp(along) * steps
    const index = Math.min(steps - 1, Math.floor(place))
    const between = (points: readonly Point[]) =>
      lerpPoint(getPoint(points, index), getPoint(points, index + 1), place - index)
    return lerpPoint(between(edges.left), between(edges.right), across)
  }
  return { outline: buildLockOutline(edges, middle, profile), spine: middle, width, steps, at }
}

/** Returns a line along the lock at a constant position `across` it. */
export function traceLock(lock: Lock, across: number, from: number, to: number, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => lock.at(across, lerp(from, to, index / steps)))
}

/** Cuts a strip from a lock, between two positions across it. The positions can vary along the strip. */
export function buildRibbon(
  lock: Lock,
  left: number | Profile,
  right: number | Profile,
  from = 0,
  to = 1,
  steps = 8,
): PathData {
  const side = (across: number | Profile) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const share = index / steps
      const point = lock.at(typeof across === 'function' ? across(share) : across, lerp(from, to, share))
      return index === 0 || index === steps ? toCorner(point) : point
    })
  return smoothPath([...side(left), ...side(right).toReversed()], true)
}

function easeIn(along: number, end: number): number {
  return Math.sin((Math.min(1, along / end) * Math.PI) / 2)
}

function buildEdges(middle: readonly Point[], width: number, profile: Profile): Edges {
  const across = computeNormals(middle)
  const side = (direction: 1 | -1) =>
    middle.map((point, index): Point => {
      const [x, y] = across[index] ?? [0, 0]
      const half = direction * width * profile(index / (middle.length - 1)) * 0.5
      return [point[0] + x * half, point[1] + y * half]
    })
  return { left: side(1), right: side(-1) }
}

function buildLockOutline(edges: Edges, middle: readonly Point[], profile: LockProfileName): PathData {
  const last = middle.length - 1
  const cornersAt = (points: readonly Point[], indices: readonly number[]) =>
    points.map((point, index) => (indices.includes(index) ? toCorner(point) : point))
  if (profile === 'rope') {
    return smoothPath([...cornersAt(edges.left, [0]), ...cornersAt(edges.right, [0]).toReversed()], true)
  }
  const left = cornersAt(edges.left, [0, last])
  const right = cornersAt(edges.right, [0, last]).toReversed()
  if (profile === 'blunt') return smoothPath([...left, ...buildNotches(edges, middle), ...right], true)
  return smoothPath([...left, ...right.slice(1)], true)
}

function buildNotches(edges: Edges, middle: readonly Point[]): Point[] {
  const last = middle.length - 1
  const [before, end] = [getPoint(middle, last - 1), getPoint(middle, last)]
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]]
  const length = Math.hypot(dx, dy) || 1
  return NOTCHES.map(([across, beyond]) => {
    const [x, y] = lerpPoint(getPoint(edges.left, last), getPoint(edges.right, last), across)
    return [x + (dx / length) * beyond, y + (dy / length) * beyond, 1]
  })
}

import { clamp, lerp, lerpPoint, type Point, toCorner } from '../draw/geometry.ts'
import type { Figure } from './parts.ts'
import { type Leg, placeLegs, type Stance } from './stance.ts'

/** The measurements of a garment that hangs from the waist over the hips and down the legs. */
export type Drape = {
  shoulder: number
  /** Half the width and the height of the waist. */
  waist: number
  top: number
  hip: number
  legs: readonly Leg[]
  /** The points on the left and right leg at which the garment ends. */
  left: Point
  right: Point
  low: number
  length: number
}

/** How far a garment spreads beyond the legs at the shortest and the longest length, in shoulder widths. */
export type Flare = readonly [short: number, long: number]

export function measureDrape({ build }: Figure, stance: Stance, length: number): Drape {
  const { shoulder } = build
  // Cloth is shaped by both legs, even if one of them is hidden.
  const legs = placeLegs(build, stance, true)
  const ends = legs.map((leg) => findPointOnLeg(leg, length)).toSorted(([a], [b]) => a - b)
  const top = build.shoulderY + 236
  const hip = legs[0]?.hip[1] ?? top
  const lowest = Math.max(...ends.map(([, y]) => y), hip + 40)
  const drape = ([x, y]: Point): Point => [x, Math.max(y, lowest - 70)]
  return {
    shoulder,
    waist: shoulder * (0.76 + 0.12 * (build.planes ?? 0)),
    top,
    hip,
    legs,
    left: drape(ends[0] ?? [0, hip]),
    right: drape(ends.at(-1) ?? [0, hip]),
    low: lowest,
    length,
  }
}

function findPointOnLeg({ hip, knee, foot }: Leg, length: number): Point {
  return length <= 0.5 ? lerpPoint(hip, knee, length * 2) : lerpPoint(knee, foot, (length - 0.5) * 2)
}

/** Returns the outer edge of a garment on one side, from the waist to the hem. */
export function traceSide({ shoulder: s, waist, top, hip, legs, length }: Drape, side: -1 | 1, end: Point): Point[] {
  const start = toCorner([side * waist, top])
  const over: Point = [side * s * 0.9, hip - 24]
  if (length <= 0.55 || end[1] - hip < 160) return [start, over, toCorner(end)]
  const knees = legs.map(({ knee }) => knee)
  const y = Math.min(Math.max(hip + 60, ...knees.map((knee) => knee[1])), end[1] - 100)
  const share = (y - hip) / (end[1] - hip)
  const x = lerp(over[0], end[0], share * share * 0.6 + share * 0.3)
  const kneeX = side * Math.max(...knees.map((knee) => side * knee[0])) + side * s * 0.5
  return [start, over, [side * Math.max(side * x, side * kneeX, s * 0.8), y], toCorner(end)]
}

/** Positions of the valleys between a hem's folds. They are unevenly spaced, as in real cloth. */
export const VALLEYS = [0.2, 0.43, 0.6, 0.83] as const

/**
 * Returns a function that computes the points of a hem, which rises at the valleys of its folds and hangs lower in the
 * middle.
 */
export function traceHem(from: Point, to: Point, dip: number, wave: number): (share: number) => Point {
  return (share) => {
    const valley = Math.max(...VALLEYS.map((at) => 1 - clamp(Math.abs(share - at) / 0.09)))
    const [x, y] = lerpPoint(from, to, share)
    return [x, y + Math.sin(share * Math.PI) * dip - wave * valley * valley * (3 - 2 * valley)]
  }
}

export function sampleHem(hem: (share: number) => Point, from = 0, to = 1, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => hem(lerp(from, to, index / steps)))
}

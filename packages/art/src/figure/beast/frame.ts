import { clamp, type PathData, type Point, smoothPath } from '../../draw/geometry.ts'
import type { Side } from '../../draw/notation.ts'
import type { Face } from '../face-frame.ts'

/**
 * A point of an animal's head: to the right, downwards, and towards the viewer. Below the eye line, 100 units reach the
 * mouth.
 */
export type Solid = readonly [x: number, y: number, z: number, corner?: 0 | 1]

/** Places the points of an animal's head on the turned and raised head. */
export type BeastFrame = {
  readonly face: Face
  /** The size of one unit of the face below the eye line. */
  readonly unit: number
  /** Places a point of the face or of the snout, which projects from it. */
  readonly place: (solid: Solid) => Point
  /** Places a point of the head's outline, which moves less than the face. */
  readonly rim: (point: Point) => Point
}

/** How far a point one unit in front of the face moves for each unit of turn or pitch. */
const SWING = 0.0175
const MOST_SWING = 1.3
/** The snout of a level head slopes down by this share of its length. */
const SLOPE = 0.1

export function createBeastFrame(face: Face): BeastFrame {
  const { build, turn, pitch } = face.figure
  const wide = build.faceWidth / 106
  const unit = (build.mouthY - build.eyeY) / 100
  const yaw = clamp(turn * SWING, -MOST_SWING, MOST_SWING)
  const drop = SLOPE - pitch * SWING
  const down = (y: number) => (y < 0 ? y : build.eyeY + y * unit)
  return {
    face,
    unit,
    place: ([x, y, z, corner = 0]) => {
      const [faceX, faceY] = face.at(x * wide, down(y))
      return [faceX + yaw * z * unit, faceY + drop * z * unit, corner]
    },
    rim: ([x, y, corner = 0]) => {
      const low = clamp((y + 40) / 180)
      const side = x * turn > 0 ? 1 - Math.abs(turn) * 0.006 : 1 + Math.abs(turn) * 0.002
      return [x * wide * side + turn * (0.3 + 0.2 * low), down(y) - pitch * 0.5 * low, corner]
    },
  }
}

/** Parses points such as `15,-8,0 17,28,40!`; `!` makes a point a corner. */
export function toSolids(text: string, side: Side = 1): Solid[] {
  return text.split(' ').map((entry): Solid => {
    const [x = 0, y = 0, z = 0] = entry.replace('!', '').split(',').map(Number)
    return [side * x, y, z, entry.endsWith('!') ? 1 : 0]
  })
}

export function mirrorSolids(solids: readonly Solid[]): Solid[] {
  return solids.map(([x, y, z, corner]): Solid => [-x, y, z, corner ?? 0]).toReversed()
}

/** Joins the right half of a line, which begins in the middle, with its mirror image. */
export function joinHalves(half: readonly Solid[]): Solid[] {
  return [...mirrorSolids(half.slice(1)), ...half]
}

export function placeLoop({ place }: BeastFrame, solids: readonly Solid[]): PathData {
  return smoothPath(solids.map(place), true)
}

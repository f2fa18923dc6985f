import type { Point } from '../draw/geometry.ts'
import type { Profile, ProfileName } from '../draw/stroke.ts'

export type Line = { points: readonly Point[]; width: number; profile?: ProfileName | Profile; opacity?: number }

/** The shapes of a mouth. x is in half-widths and increases toward the far side of the face; y is in head units. */
export type Drawing = {
  /** The lower lip's shadow: its distance below the mouth, and its width. */
  lower?: readonly [down: number, width: number]
  lines?: readonly Line[]
  open?: readonly Point[]
  teeth?: readonly (readonly Point[])[]
  tongue?: readonly [down: number, width: number, height: number]
  inner?: readonly Line[]
  fangs?: readonly (readonly [across: number, top: number, bottom: number])[]
}

import type { Canvas } from '../draw/canvas.ts'
import { createFaceWarp, type Warp } from './head-shape.ts'
import type { Side } from './head-spec.ts'
import type { Figure } from './parts.ts'

/** The canvas and the figure to draw a face on. `at` converts a point on the flat face to the turned face. */
export type Face = {
  readonly canvas: Canvas
  readonly figure: Figure
  readonly at: Warp
  /** The side of the face away from the viewer. */
  readonly far: Side
}

export function createFace(canvas: Canvas, figure: Figure): Face {
  return { canvas, figure, at: createFaceWarp(figure), far: figure.turn >= 0 ? 1 : -1 }
}

/** From this turn on, the far half of a face is out of sight. */
const SIDE_VIEW = 50

export function isInSight({ figure, far }: Face, side: Side): boolean {
  return side !== far || Math.abs(figure.turn) < SIDE_VIEW
}

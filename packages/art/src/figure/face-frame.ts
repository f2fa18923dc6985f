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

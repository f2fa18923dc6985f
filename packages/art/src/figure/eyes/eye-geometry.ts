import type { Canvas } from '../../draw/canvas.ts'
import type { Color } from '../../draw/color.ts'
import type { PathData, Point } from '../../draw/geometry.ts'
import type { EyesSpec, Side } from '../head-spec.ts'
import type { Skin } from '../../spec.ts'
import type { EyeShape } from './shapes.ts'

/** The geometry of one eye, whose center is (0, 0). */
export type Eye = {
  readonly canvas: Canvas
  readonly spec: EyesSpec
  readonly shape: EyeShape
  readonly side: Side
  readonly size: number
  readonly halfWidth: number
  readonly halfHeight: number
  readonly narrowing: number
  readonly gaze: number
  readonly skin: Skin
  readonly lash: Color
  /** The upper lid: 17 points, from the nose outwards. */
  readonly upper: readonly Point[]
  /** The lower lid: 21 points, from the outer corner to the nose. */
  readonly lower: readonly Point[]
  readonly opening: PathData
}

export type EyePlace = {
  side: Side
  size: number
  /** The eye's width on the turned head, as a fraction of its width from the front. */
  narrowing: number
  gaze: number
  /** How angular the face is, from 0 to 1. An angular face has narrower eyes and plain lashes. */
  angular: number
  skin: Skin
  lash: Color
}

export type Iris = {
  x: number
  y: number
  rx: number
  ry: number
  size: number
  color: Color
  dark: Color
  bright: Color
  pupil: Color
}

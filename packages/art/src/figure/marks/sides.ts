import { toCorner, type Point } from '../../draw/geometry.ts'
import type { Profile, ProfileName } from '../../draw/stroke.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { PLAIN_FRAME, toPoints, type Side, SIDES } from '../../draw/notation.ts'
import type { Face } from '../face-frame.ts'

export type Stroke = { width: number; profile?: ProfileName | Profile; opacity?: number; steps?: number }

/** Parses points on the flat face and maps them to the turned face. */
export function placeOnFace(face: Face, points: string, side: Side = 1): Point[] {
  return toPoints(points, { ...PLAIN_FRAME, side }).map(([x, y, sharp]) =>
    sharp ? toCorner(face.at(x, y)) : face.at(x, y),
  )
}

export function drawStroke(face: Face, points: string, color: string, line: Stroke, side: Side = 1): Svg {
  const { width, profile = 'both', opacity = 1, steps = 10 } = line
  return path(brush(placeOnFace(face, points, side), width, profile, steps), color, { opacity })
}

export function drawStrokes(face: Face, lines: readonly string[], color: string, line: Stroke): Svg {
  return SIDES.flatMap((side) => lines.map((points) => drawStroke(face, points, color, line, side))).join('')
}

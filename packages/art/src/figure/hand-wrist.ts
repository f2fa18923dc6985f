import { getDirection, lerpPoint, moveAlong, type PathData, type Point } from '../draw/geometry.ts'
import { buildDiscPath } from '../draw/outline.ts'
import { formatNumber, path, type Svg } from '../draw/svg.ts'
import type { HandTones } from './hand-strokes.ts'

/** Half the width of a wrist, in hand units. */
export const WRIST_RADIUS = 15.5

/** Where the forearm joins the hand. */
export type Forearm = {
  /** A place on the forearm behind the wrist, in hand units. */
  at: Point
  /** True for a bare arm with a bare hand, which join without an edge. */
  merges: boolean
}

/** Builds the wrist, which bends from the forearm toward the middle of the hand. All its shapes turn counterclockwise. */
export function buildWrist(wrist: Point, inside: Point, forearm?: Forearm): PathData[] {
  const toHand = buildBand(wrist, inside, WRIST_RADIUS)
  if (!forearm) return [toHand]
  return [buildBand(forearm.at, wrist, WRIST_RADIUS), buildDiscPath(wrist, WRIST_RADIUS), toHand]
}

/** Draws what lies where the forearm meets the hand: skin without an edge, or the shadow of a sleeve, cuff or glove. */
export function drawWristDetails(wrist: Point, tones: HandTones, forearm?: Forearm): Svg {
  if (!forearm) return ''
  if (forearm.merges) return path(buildBand(forearm.at, wrist, WRIST_RADIUS - 0.4, 5), tones.base)
  return path(buildBand(forearm.at, lerpPoint(forearm.at, wrist, 0.5), WRIST_RADIUS), tones.shadow, { opacity: 0.7 })
}

/** Builds a straight band of the given half-width, which begins `before` units before its start. */
function buildBand(from: Point, to: Point, half: number, before = 0): PathData {
  const direction = getDirection(from, to)
  const start = moveAlong(from, direction, -before, 0)
  const corners = [
    moveAlong(start, direction, 0, half),
    moveAlong(to, direction, 0, half),
    moveAlong(to, direction, 0, -half),
    moveAlong(start, direction, 0, -half),
  ]
  return `M${corners.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}Z`
}

import { toLoop, clamp, lerp, mirrorPoints, type PathData, getPoint, type Point } from '../draw/geometry.ts'
import type { Build } from '../spec.ts'

/** Converts a point on the flat face to a point on the turned head. */
export type Warp = (x: number, y: number) => Point

/** Turn and pitch of the head, measured by how far the center of the face moves in head units. */
export type Angle = { readonly turn: number; readonly pitch: number }

const FACE_RADIUS = 132
const CONTOUR_RADIUS = 175
const FACE_MIDDLE = 20
const FACE_REACH = 190
/** How far the outline of the cheeks and the chin moves sideways, as fractions of the turn. The mouth moves by 1. */
const CHEEK_SHIFT = 0.62
const CHIN_SHIFT = 0.8

export function createFaceWarp({ turn, pitch }: Angle): Warp {
  return (x, y) => {
    const nearMiddle = Math.abs(x) < FACE_RADIUS ? 1 - (x / FACE_RADIUS) ** 2 : 0
    const lifted = 1 - clamp(Math.abs(y - FACE_MIDDLE) / FACE_REACH) ** 2
    return [x + turn * nearMiddle, y - pitch * lifted + pitch * 0.35 * (x / 100) ** 2]
  }
}

/** Returns how wide a feature at x looks on the turned head, as a fraction of its width from the front. */
export function computeForeshortening(x: number, turn: number): number {
  return clamp(1 - (2 * x * turn) / FACE_RADIUS ** 2, 0.66, 1.05)
}

/** Returns the outline from the right temple around the chin to the left temple. */
export function traceContour(build: Build, angle: Angle): Point[] {
  const { turn } = angle
  const near = traceNearHalf(build)
  const far = traceFarHalf(build, Math.abs(turn) / 18)
  const [right, left] = turn >= 0 ? [far, near] : [near, far]
  const chin = build.chinWidth * 1.25
  const line: Point[] = [
    ...right,
    [chin, build.chin - 3.2],
    [0, build.chin],
    [-chin, build.chin - 3.2],
    ...mirrorPoints(left).toReversed(),
  ]
  return line.map((point) => turnContourPoint(point, angle))
}

function traceHead(build: Build, angle: Angle): Point[] {
  const side = build.faceWidth - 14
  return [[side, -118], ...traceContour(build, angle), [-side, -118], [-58, -158], [0, -170], [58, -158]]
}

export function buildHeadPath(build: Build, angle: Angle): PathData {
  return toLoop(traceHead(build, angle))
}

/** Returns the half of the face's outline that is turned away from the viewer, from temple to chin. */
export function traceFarSide(build: Build, angle: Angle): Point[] {
  const line = traceContour(build, angle)
  return angle.turn >= 0 ? line.slice(0, 6) : line.toReversed().slice(0, 6)
}

function traceNearHalf(build: Build): Point[] {
  return [[build.faceWidth - 2, -62], [build.faceWidth, -12], build.cheek, build.jaw, build.lowerJaw]
}

/** Traces the far half of the face with a dent at the eye socket. The dent makes the three-quarter view convincing. */
function traceFarHalf(build: Build, amount: number): Point[] {
  const { faceWidth, cheek, jaw, lowerJaw } = build
  return [
    [faceWidth - 2, -66],
    [faceWidth - 7 * amount, -16],
    [cheek[0] + 0.5 * amount, cheek[1] - 2],
    [jaw[0] - 3 * amount, jaw[1]],
    [lowerJaw[0] - 3 * amount, lowerJaw[1]],
  ]
}

function turnContourPoint(point: Point, { turn, pitch }: Angle): Point {
  const [x, y] = point
  const nearMiddle = 1 - (x / CONTOUR_RADIUS) ** 2
  const moved = turn * lerp(CHEEK_SHIFT, CHIN_SHIFT, clamp((y - 40) / 70)) * nearMiddle * clamp((y + 70) / 170, 0.15, 1)
  const low = clamp((y + 40) / 180)
  return [x * (1 + (pitch / 16) * 0.035 * low) + moved, y - pitch * 0.5 * low]
}

export function traceChinPlane(build: Build, angle: Angle): Point[] {
  const line = traceContour(build, angle)
  const low = [3, 4, 5, 6, 7, 8, 9].map((index) => getPoint(line, index))
  const rim = low.map(([x, y], index): Point => {
    const share = Math.sin((index / 6) * Math.PI)
    return [x * 0.94, y - angle.pitch * 1.1 * share - 2]
  })
  return [...low, ...rim.toReversed()]
}

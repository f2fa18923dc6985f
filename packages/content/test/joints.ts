import { Canvas } from '@otogi/art/draw/canvas'
import { type Point, rotatePoint } from '@otogi/art/draw/geometry'
import { createFigure } from '@otogi/art/figure/figure'
import { placePoseArms, placePropArms } from '@otogi/art/figure/placed-arms'
import { createPose, placeOnTorso } from '@otogi/art/figure/pose'
import type { PortraitSpec } from '@otogi/art/spec'

/**
 * The positions of a figure's joints. They are measured in shoulder widths, so that figures of any size can be
 * compared.
 */
export type Joints = readonly number[]

/** Turning the head by one degree counts as much as moving a joint by this many shoulder widths. */
const HEAD_WEIGHT = 0.02

/** Lists the positions of shoulders, elbows, wrists and hips, and the angles of the head. */
export function listJoints(spec: PortraitSpec): Joints {
  const { build } = createFigure(new Canvas('j'), spec)
  const pose = createPose(spec, build)
  const arms = [
    ...placePoseArms({ build, spec }, pose).map(({ place }) => place),
    ...(spec.props ?? []).flatMap((prop) => placePropArms({ build, spec }, prop).map(({ place }) => place)),
  ]
  const { tilt = 0, lean = 0, turn = 16, pitch = 0 } = spec
  const torso = (x: number, y: number): Point => placeOnTorso([x * build.shoulder, build.shoulderY + y], pose, build)
  const sides = ([-1, 1] as const).flatMap((side) => {
    const arm = arms.find((one) => one.side === side)
    return [torso(side, 0), arm?.elbow ?? torso(side * 1.1, 170), arm?.wrist ?? torso(side * 0.9, 300)]
  })
  const points = [...sides, torso(0, 260)].flatMap((point) => {
    const [x, y] = rotatePoint(point, (lean * Math.PI) / 180, [0, 300])
    return [x / build.shoulder, y / build.shoulder]
  })
  return [...points, ...[tilt + lean, turn, pitch].map((angle) => angle * HEAD_WEIGHT)]
}

/** Returns the mean distance between two lists of joints. */
export function measurePoseDistance(first: Joints, second: Joints): number {
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length
}

import type { Point } from '../draw/geometry.ts'
import { points } from '../props/notation.ts'
import type { PortraitSpec, PoseSpec } from '../spec.ts'
import type { Build } from './builds.ts'
import { choose } from './choice.ts'
import type { Side } from './head-spec.ts'

/** In lengths of the shoulders: `s` half their width, `n` half the neck; y counts down from the shoulder line. */
type ArmPlan = {
  side: Side
  hand: string
  at: string
  elbow: string
  angle?: number
  scale?: number
  flip?: boolean
  /** Before the head; else between the torso and the head. */
  over?: boolean
}

type PosePlan = {
  /** Degrees; positive lowers the viewer's right shoulder. */
  slope?: number
  /** The share of the shoulders' width that a turned torso shows. */
  width?: number
  /** Where the turned torso lies to the side of the neck. */
  shift?: number
  rise?: number
  arms?: readonly ArmPlan[]
}

export type Arm = {
  side: Side
  hand: string
  wrist: Point
  elbow?: Point | undefined
  angle: number
  scale: number
  flip: boolean
  over: boolean
}

export type Pose = { slope: number; width: number; shift: number; rise: number; arms: readonly Arm[]; spec: PoseSpec }

const POSES: Readonly<Record<string, PosePlan>> = {
  front: {},
  relaxed: { slope: 3, shift: 4 },
  proud: { slope: -3, rise: -10, width: 1.04 },
  slouch: { slope: 5, rise: 12, width: 0.96, shift: -6 },
  'three-quarter-right': { slope: 4, width: 0.88, shift: -20 },
  'three-quarter-left': { slope: -4, width: 0.88, shift: 20 },
  'over-shoulder': { slope: -9, width: 0.76, shift: 34, rise: -6 },
  'arms-crossed': {
    rise: -4,
    slope: 2,
    arms: [
      { side: 1, hand: 'flat', at: '-.42s,126', elbow: 's+12,176', angle: -74, flip: false, scale: 0.96 },
      { side: -1, hand: 'fist', at: '.5s,166', elbow: '-s-12,180', angle: 80, flip: false, scale: 0.94 },
    ],
  },
  'hand-on-hip': {
    slope: -5,
    shift: 6,
    arms: [{ side: 1, hand: 'fist', at: '.74s,236', elbow: '1.42s+10,150', angle: -120 }],
  },
  'hands-on-hips': {
    rise: -4,
    arms: [
      { side: 1, hand: 'fist', at: '.74s,236', elbow: '1.4s+10,156', angle: -120 },
      { side: -1, hand: 'fist', at: '-.74s,236', elbow: '-1.4s-10,156', angle: 120 },
    ],
  },
  reaching: {
    slope: -6,
    width: 0.9,
    shift: -14,
    arms: [{ side: 1, hand: 'open', at: '.86s+22,52', elbow: '1.16s+10,210', angle: 10, scale: 1.5, over: true }],
  },
  'holding-two-hands': {
    slope: 2,
    arms: [
      { side: -1, hand: 'hold', at: '-52,138', elbow: '-s-26,196', angle: 30, flip: true },
      { side: 1, hand: 'hold', at: '52,138', elbow: 's+26,196', angle: -30 },
    ],
  },
  'two-hand-grip': {
    slope: 4,
    shift: -6,
    arms: [
      { side: -1, hand: 'fist', at: '18,178', elbow: '-s-16,206', angle: 52, flip: true },
      { side: 1, hand: 'fist', at: '34,112', elbow: 's+34,178', angle: -44 },
    ],
  },
  'hand-on-chest': {
    slope: 3,
    arms: [{ side: 1, hand: 'flat', at: '.02s,92', elbow: 's+20,180', angle: -66, scale: 0.94 }],
  },
  thinking: {
    slope: 4,
    arms: [
      { side: -1, hand: 'fist', at: '.3s,186', elbow: '-s-6,190', angle: 84, flip: true, scale: 0.92 },
      { side: 1, hand: 'pinch', at: '44,-50', elbow: '.9s,150', angle: -16, scale: 0.94, over: true },
    ],
  },
  hush: {
    slope: 3,
    arms: [{ side: 1, hand: 'point', at: '30,-44', elbow: '.98s,150', angle: -12, scale: 0.88, over: true }],
  },
  pointing: {
    slope: -5,
    shift: -8,
    arms: [{ side: 1, hand: 'point', at: 's+62,28', elbow: '1.1s+14,190', angle: 26, scale: 1.1, over: true }],
  },
  waving: {
    slope: -4,
    arms: [{ side: 1, hand: 'open', at: 's+54,-12', elbow: '1.16s+22,166', angle: 12, over: true }],
  },
  'raised-fist': {
    slope: -6,
    rise: -4,
    arms: [{ side: 1, hand: 'fist', at: 's+48,10', elbow: '1.14s+16,180', angle: 6, over: true }],
  },
  praying: {
    slope: 0,
    arms: [
      { side: -1, hand: 'flat', at: '-17,96', elbow: '-s-20,200', angle: 12, flip: true, scale: 0.96 },
      { side: 1, hand: 'flat', at: '17,96', elbow: 's+20,200', angle: -12, scale: 0.96 },
    ],
  },
  casting: {
    slope: -3,
    arms: [
      { side: -1, hand: 'open', at: '-s-40,46', elbow: '-1.1s-24,200', angle: -14, flip: true, over: true },
      { side: 1, hand: 'open', at: 's+40,46', elbow: '1.1s+24,200', angle: 14, over: true },
    ],
  },
  pouncing: {
    slope: 4,
    rise: 8,
    arms: [
      { side: -1, hand: 'claw', at: '-s-22,84', elbow: '-1.2s-30,210', angle: -12, flip: true, scale: 1.1, over: true },
      { side: 1, hand: 'claw', at: 's+22,64', elbow: '1.2s+30,200', angle: 12, scale: 1.2, over: true },
    ],
  },
  shy: {
    slope: 3,
    rise: 4,
    width: 0.96,
    arms: [
      { side: -1, hand: 'fist', at: '-24,88', elbow: '-s,196', angle: 18, flip: true, scale: 0.86 },
      { side: 1, hand: 'fist', at: '30,92', elbow: 's,196', angle: -18, scale: 0.86 },
    ],
  },
}

export const POSE_KINDS: readonly string[] = Object.keys(POSES)

export function poseOf(spec: PortraitSpec, build: Build): Pose {
  const told: PoseSpec = typeof spec.pose === 'string' ? { kind: spec.pose } : (spec.pose ?? { kind: 'front' })
  const { slope = 0, width = 1, shift = 0, rise = 0, arms = [] } = choose(POSES, told.kind, 'pose')
  const way = told.flip ? -1 : 1
  return {
    slope: slope * way + (told.slope ?? 0),
    width,
    shift: shift * way,
    rise,
    arms: arms.map((arm) => placed(arm, build, told.flip ?? false)),
    spec: told,
  }
}

/** The matrix of everything below the neck. */
export function torsoTransform(pose: Pose, build: Build): string {
  const y = build.shoulderY - 30
  return `translate(${pose.shift} ${y + pose.rise}) rotate(${pose.slope}) scale(${pose.width} 1) translate(0 ${-y})`
}

/** A point of the torso where the pose puts it. */
export function onTorso([x, y]: Point, pose: Pose, build: Build): Point {
  const pivot = build.shoulderY - 30
  const angle = (pose.slope * Math.PI) / 180
  const [dx, dy] = [x * pose.width, y - pivot]
  return [
    pose.shift + dx * Math.cos(angle) - dy * Math.sin(angle),
    pivot + pose.rise + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
}

function placed(arm: ArmPlan, build: Build, mirrored: boolean): Arm {
  const way = mirrored ? -1 : 1
  const frame = { x: 0, y: build.shoulderY, side: way, units: { s: build.shoulder, n: build.neck } } as const
  const [wrist = [0, 0], elbow] = points(`${arm.at} ${arm.elbow}`, frame)
  return {
    side: arm.side === way ? 1 : -1,
    hand: arm.hand,
    wrist,
    elbow,
    angle: (arm.angle ?? 0) * way,
    scale: (arm.scale ?? 1) * handSize(build),
    flip: (arm.flip ?? arm.side === -1) !== mirrored,
    over: arm.over ?? false,
  }
}

function handSize(build: Build): number {
  return 0.62 + build.shoulder / 460
}

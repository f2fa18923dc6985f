import type { Canvas } from '../draw/canvas.ts'
import { clamp, type Point } from '../draw/geometry.ts'
import { element, group, type Svg } from '../draw/svg.ts'
import { toPoints } from '../draw/notation.ts'
import type { Build, PortraitSpec, PoseSpec } from '../spec.ts'
import { choose } from './choice.ts'
import type { Side } from './head-spec.ts'

/** In `at` and `elbow`, `s` is half the shoulder width and `n` half the neck; y grows down from the shoulder line. */
type ArmEntry = {
  side: Side
  hand: string
  at: string
  elbow: string
  angle?: number
  scale?: number
  flip?: boolean
  /** True if the arm is drawn in front of the head, false if between torso and head. */
  over?: boolean
}

type PoseEntry = {
  /** Slope of the shoulders in degrees; positive numbers lower the viewer's right shoulder. */
  slope?: number
  /** How wide the two halves of a turned torso appear, as factors; the neck stays between them. */
  left?: number
  right?: number
  shift?: number
  rise?: number
  arms?: readonly ArmEntry[]
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

export type Pose = {
  slope: number
  left: number
  right: number
  shift: number
  rise: number
  arms: readonly Arm[]
  spec: PoseSpec
}

/** The torso leans around a point at this height above the shoulder line. */
const PIVOT_RISE = 30
/** `FAR` is larger than any shoulder width. `OVERLAP` hides the seams between the slices of a torso. */
const FAR = 900
const OVERLAP = 2

const POSES: Readonly<Record<string, PoseEntry>> = {
  front: {},
  relaxed: { slope: 3, shift: 4 },
  proud: { slope: -3, rise: -10, left: 1.05, right: 1.03 },
  slouch: { slope: 5, rise: 12, left: 0.94, right: 0.98 },
  'three-quarter-right': { slope: 5, left: 1.08, right: 0.72, shift: -4 },
  'three-quarter-left': { slope: -5, left: 0.72, right: 1.08, shift: 4 },
  'over-shoulder': { slope: -11, left: 0.5, right: 1.06, shift: 8, rise: -8 },
  'arms-crossed': {
    rise: -4,
    slope: 2,
    arms: [
      { side: 1, hand: 'flat', at: '-.44s,92', elbow: 's+14,150', angle: -70, flip: false, scale: 0.96 },
      { side: -1, hand: 'fist', at: '.52s,128', elbow: '-s-14,152', angle: 82, flip: false, scale: 0.94 },
    ],
  },
  'hand-on-hip': {
    slope: -5,
    shift: 6,
    arms: [{ side: 1, hand: 'fist', at: '.68s,176', elbow: '1.2s+16,112', angle: -124 }],
  },
  'hands-on-hips': {
    rise: -4,
    arms: [
      { side: 1, hand: 'fist', at: '.68s,176', elbow: '1.18s+16,112', angle: -124 },
      { side: -1, hand: 'fist', at: '-.68s,176', elbow: '-1.18s-16,112', angle: 124 },
    ],
  },
  reaching: {
    slope: -6,
    left: 0.84,
    right: 1.06,
    arms: [{ side: 1, hand: 'open', at: '.6s+10,44', elbow: '.98s+10,200', angle: 8, scale: 1.42, over: true }],
  },
  'holding-two-hands': {
    slope: 2,
    arms: [
      { side: -1, hand: 'hold', at: '-54,116', elbow: '-s-26,178', angle: 30, flip: true },
      { side: 1, hand: 'hold', at: '54,116', elbow: 's+26,178', angle: -30 },
    ],
  },
  'two-hand-grip': {
    slope: 4,
    shift: -6,
    arms: [
      { side: -1, hand: 'fist', at: '18,150', elbow: '-s-16,172', angle: 60, flip: true },
      { side: 1, hand: 'fist', at: '34,84', elbow: 's+34,156', angle: -48 },
    ],
  },
  'hand-on-chest': {
    slope: 3,
    arms: [{ side: 1, hand: 'flat', at: '.02s,92', elbow: 's+20,180', angle: -66, scale: 0.94 }],
  },
  thinking: {
    slope: 4,
    arms: [
      { side: -1, hand: 'fist', at: '.34s,140', elbow: '-s-8,164', angle: 84, flip: true, scale: 0.92 },
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
    arms: [{ side: 1, hand: 'point', at: 's+14,14', elbow: '1.1s+14,190', angle: 26, scale: 1.1, over: true }],
  },
  waving: {
    slope: -4,
    arms: [{ side: 1, hand: 'open', at: 's+22,-20', elbow: '1.16s+22,166', angle: 12, over: true }],
  },
  'raised-fist': {
    slope: -6,
    rise: -4,
    arms: [{ side: 1, hand: 'fist', at: 's+18,4', elbow: '1.14s+16,180', angle: 6, over: true }],
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
      { side: -1, hand: 'open', at: '-s-8,40', elbow: '-1.1s-24,200', angle: -14, flip: true, over: true },
      { side: 1, hand: 'open', at: 's+8,40', elbow: '1.1s+24,200', angle: 14, over: true },
    ],
  },
  pouncing: {
    slope: 4,
    rise: 8,
    arms: [
      { side: -1, hand: 'claw', at: '-s-2,78', elbow: '-1.2s-30,210', angle: -12, flip: true, scale: 1.1, over: true },
      { side: 1, hand: 'claw', at: 's+2,62', elbow: '1.2s+30,200', angle: 12, scale: 1.2, over: true },
    ],
  },
  shy: {
    slope: 3,
    rise: 4,
    left: 0.95,
    right: 0.95,
    arms: [
      { side: -1, hand: 'fist', at: '-24,88', elbow: '-s,196', angle: 18, flip: true, scale: 0.86 },
      { side: 1, hand: 'fist', at: '30,92', elbow: 's,196', angle: -18, scale: 0.86 },
    ],
  },
}

export const POSE_KINDS: readonly string[] = Object.keys(POSES)

export function createPose(spec: PortraitSpec, build: Build): Pose {
  const told: PoseSpec = typeof spec.pose === 'string' ? { kind: spec.pose } : (spec.pose ?? { kind: 'front' })
  const { slope = 0, left = 1, right = 1, shift = 0, rise = 0, arms = [] } = choose(POSES, told.kind, 'pose')
  const way = told.flip ? -1 : 1
  return {
    slope: slope * way + (told.slope ?? 0),
    left: told.flip ? right : left,
    right: told.flip ? left : right,
    shift: shift * way,
    rise,
    arms: arms.map((arm) => placeArm(arm, build, told.flip ?? false)),
    spec: told,
  }
}

/** Moves everything below the neck into its pose; one side of a turned torso is wider. */
export function poseTorso(canvas: Canvas, pose: Pose, build: Build, content: Svg): Svg {
  if (!content) return ''
  const y = build.shoulderY - PIVOT_RISE
  const transform = `translate(${pose.shift} ${y + pose.rise}) rotate(${pose.slope}) translate(0 ${-y})`
  if (pose.left === pose.right) return group({ transform: `${transform} scale(${pose.left} 1)` }, content)
  const id = canvas.uid()
  const neck = measureNeckArea(build)
  const slice = (share: number, from: number, to: number, fixed: number) =>
    group(
      {
        transform: `translate(${(fixed * (1 - share)).toFixed(2)} 0) scale(${share} 1)`,
        'clip-path': canvas.clip(`M${from} -900H${to}V1500H${from}Z`),
        // Without isolation, dark lines of lower garments show through at the antialiased edge of the clip.
        style: 'isolation:isolate',
      },
      element('use', { href: `#${id}` }),
    )
  const whole = element('defs', {}, group({ id }, content))
  const right = slice(pose.right, neck - OVERLAP, FAR, neck)
  return group({ transform }, whole, slice(pose.left, -FAR, OVERLAP - neck, -neck), right, slice(1, -neck, neck, 0))
}

/** Returns half the width of the area around the neck that a turn does not change. */
function measureNeckArea(build: Build): number {
  return build.neck + 22
}

/** Moves a point of the torso into the pose. */
export function placeOnTorso([x, y]: Point, pose: Pose, build: Build): Point {
  const pivot = build.shoulderY - PIVOT_RISE
  const angle = (pose.slope * Math.PI) / 180
  const inner = clamp(x, -measureNeckArea(build), measureNeckArea(build))
  const [dx, dy] = [inner + (x - inner) * (x < 0 ? pose.left : pose.right), y - pivot]
  return [
    pose.shift + dx * Math.cos(angle) - dy * Math.sin(angle),
    pivot + pose.rise + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
}

function placeArm(arm: ArmEntry, build: Build, mirrored: boolean): Arm {
  const way = mirrored ? -1 : 1
  const frame = { x: 0, y: build.shoulderY, side: way, units: { s: build.shoulder, n: build.neck } } as const
  const [wrist = [0, 0], elbow] = toPoints(`${arm.at} ${arm.elbow}`, frame)
  return {
    side: arm.side === way ? 1 : -1,
    hand: arm.hand,
    wrist,
    elbow,
    angle: (arm.angle ?? 0) * way,
    scale: (arm.scale ?? 1) * getHandSize(build),
    flip: (arm.flip ?? arm.side === -1) !== mirrored,
    over: arm.over ?? false,
  }
}

function getHandSize(build: Build): number {
  return 0.62 + build.shoulder / 460
}

import type { Canvas } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import { clamp, type Point, toRadians } from '../draw/geometry.ts'
import { element, group, type Svg } from '../draw/svg.ts'
import { toPoints } from '../draw/notation.ts'
import type { Build, PortraitSpec, PoseSpec } from '../spec.ts'
import { requireKind } from './choice.ts'
import type { Side } from './head-spec.ts'
import poses from './poses.json' with { type: 'json' }

/** In `at` and `elbow`, `s` is half the shoulder width and `n` half the neck; y grows down from the shoulder line. */
type ArmEntry = {
  side: Side
  hand: string
  at: string
  elbow: string
  angle?: number
  scale?: number
  flip?: boolean
  /** True to draw the arm in front of the head, false to draw it between torso and head. */
  over?: boolean
}

type PoseEntry = {
  /** Slope of the shoulders in degrees. Positive numbers lower the viewer's right shoulder. */
  slope?: number
  /** Width factors of the two halves of a turned torso. The neck stays between the halves. */
  left?: number
  right?: number
  shift?: number
  rise?: number
  arms?: readonly ArmEntry[]
}

export type ArmWear = {
  sleeve?: Color | undefined
  /** Color of a short sleeve, which ends above the elbow with a hem. */
  shortSleeve?: Color | undefined
  cuff?: Color | undefined
  glove?: Color | undefined
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
  /** True if the hand reaches for a fixed point in the picture, so that it does not move with the torso. */
  fixed?: boolean
  /** By default, the arm wears what the pose says. */
  wear?: ArmWear
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

/** A lowered hand is nearer to the body: its distance to the side is multiplied by this factor. */
const LOWERED_REACH = 0.72

/** How far above the shoulder line the pivot lies around which the torso leans. */
const PIVOT_RISE = 30
/**
 * A turned torso is drawn in slices. `FAR` is larger than any shoulder width; `OVERLAP` hides the seams between the
 * slices.
 */
const FAR = 900
const OVERLAP = 2

const POSES = poses as Readonly<Record<string, unknown>> as Readonly<Record<string, PoseEntry>>

export const POSE_KINDS: readonly string[] = Object.keys(POSES)

/** Lists the poses that move only the torso. */
export const ARMLESS_POSES: readonly string[] = POSE_KINDS.filter((kind) => !POSES[kind]?.arms)

export function createPose(spec: PortraitSpec, build: Build): Pose {
  const poseSpec: PoseSpec = typeof spec.pose === 'string' ? { kind: spec.pose } : (spec.pose ?? { kind: 'front' })
  const { slope = 0, left = 1, right = 1, shift = 0, rise = 0, arms = [] } = requireKind(POSES, poseSpec.kind, 'pose')
  const way = poseSpec.flip ? -1 : 1
  return {
    slope: slope * way + (poseSpec.slope ?? 0),
    left: poseSpec.flip ? right : left,
    right: poseSpec.flip ? left : right,
    shift: poseSpec.upright ? 0 : shift * way,
    rise: poseSpec.upright ? 0 : rise,
    arms: arms.map((arm) => lowerArm(placeArm(arm, build, poseSpec.flip ?? false), poseSpec.lower)),
    spec: poseSpec,
  }
}

/** Applies the pose to everything below the neck. One side of a turned torso is wider than the other. */
export function poseTorso(canvas: Canvas, pose: Pose, build: Build, content: Svg): Svg {
  if (!content) return ''
  const y = build.shoulderY - PIVOT_RISE
  const slope = pose.spec.upright ? `skewY(${pose.slope})` : `rotate(${pose.slope})`
  const transform = `translate(${pose.shift} ${y + pose.rise}) ${slope} translate(0 ${-y})`
  if (pose.left === pose.right) return group({ transform: `${transform} scale(${pose.left} 1)` }, content)
  const id = canvas.uid()
  const neck = measureNeckArea(build)
  const slice = (share: number, from: number, to: number, fixed: number) =>
    group(
      {
        transform: `translate(${(fixed * (1 - share)).toFixed(2)} 0) scale(${share} 1)`,
        'clip-path': canvas.clip(`M${from} -900H${to}V1500H${from}Z`),
        // Without isolation, dark lines of lower garments would show through at the antialiased edge of the clip path.
        style: 'isolation:isolate',
      },
      element('use', { href: `#${id}` }),
    )
  const whole = element('defs', {}, group({ id }, content))
  const right = slice(pose.right, neck - OVERLAP, FAR, neck)
  return group({ transform }, whole, slice(pose.left, -FAR, OVERLAP - neck, -neck), right, slice(1, -neck, neck, 0))
}

/** Returns half the width of the area around the neck that does not change when the torso turns. */
function measureNeckArea(build: Build): number {
  return build.neck + 22
}

/** Returns where a point of the torso lies after the pose has moved it. */
export function placeOnTorso([x, y]: Point, pose: Pose, build: Build): Point {
  const pivot = build.shoulderY - PIVOT_RISE
  const angle = toRadians(pose.slope)
  const inner = clamp(x, -measureNeckArea(build), measureNeckArea(build))
  const [dx, dy] = [inner + (x - inner) * (x < 0 ? pose.left : pose.right), y - pivot]
  if (pose.spec.upright) return [pose.shift + dx, pivot + pose.rise + dx * Math.tan(angle) + dy]
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

/**
 * Lowers a hand and moves it closer to the body, so that the arm hangs. The elbow is undefined, because it has to be
 * computed again.
 */
function lowerArm(arm: Arm, lower: number | undefined): Arm {
  return lower ? { ...arm, wrist: [arm.wrist[0] * LOWERED_REACH, arm.wrist[1] + lower], elbow: undefined } : arm
}

export function getHandSize(build: Build): number {
  return 0.62 + build.shoulder / 460
}

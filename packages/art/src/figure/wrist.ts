import { clamp, lerpPoint, type Point, rotatePoint, toRadians, measureLength } from '../draw/geometry.ts'
import type { Build } from '../spec.ts'
import { getWrist } from './hands.ts'
import type { Side } from './head-spec.ts'

export type ArmPlace = {
  side: Side
  shoulder: Point
  elbow?: Point | undefined
  hand: string
  /** Position of the hand. */
  at: Point
  angle: number
  scale: number
  flip: boolean
  /** True if the hand holds something, so that it can turn only a little. */
  holds: boolean
}

/** An arm whose elbow has been found and whose wrist bends within its limit. */
export type JointedArm = ArmPlace & { elbow: Point; wrist: Point }

/** Maximum angle between a hand and its forearm. */
const MOST_BEND = 35

/** The largest angle by which a hand turns together with what it holds. */
const MOST_TURN = 18

/** Finds the elbow, and turns hand and forearm until the wrist bends within its limit. */
export function createJointedArm(build: Build, place: ArmPlace): JointedArm {
  const boneLength = build.shoulder * 0.72 + 62
  const elbow = place.elbow ?? locateElbow(place, boneLength)
  return bendWrist({ ...place, shoulder: raiseShoulder(place, elbow) }, elbow, boneLength)
}

/** If the arm is raised above the horizontal, moves its shoulder up and toward the neck. */
function raiseShoulder({ shoulder, side }: ArmPlace, elbow: Point): Point {
  const [dx, dy] = [elbow[0] - shoulder[0], elbow[1] - shoulder[1]]
  const raised = clamp((-dy / (Math.hypot(dx, dy) || 1) + 0.1) / 0.9)
  return [shoulder[0] - side * 12 * raised, shoulder[1] - 24 * raised]
}

function bendWrist(place: ArmPlace, elbow: Point, boneLength: number): JointedArm {
  const excess = measureExcessBend(place, elbow)
  const turn = place.holds ? clamp(excess, -MOST_TURN, MOST_TURN) : excess
  const turned = { ...place, angle: place.angle + turn }
  const wrist = locateWrist(turned)
  if (place.elbow || turn === excess) return { ...turned, elbow, wrist }
  const swung = rotatePoint(elbow, toRadians(turn - excess), wrist)
  return { ...turned, elbow: shorten(place.shoulder, swung, boneLength * 1.25), wrist }
}

/** Returns by how many degrees the wrist exceeds its limit. Turning the hand by this angle corrects it. */
function measureExcessBend(place: ArmPlace, elbow: Point): number {
  const [dx, dy] = [place.at[0] - elbow[0], place.at[1] - elbow[1]]
  const forearm = (Math.atan2(dx, -dy) * 180) / Math.PI
  const [x, y] = getWrist(place.hand, place.flip)
  const lean = (Math.atan2(-x, y) * 180) / Math.PI
  const bend = ((((forearm - place.angle - lean + 180) % 360) + 360) % 360) - 180
  return bend - clamp(bend, -MOST_BEND, MOST_BEND)
}

function locateWrist({ at, angle, scale, hand, flip }: ArmPlace): Point {
  const [x, y] = getWrist(hand, flip)
  const [dx, dy] = rotatePoint([x * scale, y * scale], toRadians(angle))
  return [at[0] + dx, at[1] + dy]
}

/** If the upper arm is too long, moves the elbow towards the shoulder. */
function shorten(shoulder: Point, elbow: Point, longest: number): Point {
  const length = measureLength(shoulder, elbow) || 1
  return length <= longest ? elbow : lerpPoint(shoulder, elbow, longest / length)
}

/**
 * Positions of a hanging upper arm, most relaxed first: its angle below the horizontal in degrees, and its drawn length
 * as a fraction of the bone's length. An arm drawn shorter than its bone points toward the viewer.
 */
const HANGING_WAYS: readonly (readonly [degrees: number, length: number])[] = [
  ...[76, 68, 60, 52, 44].map((degrees) => [degrees, 0.92] as const),
  ...[68, 60, 52, 44].map((degrees) => [degrees, 0.64] as const),
  ...[36, 28].map((degrees) => [degrees, 0.92] as const),
]

/**
 * The shortest and the longest drawn length of a hanging arm's forearm, in bone lengths. A forearm that is drawn
 * shorter points toward or away from the viewer.
 */
const SHORTEST_FOREARM = 0.5
const LONGEST_FOREARM = 1.22

/**
 * Lets the upper arm hang if the forearm then reaches the hand and the wrist can bend far enough. Otherwise, raises it.
 */
function locateElbow(place: ArmPlace, boneLength: number): Point {
  const wrist = locateWrist(place)
  const hanging = HANGING_WAYS.map(([degrees, length]): Point => {
    const [dx, dy] = rotatePoint([length * boneLength, 0], toRadians(degrees))
    return [place.shoulder[0] + place.side * dx, place.shoulder[1] + dy]
  }).find((elbow) => {
    const forearm = measureLength(elbow, wrist) / boneLength
    const isReached = forearm > SHORTEST_FOREARM && forearm < LONGEST_FOREARM
    return isReached && Math.abs(measureExcessBend(place, elbow)) <= MOST_TURN
  })
  return hanging ?? locateRaisedElbow(place.shoulder, wrist, place.side, boneLength)
}

/** Finds the elbow of an arm whose upper arm and forearm have the same length. It bends outwards and down. */
function locateRaisedElbow(shoulder: Point, wrist: Point, side: Side, boneLength: number): Point {
  const [dx, dy] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]]
  const reach = Math.hypot(dx, dy) || 1
  const out = Math.sqrt(Math.max(boneLength * boneLength - (reach / 2) ** 2, (boneLength * 0.2) ** 2))
  const [nx, ny] = [-dy / reach, dx / reach]
  const way = nx * side * 0.5 + ny >= 0 ? 1 : -1
  const middle = lerpPoint(shoulder, wrist, 0.5)
  // If the hand is in front of the shoulder, moves the elbow outwards so that the upper arm stays visible.
  const aside = 14 + 0.5 * boneLength * Math.max(0, 1 - reach / (1.3 * boneLength))
  return [middle[0] + nx * out * way + side * aside, middle[1] + ny * out * way]
}

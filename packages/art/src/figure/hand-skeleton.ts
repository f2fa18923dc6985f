import { toRadians, type Point } from '../draw/geometry.ts'
import { requireKind } from './choice.ts'
import gestures from './hand-gestures.json' with { type: 'json' }

/** Right, up and toward the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

/** A joint on the picture. `depth` grows toward the viewer, `radius` is half the width there. */
export type Joint = { at: Point; depth: number; radius: number }

/** A bone of a finger. `back` is the direction of its back, the side of the nail. */
export type Phalanx = { from: Joint; to: Joint; back: Vector }

/** A finger from its knuckle to its tip. The thumb begins at the wrist. */
export type Finger = readonly [Phalanx, Phalanx, Phalanx]

/** A posed hand. Its fingers are those beside the thumb, from the index finger to the little finger. */
export type HandPose = {
  wrist: Joint
  /** How much the palm faces the viewer, from -1 (back of the hand) to 1. */
  facing: number
  /** True if things pass between the fingers and the palm. */
  holds: boolean
  /** True for short toes with pads. */
  isPaw: boolean
  /** The length of the claws, as a multiple of half the width of a fingertip; undefined for nails. */
  claw: number | undefined
  fingers: readonly Finger[]
  thumb: Finger
  /** Places on the palm or on its back, in hand units. */
  locate: (x: number, y: number, z: number) => Point
}

type Gesture = {
  /** The direction in which the straight fingers would point. */
  points: readonly number[]
  /** The direction that the palm faces. */
  palm: readonly number[]
  /** From the index finger to the little finger: how far each is spread and its three joints are bent, in degrees. */
  fingers: readonly (readonly number[])[]
  /** Degrees by which the thumb stands off the hand and in front of the palm, and the bends of its two joints. */
  thumb: readonly number[]
  /** The place in the hand that lies at (0, 0). */
  origin: readonly number[]
  holds?: boolean
  claws?: boolean
}

const GESTURES: Readonly<Record<string, Gesture>> = gestures

/** Begins the names of gestures that an animal makes with its paw. */
const PAW_PREFIX = 'paw-'

export const GESTURE_KINDS: readonly string[] = Object.keys(GESTURES).flatMap((kind) => [kind, PAW_PREFIX + kind])

const isPaw = (kind: string): boolean => kind.startsWith(PAW_PREFIX)

/** Returns the same gesture made with a paw. */
export const toPaw = (kind: string): string => (isPaw(kind) || !isGesture(kind) ? kind : PAW_PREFIX + kind)

export function isGesture(kind: string): boolean {
  return Object.hasOwn(GESTURES, getGestureName(kind))
}

export function locateWrist(kind: string, flip: boolean): Point {
  return createProjection(getGesture(kind), flip).project(WRIST, 0).at
}

function getGesture(kind: string): Gesture {
  return requireKind(GESTURES, getGestureName(kind), 'hand')
}

function getGestureName(kind: string): string {
  return isPaw(kind) ? kind.slice(PAW_PREFIX.length) : kind
}

type Triple = readonly [number, number, number]

type Anatomy = {
  fingers: readonly { knuckle: Triple; lengths: Triple; width: number }[]
  thumb: { root: Triple; lengths: Triple; width: number }
  /** Widths along a finger or the thumb, as fractions of its width at the knuckle. */
  taper: readonly number[]
  thumbTaper: readonly number[]
  /** The usual length of the claws, and their length in a gesture that shows them. See `HandPose`. */
  claw?: number
  shownClaw: number
}

/** In hand units: the hand is 143 units long, its wrist at (0, -50). */
const HUMAN: Anatomy = {
  fingers: [
    { knuckle: [-21, 13, -1], lengths: [33, 21, 17], width: 19.5 },
    { knuckle: [-6, 18, -4], lengths: [36, 24, 18], width: 20 },
    { knuckle: [9.5, 14, -4], lengths: [33, 22, 18], width: 19 },
    { knuckle: [23, 5, -1], lengths: [26, 17, 15], width: 16.5 },
  ],
  thumb: { root: [-11, -36, 5], lengths: [33, 26, 22], width: 22 },
  taper: [1, 0.9, 0.8, 0.62],
  thumbTaper: [1.2, 0.98, 0.92, 0.66],
  shownClaw: 3.4,
}

/** Toes are short and thick, with round tips. */
const PAW: Anatomy = {
  fingers: [
    { knuckle: [-27, 6, -1], lengths: [20, 15, 10], width: 30 },
    { knuckle: [-9, 15, -3], lengths: [23, 16, 10], width: 31 },
    { knuckle: [10, 14, -3], lengths: [22, 16, 10], width: 31 },
    { knuckle: [28, 4, -1], lengths: [18, 14, 10], width: 29 },
  ],
  thumb: { root: [-14, -32, 5], lengths: [27, 16, 11], width: 27 },
  taper: [1, 0.97, 0.98, 0.84],
  thumbTaper: [1.12, 1, 0.96, 0.84],
  claw: 1.75,
  shownClaw: 2.6,
}

const WRIST: Vector = [0, -50, 0]

/** Poses the skeleton of the hand on the viewer's right, or its mirror image. */
export function poseHand(kind: string, flip: boolean): HandPose {
  const gesture = getGesture(kind)
  const projection = createProjection(gesture, flip)
  const { project, turn } = projection
  const anatomy = isPaw(kind) ? PAW : HUMAN
  const fingers = anatomy.fingers.map(({ knuckle, lengths, width }, index) => {
    const [spread = 0, ...bends] = gesture.fingers[index] ?? []
    const along = rotateAround([0, 1, 0], [0, 0, 1], -spread)
    const palm: Vector = [0, 0, 1]
    return chainBones({ root: knuckle, along, palm, lengths, bends, width, taper: anatomy.taper }, projection)
  })
  const [off = 40, front = 25, ...bends] = gesture.thumb
  const along = rotateAround(rotateAround([0, 1, 0], [0, 0, 1], off), [0, 1, 0], front)
  // The thumb bends across the palm.
  const palm = normalize(cross(along, rotateAround([0, 0, 1], [0, 1, 0], front - 65)))
  const thumb = chainBones(
    {
      ...anatomy.thumb,
      along,
      palm,
      bends: [0, ...bends],
      taper: anatomy.thumbTaper,
    },
    projection,
  )
  return {
    wrist: project(WRIST, 17),
    facing: turn([0, 0, 1])[2],
    holds: gesture.holds ?? false,
    isPaw: isPaw(kind),
    claw: gesture.claws ? anatomy.shownClaw : anatomy.claw,
    fingers,
    thumb,
    locate: (x, y, z) => project([x, y, z], 0).at,
  }
}

type Projection = {
  /** Turns a direction in the hand as the gesture turns the hand. */
  turn: (local: Vector) => Vector
  /** Places a point of the hand on the picture. */
  project: (local: Vector, radius: number) => Joint
}

function createProjection(gesture: Gesture, flip: boolean): Projection {
  const side = flip ? -1 : 1
  const rotate = createRotation(gesture)
  const origin = rotate(toVector(gesture.origin))
  return {
    turn(local) {
      const [x, y, z] = rotate(local)
      return [side * x, y, z]
    },
    project(local, radius) {
      const [x, y, z] = subtract(rotate(local), origin)
      return { at: [side * x, -y], depth: z, radius }
    },
  }
}

type Chain = {
  root: Vector
  along: Vector
  /** The direction toward which the finger bends. */
  palm: Vector
  lengths: readonly [number, number, number]
  bends: readonly number[]
  width: number
  taper: readonly number[]
}

function chainBones(chain: Chain, { project, turn }: Projection): Finger {
  let { root, along, palm } = chain
  const phalanges = chain.lengths.map((length, index): Phalanx => {
    const bend = chain.bends[index] ?? 0
    const axis = normalize(cross(along, palm))
    along = rotateAround(along, axis, bend)
    palm = rotateAround(palm, axis, bend)
    const end = add(root, scale(along, length))
    const radiusAt = (place: number) => (chain.width * (chain.taper[place] ?? 1)) / 2
    const bone = {
      from: project(root, radiusAt(index)),
      to: project(end, radiusAt(index + 1)),
      back: turn(scale(palm, -1)),
    }
    root = end
    return bone
  })
  return phalanges as unknown as Finger
}

/** Returns the rotation of a hand whose fingers point up and whose palm faces the viewer. */
function createRotation({ points, palm }: Gesture): (local: Vector) => Vector {
  const up = normalize(toVector(points))
  const across = normalize(cross(up, toVector(palm)))
  const facing = cross(across, up)
  return ([x, y, z]) => add(add(scale(across, x), scale(up, y)), scale(facing, z))
}

/** Rotates a vector around an axis of length 1, by the right-hand rule. */
function rotateAround(vector: Vector, axis: Vector, degrees: number): Vector {
  const angle = toRadians(degrees)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const along = dot(axis, vector) * (1 - cosine)
  return add(add(scale(vector, cosine), scale(cross(axis, vector), sine)), scale(axis, along))
}

const toVector = ([x = 0, y = 0, z = 0]: readonly number[]): Vector => [x, y, z]
const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const normalize = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1))

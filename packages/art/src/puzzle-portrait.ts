import { createSeededRandom } from './draw/random.ts'
import { ARMLESS_POSES } from './figure/pose.ts'
import { scaleOnCard } from './portrait.ts'
import type { PortraitSpec } from './spec.ts'

/**
 * How a puzzle changes the absolute value of an angle in the card's portrait: up to `small`, it adds `more`; a larger
 * angle becomes `otherwise`.
 */
type Change = { small: number; more: number; otherwise: number }

/**
 * Angles in degrees. Their absolute values differ from the angles on the card, because a program may also compare the
 * puzzle with the mirrored card.
 */
const HEAD: Change = { small: 6, more: 9, otherwise: 0 }
const LEAN: Change = { small: 4, more: 7, otherwise: 0 }
const TURN: Change = { small: 18, more: 14, otherwise: 7 }

/** The scale of the puzzle's figure relative to the figure on the card. */
const SHARE = 0.93
/** Moves the figure down by this many pixels, so that the lower edge of a bust stays outside the picture. */
const DROP = 30

/**
 * Changes a portrait's pose, expression and gaze based on a seed, so that its puzzle pictures differ from all cards.
 * Build, hair, clothes and props stay the same, because players recognize the figure by them.
 */
export function createPuzzlePortrait(spec: PortraitSpec, seed: string): PortraitSpec {
  const random = createSeededRandom(`${seed} puzzle ${spec.puzzleSeed ?? 0}`)
  const { turn = 16, tilt = 0, lean = 0, pitch = 0, dx = 0, dy = 0, eyes, brows } = spec
  const side = random() < 0.5 ? -1 : 1
  const leaned = side * changeAngle(lean, LEAN)
  const [lookX = 0, lookY = 0] = eyes.look ?? []
  return {
    ...spec,
    turn: side * changeAngle(turn, TURN),
    tilt: side * changeAngle(tilt + lean, HEAD) - leaned,
    lean: leaned,
    // A leaning figure is smaller and moves back to the middle, so that its props stay in the picture.
    scale: scaleOnCard(spec) * SHARE,
    dx: dx - 3 * (leaned - lean),
    dy: dy + DROP,
    pitch: pitch > 0 ? pitch - 10 : pitch + 10,
    pose: changePose(spec.pose, random),
    eyes: { ...eyes, open: (eyes.open ?? 1) * (0.8 + random() * 0.1), look: [-lookX, lookY] },
    brows: { ...brows, raise: brows?.raise === 1 ? -1 : 1, y: (brows?.y ?? 0) - 3 },
  }
}

function changeAngle(angleOnCard: number, { small, more, otherwise }: Change): number {
  const size = Math.abs(angleOnCard)
  return size <= small ? size + more : otherwise
}

/**
 * Chooses another pose for the torso. A pose with arms is kept and only its slope changes, because the arms may hold
 * props.
 */
function changePose(pose: PortraitSpec['pose'], random: () => number): PortraitSpec['pose'] {
  const current = typeof pose === 'string' ? { kind: pose } : (pose ?? { kind: 'front' })
  if (!ARMLESS_POSES.includes(current.kind))
    return { ...current, slope: (current.slope ?? 0) + (random() < 0.5 ? -9 : 9) }
  const others = ARMLESS_POSES.filter((kind) => kind !== current.kind)
  return { ...current, kind: others[Math.floor(random() * others.length)] ?? current.kind, flip: random() < 0.5 }
}

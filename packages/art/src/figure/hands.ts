import { type Color, shade, tint, toInk } from '../draw/color.ts'
import { type Frame, PLAIN_FRAME } from '../draw/notation.ts'
import type { Point } from '../draw/geometry.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { path, type Svg } from '../draw/svg.ts'
import { drawFlipper, drawRoundPaw, drawTalons, drawWristFur } from './beast-hands.ts'
import { requireKind } from './choice.ts'
import { drawPosedHand, type HandLayers } from './drawn-hand.ts'
import { buildWrist, drawWristDetails, type Forearm } from './hand-wrist.ts'
import { drawPawPad } from './hand-details.ts'
import { GESTURE_KINDS, type HandPose, isGesture, locateWrist, poseHand } from './hand-skeleton.ts'
import type { HandTones } from './hand-strokes.ts'
import { drawWing } from './wing.ts'

/** Hands of animals, and a hand that is not drawn. */
const OTHER_HANDS: Readonly<Record<string, (tones: HandTones, frame: Frame) => HandLayers>> = {
  talons: (tones, frame) => ({ rear: '', front: drawTalons(tones, frame) }),
  flipper: (tones, frame) => ({ rear: '', front: drawFlipper(tones, frame) }),
  wing: (tones, frame) => ({ rear: '', front: drawWing(tones, frame) }),
  'round-paw': drawRoundPaw,
  /** A hand outside the picture, below its lower edge. */
  hidden: () => ({ rear: '', front: '' }),
}

/** The wrist of hands without a skeleton. */
const USUAL_WRIST: Point = [0, 36]

export const HAND_KINDS: readonly string[] = [...GESTURE_KINDS, ...Object.keys(OTHER_HANDS)]

/**
 * Draws the hand on the viewer's right, centered on (0, 0), with its wrist. If `flip` is true, draws its mirror image.
 */
export function drawHand(kind: string, tones: HandTones, flip: boolean, forearm?: Forearm): HandLayers {
  if (isGesture(kind)) {
    const hand = poseHand(kind, flip)
    const layers = drawPosedHand(hand, tones, forearm)
    return hand.isPaw ? addPawDetails(layers, hand, tones, forearm) : layers
  }
  const frame: Frame = { ...PLAIN_FRAME, side: flip ? -1 : 1 }
  const { rear, front } = requireKind(OTHER_HANDS, kind, 'hand')(tones, frame)
  const wrist = front && drawWrist(tones, forearm)
  return rear ? { rear: wrist + rear, front } : { rear, front: wrist + front }
}

/** Adds the large pad of a paw, and the fur of its wrist behind what it holds. */
function addPawDetails({ rear, front }: HandLayers, hand: HandPose, tones: HandTones, forearm?: Forearm): HandLayers {
  const fur = forearm ? drawWristFur(hand.wrist.at, forearm.at, tones) : ''
  const pad = drawPawPad(hand, tones)
  return rear ? { rear: rear + fur, front: front + pad } : { rear, front: front + pad + fur }
}

function drawWrist(tones: HandTones, forearm?: Forearm): Svg {
  if (!forearm) return ''
  const shapes = buildWrist(USUAL_WRIST, [0, 0], forearm)
  return (
    drawUnionOutline(shapes, tones.line, 2.2) +
    path(shapes.join(''), tones.base) +
    drawWristDetails(USUAL_WRIST, tones, forearm)
  )
}

/** Returns where the forearm ends, relative to the middle of the hand. */
export function getWrist(kind: string, flip: boolean): Point {
  return isGesture(kind) ? locateWrist(kind, flip) : USUAL_WRIST
}

export function createGloveTones(color: Color): HandTones {
  return { base: tint(color, 0.1), shadow: shade(color, 1.1), line: toInk(color) }
}

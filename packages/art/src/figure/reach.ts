import type { Canvas } from '../draw/canvas.ts'
import type { Point } from '../draw/geometry.ts'
import { formatNumber, group, type Svg } from '../draw/svg.ts'
import type { HandSpec, PropSpec } from '../spec.ts'
import { type ArmPlace, type ArmWear, drawArm, drawArmHand } from './arm.ts'
import type { Side } from './head-spec.ts'
import type { Figure } from './parts.ts'
import { placeOnTorso, type Pose, createPose } from './pose.ts'

/** Draws the arms of a pose. Arms in front of the face are returned separately, to be drawn over the head. */
export function drawPoseArms(canvas: Canvas, figure: Figure, pose: Pose): { below: Svg; over: Svg } {
  const below: Svg[] = []
  const over: Svg[] = []
  for (const arm of pose.arms) {
    const place: ArmPlace = {
      side: arm.side,
      hand: arm.hand,
      angle: arm.angle,
      scale: arm.scale,
      flip: arm.flip,
      shoulder: locateShoulder(figure, pose, arm.side),
      elbow: arm.elbow && placeOnTorso(arm.elbow, pose, figure.build),
      at: placeOnTorso(arm.wrist, pose, figure.build),
    }
    const drawn = drawArm(canvas, figure, place, pose.spec) + drawArmHand(figure, place, pose.spec)
    if (arm.over) over.push(drawn)
    else below.push(drawn)
  }
  return { below: below.join(''), over: over.join('') }
}

/** Draws a prop with its hands. Usually the arms are above the prop; with `armUnder`, only the fingers are. */
export function drawPropWithHands(
  canvas: Canvas,
  figure: Figure,
  prop: PropSpec,
  drawing: Svg,
): { below: Svg; above: Svg } {
  const hands = [prop.hand === true ? {} : prop.hand, prop.otherHand].filter((hand) => hand !== undefined)
  const reaching = hands.map((hand) => ({ hand, place: placeHand(figure, prop, hand) }))
  const arms = reaching.map(({ hand, place }) =>
    hand.noArm ? '' : drawArm(canvas, figure, place, getArmWear(figure, hand)),
  )
  const fingers = reaching.map(({ hand, place }) => drawArmHand(figure, place, getArmWear(figure, hand)))
  const standing = group({ transform: formatPropTransform(prop) }, drawing)
  const under = reaching.some(({ hand }) => hand.armUnder)
  return under
    ? { below: arms.join('') + standing, above: fingers.join('') }
    : { below: standing, above: arms.join('') + fingers.join('') }
}

function formatPropTransform({ x = 0, y = 0, angle = 0, scale = 1, flip }: PropSpec): string {
  return `translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(angle)}) scale(${flip ? -scale : scale} ${scale})`
}

function placeHand(figure: Figure, prop: PropSpec, hand: HandSpec): ArmPlace {
  const at: Point = [hand.x ?? prop.x ?? 0, hand.y ?? prop.y ?? 0]
  const side: Side = hand.shoulder ?? (at[0] < 0 ? -1 : 1)
  const kind = hand.kind ?? 'fist'
  const usual = kind === 'palm' ? 0 : (prop.angle ?? 0)
  return {
    side,
    hand: kind,
    at,
    shoulder: locateShoulder(figure, createPose(figure.spec, figure.build), side),
    elbow: hand.elbow,
    angle: hand.angle ?? usual,
    scale: hand.scale ?? 1,
    flip: hand.flip ?? side < 0,
  }
}

/** Returns the sleeve options of a hand; they take precedence over those of the pose. */
function getArmWear({ spec }: Figure, hand: HandSpec): ArmWear {
  const pose = typeof spec.pose === 'object' ? spec.pose : undefined
  return {
    sleeve: hand.sleeve ?? pose?.sleeve,
    shortSleeve: hand.shortSleeve ?? pose?.shortSleeve,
    cuff: hand.cuff ?? pose?.cuff,
    glove: hand.glove ?? pose?.glove,
  }
}

function locateShoulder({ build }: Figure, pose: Pose, side: Side): Point {
  return placeOnTorso([side * (build.shoulder - 20), build.shoulderY + 46], pose, build)
}

import type { HandSpec, PortraitSpec } from '../spec.ts'
import { hasCloak } from './arm.ts'
import { isLoose } from './flank.ts'
import type { Side } from './head-spec.ts'
import type { Figure } from './parts.ts'
import { listArmSides } from './placed-arms.ts'
import { type Arm, type ArmWear, getHandSize, type Pose } from './pose.ts'

/**
 * If only one arm is drawn, adds the other one, which hangs at the figure's side. Without it, that side of the torso
 * would look like a slab. Cloaks and wide garments hide it.
 */
export function addHangingArm(figure: Figure, pose: Pose): Pose {
  const sides = listArmSides(figure, pose)
  if (sides.size !== 1 || isLoose(figure) || hasCloak(figure.spec)) return pose
  return { ...pose, arms: [...pose.arms, createHangingArm(figure, sides.has(1) ? -1 : 1)] }
}

function createHangingArm({ build, spec }: Figure, side: Side): Arm {
  const { shoulder: s, shoulderY: y } = build
  return {
    side,
    hand: 'flat',
    wrist: [side * (s - 62), y + 350],
    elbow: [side * (s + 10), y + 186],
    angle: 180,
    scale: getHandSize(build),
    flip: side < 0,
    over: false,
    wear: findWear(spec),
  }
}

/** Returns the sleeve and glove of the arm that is drawn. */
function findWear({ pose, props = [] }: PortraitSpec): ArmWear {
  const hands = props.flatMap(({ hand, otherHand }) => [hand, otherHand])
  const holding = hands.find((hand): hand is HandSpec => typeof hand === 'object' && !hand.noArm)
  return { ...pickWear(typeof pose === 'object' ? pose : {}), ...pickWear(holding ?? {}) }
}

function pickWear({ sleeve, shortSleeve, cuff, glove }: ArmWear): ArmWear {
  return {
    ...(sleeve && { sleeve }),
    ...(shortSleeve && { shortSleeve }),
    ...(cuff && { cuff }),
    ...(glove && { glove }),
  }
}

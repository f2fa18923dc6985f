import { hasCloak } from './arm.ts'
import { isLoose } from './flank.ts'
import type { Side } from './head-spec.ts'
import type { Figure } from './parts.ts'
import { listArmSides, placePropArms } from './placed-arms.ts'
import { type Arm, getHandSize, type Pose } from './pose.ts'
import { getArmWear } from './reach.ts'

/**
 * If only one arm is drawn, adds the other one. It hangs at the figure's side and wears the same as the first.
 * Without it, the torso would seem to have only one arm. Cloaks and wide garments hide it.
 */
export function addHangingArm(figure: Figure, pose: Pose): Pose {
  const sides = listArmSides(figure, pose)
  if (sides.size !== 1 || isLoose(figure) || hasCloak(figure.spec)) return pose
  return { ...pose, arms: [...pose.arms, createHangingArm(figure, sides.has(1) ? -1 : 1)] }
}

function createHangingArm(figure: Figure, side: Side): Arm {
  const { build, spec } = figure
  const { shoulder: s, shoulderY: y } = build
  const holding = (spec.props ?? []).flatMap((prop) => placePropArms(figure, prop)).find(({ hand }) => !hand.noArm)
  return {
    side,
    hand: 'flat',
    wrist: [side * (s - 62), y + 350],
    elbow: [side * (s + 10), y + 186],
    angle: 180,
    scale: getHandSize(build),
    flip: side < 0,
    over: false,
    wear: getArmWear(figure, holding?.hand ?? {}),
  }
}

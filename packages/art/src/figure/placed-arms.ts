import type { Point } from '../draw/geometry.ts'
import type { HandSpec, PropSpec } from '../spec.ts'
import type { Side } from './head-spec.ts'
import type { Figure } from './parts.ts'
import { hasPaws } from './beast/table.ts'
import { toPaw } from './hand-skeleton.ts'
import { createPose, placeOnTorso, type Arm, type Pose } from './pose.ts'
import { createJointedArm, type JointedArm } from './wrist.ts'

/** The usual scale of a hand that holds something. At scale 1, it would be a little too small for the head. */
const USUAL_SCALE = 1.12

type HoldingArm = { hand: HandSpec; place: JointedArm }

/** Places the arms that belong to the pose. Its gestures are those of human hands, but an animal makes them with its paws. */
export function placePoseArms(figure: Pick<Figure, 'build' | 'spec'>, pose: Pose): { arm: Arm; place: JointedArm }[] {
  return pose.arms.map((arm) => ({
    arm,
    place: createJointedArm(figure.build, {
      side: arm.side,
      hand: hasPaws(figure.spec) ? toPaw(arm.hand) : arm.hand,
      angle: arm.angle,
      scale: arm.scale,
      flip: arm.flip,
      shoulder: locateShoulder(figure, pose, arm.side),
      elbow: arm.elbow && (arm.fixed ? arm.elbow : placeOnTorso(arm.elbow, pose, figure.build)),
      at: arm.fixed ? arm.wrist : placeOnTorso(arm.wrist, pose, figure.build),
      holds: false,
    }),
  }))
}

/** Places the arms that hold a prop. */
export function placePropArms(figure: Pick<Figure, 'build' | 'spec'>, prop: PropSpec): HoldingArm[] {
  return [prop.hand === true ? {} : prop.hand, prop.otherHand]
    .filter((hand) => hand !== undefined)
    .map((hand) => ({ hand, place: placeHand(figure, prop, hand) }))
}

/** Returns the sides whose arm is drawn separately, whether the pose or a prop moves it. */
export function listArmSides(figure: Pick<Figure, 'build' | 'spec'>, pose: Pose): ReadonlySet<Side> {
  const held = (figure.spec.props ?? []).flatMap((prop) => placePropArms(figure, prop))
  return new Set([
    ...pose.arms.map(({ side }) => side),
    ...held.filter(({ hand }) => !hand.noArm).map(({ place }) => place.side),
  ])
}

function placeHand(figure: Pick<Figure, 'build' | 'spec'>, prop: PropSpec, hand: HandSpec): JointedArm {
  const at: Point = [hand.x ?? prop.x ?? 0, hand.y ?? prop.y ?? 0]
  const side: Side = hand.shoulder ?? (at[0] < 0 ? -1 : 1)
  const kind = hand.kind ?? 'fist'
  const usual = kind === 'palm' ? 0 : (prop.angle ?? 0)
  return createJointedArm(figure.build, {
    side,
    hand: kind,
    at,
    shoulder: locateShoulder(figure, createPose(figure.spec, figure.build), side),
    elbow: hand.elbow,
    angle: hand.angle ?? usual,
    scale: hand.scale ?? USUAL_SCALE,
    flip: hand.flip ?? side < 0,
    holds: true,
  })
}

function locateShoulder({ build }: Pick<Figure, 'build'>, pose: Pose, side: Side): Point {
  return placeOnTorso([side * (build.shoulder - 13), build.shoulderY + 35], pose, build)
}

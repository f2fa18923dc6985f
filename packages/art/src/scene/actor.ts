import type { Canvas } from '../draw/canvas.ts'
import { clamp, type Point, rotatePoint, toRadians } from '../draw/geometry.ts'
import type { Svg } from '../draw/svg.ts'
import { createFigureBuild } from '../figure/figure.ts'
import { type Arm, getHandSize } from '../figure/pose.ts'
import { getStance, getStature, type Stance } from '../figure/stance.ts'
import type { Build, PortraitSpec, PropSpec } from '../spec.ts'
import { drawCastShadow, drawContactShadow } from './ground-shadow.ts'
import type { CastSpec, ReachSpec, SceneSpec, StanceSpec } from './scene-spec.ts'
import { chooseWear, findCloth } from './wear.ts'

export type Ground = NonNullable<SceneSpec['ground']>

/**
 * A figure from head to foot: its portrait with only the props that it carries, its stance, and its place in the
 * picture. `eyes` is the height of its eyes.
 */
export type Actor = {
  portrait: PortraitSpec
  stance: Stance
  transform: string
  scale: number
  eyes: number
  shadow: Svg
}

/** What the picture sets for its figures: the ground, the picture's height, and the side from which the light comes. */
type ActorSetting = { ground: Ground | undefined; height: number; side: -1 | 1 }

/** The height of an adult in head units, used to scale figures on the ground. */
const ADULT = 1500

export function createActor(
  canvas: Canvas,
  member: CastSpec,
  portrait: PortraitSpec,
  { ground, height, side }: ActorSetting,
): Actor | undefined {
  const stanceSpec = member.stance
  if (!stanceSpec) return undefined
  const build = createFigureBuild(portrait)
  const scale = member.scale * measureDepth(member.y, ground, height)
  const lean = (getStance(stanceSpec.kind).lean ?? 0) + (stanceSpec.lean ?? 0)
  const { hip, leg } = getStature(build)
  const way = member.flip ? -1 : 1
  const hipY = member.y - (stanceSpec.above ?? 0) - getStance(stanceSpec.kind).hips * leg * scale
  const transform = `translate(${member.x} ${hipY.toFixed(1)}) scale(${(scale * way).toFixed(3)} ${scale.toFixed(3)}) rotate(${lean}) translate(0 ${-hip})`
  const toFigure = ([x, y]: readonly [number, number]): Point => {
    const flat: Point = [((x - member.x) / scale) * way, (y - hipY) / scale]
    const [dx, dy] = rotatePoint(flat, toRadians(-lean))
    return [dx, dy + hip]
  }
  const eyes = hipY - hip * scale
  const wear = chooseWear(portrait, stanceSpec)
  const stance: Stance = {
    kind: stanceSpec.kind,
    lean,
    ...wear,
    arms: placeArms(build, stanceSpec, toFigure),
    props: [],
  }
  return {
    portrait: dressCastMember(portrait, member, stanceSpec, build, toFigure),
    stance,
    transform,
    scale,
    eyes,
    shadow:
      drawCastShadow(canvas, member, { height: member.y - eyes, width: build.shoulder * scale, side }) +
      drawContactShadow(canvas, member, build.shoulder * scale),
  }
}

/** Returns the size of a head unit in pixels for a figure whose feet are at `y`. */
function measureDepth(y: number, ground: Ground | undefined, height: number): number {
  if (!ground) return 1
  return ((ground.size / ADULT) * (y - ground.horizon)) / (height - ground.horizon)
}

/**
 * Places the arms that hold no prop; arms that hold one are drawn with it. Arms for which the scene sets no target hang
 * down.
 */
function placeArms(build: Build, stanceSpec: StanceSpec, toFigure: (at: readonly [number, number]) => Point): Arm[] {
  const reaches = stanceSpec.arms ?? []
  const free = reaches.filter(({ prop }) => prop === undefined)
  const arms = free.map((arm): Arm => createArm(build, arm, toFigure(arm.to)))
  const hanging = ([-1, 1] as const).filter((side) => !reaches.some((arm) => arm.side === side))
  return [...hanging.map((side) => createHangingArm(build, side)), ...arms]
}

function createArm(build: Build, { side, hand = 'open', angle }: ReachSpec, at: Point): Arm {
  const shoulder: Point = [side * build.shoulder, build.shoulderY + 35]
  const straight = (Math.atan2(at[0] - shoulder[0], shoulder[1] - at[1]) * 180) / Math.PI
  return {
    side,
    hand,
    wrist: at,
    angle: angle ?? straight,
    scale: getHandSize(build) * 0.94,
    flip: side < 0,
    over: false,
    fixed: true,
  }
}

function createHangingArm(build: Build, side: 1 | -1): Arm {
  const { shoulder, shoulderY } = build
  const reach = shoulder * 1.1 + 180
  // The arm near the viewer swings forward and the other arm back, because parallel arms would look like two bars.
  const [out, swing] = side < 0 ? [30, -26] : [14, 14]
  const elbow: Point = [side * (shoulder + out), shoulderY + reach * 0.52]
  const wrist: Point = [side * (shoulder + swing), shoulderY + reach * 0.98]
  return {
    side,
    hand: 'flat',
    wrist,
    elbow,
    angle: (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI,
    scale: getHandSize(build) * 0.86,
    flip: side > 0,
    over: false,
    fixed: true,
  }
}

/**
 * Drops the props that the figure does not carry in this scene, adds the props in its hands, and aims its eyes at their
 * target.
 */
function dressCastMember(
  portrait: PortraitSpec,
  member: CastSpec,
  stanceSpec: StanceSpec,
  build: Build,
  toFigure: (at: readonly [number, number]) => Point,
): PortraitSpec {
  const sleeve = stanceSpec.bareArms ? undefined : (stanceSpec.sleeve ?? findSleeve(portrait))
  const held = (stanceSpec.arms ?? []).flatMap((arm): PropSpec[] => {
    if (arm.prop === undefined) return []
    const [x, y] = toFigure(arm.to)
    const hand = {
      kind: arm.hand ?? 'fist',
      shoulder: arm.side,
      ...(sleeve ? { sleeve } : {}),
      scale: getHandSize(build),
    }
    return [
      {
        kind: arm.prop,
        x,
        y,
        angle: arm.angle ?? 0,
        scale: arm.propScale ?? 1,
        layer: 'over',
        hand,
        ...(arm.options ? { options: arm.options } : {}),
      },
    ]
  })
  const kept = (portrait.props ?? []).filter(({ kind }) => stanceSpec.keep?.includes(kind))
  return {
    ...portrait,
    lean: 0,
    pose: {
      kind: getStance(stanceSpec.kind).torso ?? 'three-quarter-right',
      upright: true,
      ...(sleeve ? { sleeve } : {}),
    },
    props: [...kept, ...held],
    eyes: { ...portrait.eyes, ...(member.gaze ? { look: aimEyes(build, toFigure(member.gaze)) } : {}) },
  }
}

/** Returns by how much both irises move towards the target. */
function aimEyes(build: Build, target: Point): [number, number] {
  const [dx, dy] = [target[0], target[1] - build.eyeY]
  const far = Math.hypot(dx, dy) || 1
  return [clamp((dx / far) * 9, -9, 9), clamp((dy / far) * 6, -5, 6)]
}

function findSleeve({ pose, props = [], outfit = [] }: PortraitSpec): string | undefined {
  const posed = typeof pose === 'object' ? pose.sleeve : undefined
  const holding = props.flatMap(({ hand, otherHand }) => [hand === true ? undefined : hand?.sleeve, otherHand?.sleeve])
  return posed ?? holding.find((sleeve) => sleeve !== undefined) ?? (outfit.length ? findCloth(outfit) : undefined)
}

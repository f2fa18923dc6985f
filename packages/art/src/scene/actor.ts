import type { Canvas } from '../draw/canvas.ts'
import { getLightness, mix, shade } from '../draw/color.ts'
import { clamp, type Point, rotatePoint } from '../draw/geometry.ts'
import { element, type Svg } from '../draw/svg.ts'
import { createFigureBuild } from '../figure/figure.ts'
import { type Arm, getHandSize } from '../figure/pose.ts'
import { getStance, getStature, HEM_KINDS, type HemKind, HEMS, type Stance } from '../figure/stance.ts'
import type { Build, PortraitSpec, PropSpec } from '../spec.ts'
import type { CastSpec, ReachSpec, SceneSpec, StanceSpec } from './scene-spec.ts'

export type Ground = NonNullable<SceneSpec['ground']>

/** A figure from head to foot: its portrait without what it leaves behind, its stance, and its place in the picture. */
export type Actor = { portrait: PortraitSpec; stance: Stance; transform: string; scale: number; shadow: Svg }

/** Height in head units of an adult, by which the ground gives figures their scale. */
const ADULT = 1500

/** Trousers that no garment of a portrait tells. */
const PLAIN = '#4a3f48'
const STEEL = '#a8b2c0'

/** Garments over or beside the one that tells the color of the skirt. */
const ACCESSORIES =
  /cape|necklace|scarf|fur$|pauldron|strap|choker|shawl|ruff|sash|collar|belt|chain|epaulette|bow|gorget|medal|brand|armbands|garland|apron|rope|bite|line|baldric|moons|chest|boy|suspenders|vest|puff|trail|trim|pelt|skin/

export function createActor(
  canvas: Canvas,
  member: CastSpec,
  portrait: PortraitSpec,
  ground: Ground | undefined,
  height: number,
): Actor | undefined {
  const told = member.stance
  if (!told) return undefined
  const build = createFigureBuild(portrait)
  const scale = member.scale * measureDepth(member.y, ground, height)
  const lean = (getStance(told.kind).lean ?? 0) + (told.lean ?? 0)
  const { hip, leg } = getStature(build)
  const way = member.flip ? -1 : 1
  const hipY = member.y - (told.above ?? 0) - getStance(told.kind).hips * leg * scale
  const transform = `translate(${member.x} ${hipY.toFixed(1)}) scale(${(scale * way).toFixed(3)} ${scale.toFixed(3)}) rotate(${lean}) translate(0 ${-hip})`
  const toFigure = ([x, y]: readonly [number, number]): Point => {
    const flat: Point = [((x - member.x) / scale) * way, (y - hipY) / scale]
    const [dx, dy] = rotatePoint(flat, (-lean * Math.PI) / 180)
    return [dx, dy + hip]
  }
  const wear = chooseWear(portrait, told)
  const stance: Stance = { kind: told.kind, lean, ...wear, arms: placeArms(build, told, toFigure), props: [] }
  return {
    portrait: dress(portrait, member, told, build, toFigure),
    stance,
    transform,
    scale,
    shadow: drawContactShadow(canvas, member, build.shoulder * scale),
  }
}

/** Returns the pixels per head unit of a figure whose feet are at `y`. */
function measureDepth(y: number, ground: Ground | undefined, height: number): number {
  if (!ground) return 1
  return ((ground.size / ADULT) * (y - ground.horizon)) / (height - ground.horizon)
}

/** Arms that hold a prop are drawn with it. An arm that does nothing hangs. */
function placeArms(build: Build, told: StanceSpec, toFigure: (at: readonly [number, number]) => Point): Arm[] {
  const reaches = told.arms ?? []
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
  return {
    side,
    hand: 'flat',
    wrist: [side * (shoulder + 16), shoulderY + reach],
    elbow: [side * (shoulder + 22), shoulderY + reach * 0.52],
    angle: 176 * side,
    scale: getHandSize(build) * 0.86,
    flip: side > 0,
    over: false,
    fixed: true,
  }
}

/** Keeps only what the figure carries here, adds the props in its hands, and turns its eyes to their target. */
function dress(
  portrait: PortraitSpec,
  member: CastSpec,
  told: StanceSpec,
  build: Build,
  toFigure: (at: readonly [number, number]) => Point,
): PortraitSpec {
  const sleeve = told.bareArms ? undefined : (told.sleeve ?? findSleeve(portrait))
  const held = (told.arms ?? []).flatMap((arm): PropSpec[] => {
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
  const kept = (portrait.props ?? []).filter(({ kind }) => told.keep?.includes(kind))
  return {
    ...portrait,
    lean: 0,
    pose: { kind: 'front', ...(sleeve ? { sleeve } : {}) },
    props: [...kept, ...held],
    eyes: { ...portrait.eyes, ...(member.gaze ? { look: aimEyes(build, toFigure(member.gaze)) } : {}) },
  }
}

/** The irises move towards the target by one vector. */
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

function findCloth(outfit: NonNullable<PortraitSpec['outfit']>): string | undefined {
  const colors = outfit.filter(({ kind }) => !ACCESSORIES.test(kind)).map(({ color }) => color)
  return colors.findLast((color) => typeof color === 'string' && color.startsWith('#')) as string | undefined
}

/** What a portrait wears below the waist, unless the scene tells it. */
function chooseWear({ build, outfit = [] }: PortraitSpec, told: StanceSpec) {
  const cloth = told.cloth ?? findCloth(outfit)
  const isGown = build === 'girl' || build === 'woman'
  const own = HEM_KINDS.find((kind) => outfit.some((worn) => HEMS[kind]?.outfit.includes(worn.kind)))
  const length = told.length ?? ((own && HEMS[own]?.length) || (isGown ? 0.94 : 0.26))
  const dark = cloth && getLightness(cloth) < 0.45 ? mix(shade(cloth, 0.4), PLAIN, 0.6) : PLAIN
  return {
    cloth: cloth ?? (own === 'plates' ? STEEL : undefined),
    hem: told.hem ?? chooseHem(own, length, isGown),
    length,
    trim: told.trim,
    belt: told.belt,
    trousers: told.bareLegs ? undefined : (told.trousers ?? (isGown && length > 0.6 ? undefined : dark)),
    shoes: told.barefoot ? undefined : (told.shoes ?? '#4a3022'),
    slippers: told.slippers,
  }
}

/** What ends at the ankles is a gown or a robe, whatever is worn over it. A man's coat may be as long. */
function chooseHem(own: HemKind | undefined, length: number, isGown: boolean): HemKind {
  if (length > 0.6 && (own !== 'coat' || isGown)) return isGown ? 'gown' : 'robe'
  return own ?? 'tunic'
}

/** A dark, flat ellipse on the ground, where the feet touch it. */
function drawContactShadow(canvas: Canvas, { x, y, stance }: CastSpec, width: number): Svg {
  if (stance?.kind === 'riding' || stance?.kind === 'floating') return ''
  const rise = stance?.above ? 0.5 : 1
  const rx = width * (stance?.kind === 'lying' ? 5 : 1.7)
  const fill = canvas.radialGradient(
    [0, 0, 1],
    [0, '#120a24', 0.62 * rise],
    [0.55, '#120a24', 0.36 * rise],
    [1, '#120a24', 0],
  )
  return element('circle', {
    r: 1,
    fill,
    transform: `translate(${x} ${y}) scale(${rx.toFixed(1)} ${(rx * 0.2).toFixed(1)})`,
  })
}

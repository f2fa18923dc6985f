import type { Canvas } from '../draw/canvas.ts'
import { clamp } from '../draw/geometry.ts'
import { formatNumber, group, type Svg } from '../draw/svg.ts'
import { joinLayers, drawCharacter } from '../figure/compose.ts'
import type { PortraitSpec } from '../spec.ts'
import { WARDROBE } from '../wardrobe.ts'
import { type Actor, createActor, type Ground } from './actor.ts'
import type { CastSpec, LightSpec, PlacedFigure, Window } from './scene-spec.ts'
import type { Picture } from './scenery/part.ts'
import { defineBacklightFilter, defineLightFilter, defineTintFilter } from './tint.ts'

/** A bust with a tint of at least this strength stands before the light, which shines around it. */
const BACKLIT = 0.35

type Setting = {
  light: LightSpec
  shadow: string
  ground?: Ground | undefined
  picture: Picture
  window: Window
  seed: string
}

/** A figure tinted at least this strongly appears as an outline, with its head in profile. */
const OUTLINE = 0.8

/** Draws a figure, turned toward the middle and lit like the scene. Returns '' if its portrait is missing. */
export function drawCastMember(
  canvas: Canvas,
  member: CastSpec,
  portrait: PortraitSpec | undefined,
  setting: Setting,
): Svg {
  if (!portrait) return ''
  const placed = placeCastMember(canvas, member, applyLook(portrait, member), setting)
  return drawInFrame(canvas, member, applyBlurAndReflection(canvas, member, placed))
}

/** Returns the portrait with the face, the pose and the props that it has in this picture. */
export function applyLook(portrait: PortraitSpec, { eyes, mouth, pose, props }: CastSpec | PlacedFigure): PortraitSpec {
  return {
    ...portrait,
    eyes: eyes ? { ...portrait.eyes, kind: eyes } : portrait.eyes,
    mouth: mouth ? { ...portrait.mouth, kind: mouth } : portrait.mouth,
    pose: pose ?? portrait.pose,
    props: props ?? portrait.props,
  }
}

function placeCastMember(
  canvas: Canvas,
  member: CastSpec,
  portrait: PortraitSpec,
  { light, shadow, ground, picture, window, seed }: Setting,
): Svg {
  const side = light.x < member.x ? -1 : 1
  const actor = createActor(canvas, member, portrait, { ground, height: picture.height, side })
  const posed = actor ? faceRight(member, actor.portrait, actor) : turnBust(member, portrait, picture.width)
  const mirror = member.flip ? -member.scale : member.scale
  const turn = (posed.lean ?? 0) + (member.angle ?? 0)
  const bust = `translate(${member.x} ${member.y}) rotate(${turn.toFixed(1)} 0 300) scale(${mirror} ${member.scale})`
  const lit = { color: light.color ?? '#fff2d0', side, shadow } as const
  const isOutline = member.tint !== undefined && (member.tintAmount ?? 0.5) >= OUTLINE
  const stance = actor && { ...actor.stance, profile: isOutline }
  const drawn = joinLayers(drawCharacter(canvas, posed, WARDROBE, `${seed}${member.portrait}`, stance))
  const placed = group({ transform: actor?.transform ?? bust }, drawn)
  const { tint, tintAmount: amount = 0.5 } = member
  if (tint && !actor && amount >= BACKLIT)
    return group({ filter: defineBacklightFilter(canvas, lit, window, { color: tint, amount }) }, placed)
  const tinted = tint ? group({ filter: defineTintFilter(canvas, tint, amount) }, placed) : placed
  return (actor?.shadow ?? '') + group({ filter: defineLightFilter(canvas, lit, window, actor?.scale) }, tinted)
}

/**
 * Turns a full figure to the right, the direction of all stances; `flip` mirrors it later. The head tilts up or down
 * toward the point that the figure looks at, and turns to the side.
 */
function faceRight(member: CastSpec, portrait: PortraitSpec, actor: Actor): PortraitSpec {
  const [dx, dy] = member.gaze ? [member.gaze[0] - member.x, member.gaze[1] - actor.eyes] : [0, 0]
  const tilt = member.gaze ? clamp((dy / Math.max(60, Math.abs(dx))) * 16, -11, 11) : 0
  const turn = member.gaze && Math.abs(dx) > 90 ? 38 : 26
  return {
    ...portrait,
    turn: member.turn ?? Math.max(turn, Math.abs(portrait.turn ?? 16)),
    tilt: member.tilt ?? tilt,
  }
}

/** Turns a bust toward the point that it looks at, or else toward the middle, and drops the props in `drop`. */
function turnBust(member: CastSpec, portrait: PortraitSpec, width: number): PortraitSpec {
  const aside = member.x < width * 0.46 ? 1 : member.x > width * 0.54 ? -1 : 0
  const facing = member.flip ? -aside : aside
  const drop = member.drop ?? []
  const aim = member.gaze ? aimHead(member, portrait, member.gaze) : turnHead(portrait, facing)
  return {
    ...portrait,
    ...aim,
    turn: member.turn ?? aim.turn,
    tilt: member.tilt ?? aim.tilt,
    eyes: { ...portrait.eyes, ...aim.eyes },
    props: portrait.props?.filter(({ kind }) => !drop.includes(kind)),
    headgear: portrait.headgear?.filter(({ kind }) => !drop.includes(kind)),
  }
}

type Aim = Pick<PortraitSpec, 'turn' | 'tilt' | 'pitch' | 'lean'> & { eyes?: Pick<PortraitSpec['eyes'], 'look'> }

function turnHead(portrait: PortraitSpec, facing: number): Aim {
  const { turn = 16, tilt, lean } = portrait
  if (facing === 0) return { turn, tilt, lean }
  return {
    turn: facing * Math.abs(turn),
    tilt: -facing * Math.abs(tilt ?? 0) * 0.8,
    lean: facing * Math.abs(lean ?? 0),
  }
}

/** The largest angles of a head that looks at a point, and the largest movement of its eyes. */
const AIM = { turn: 34, pitch: 9, tilt: 9, eyes: [11, 5] } as const

/** Aims the head and the eyes of a bust at a point in the picture. */
function aimHead({ x, y, flip, scale }: CastSpec, portrait: PortraitSpec, target: readonly [number, number]): Aim {
  const [dx, dy] = [((target[0] - x) / scale) * (flip ? -1 : 1), (target[1] - y) / scale]
  const far = Math.max(240, Math.hypot(dx, dy))
  const [aside, down] = [dx / far, dy / far]
  return {
    turn: AIM.turn * aside,
    pitch: clamp(-down * 2, -1, 1) * AIM.pitch,
    tilt: clamp(aside * down * 3, -1, 1) * AIM.tilt,
    lean: Math.sign(aside) * Math.abs(portrait.lean ?? 0),
    eyes: { look: [AIM.eyes[0] * aside, AIM.eyes[1] * clamp(down * 1.5, -1, 1)] },
  }
}

function applyBlurAndReflection(canvas: Canvas, member: CastSpec, content: Svg): Svg {
  const attributes = { opacity: member.opacity, filter: member.blur ? canvas.blur(member.blur) : undefined }
  const soft = member.opacity === undefined && !member.blur ? content : group(attributes, content)
  return member.reflectAt === undefined ? soft : drawWithReflection(canvas, member, member.reflectAt, soft)
}

/** Cuts off a figure at the water surface and draws its reflection below. */
function drawWithReflection(canvas: Canvas, member: CastSpec, surface: number, content: Svg): Svg {
  const above = canvas.clip(`M-2000 -2000H4000V${surface}H-2000Z`)
  const image = group({ 'clip-path': above }, content)
  const height = member.reflectHeight ?? 1
  const transform = `translate(0 ${formatNumber(surface * (1 + height))}) scale(1 ${-height})`
  const turned = { transform, opacity: 0.6, filter: canvas.blur(1.6) }
  return (member.onlyReflection ? '' : image) + group(turned, image)
}

function drawInFrame(canvas: Canvas, { frame }: CastSpec, content: Svg): Svg {
  if (!frame) return content
  const { x, y, rx, ry } = frame
  const oval = `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`
  return group({ 'clip-path': canvas.clip(oval) }, content)
}

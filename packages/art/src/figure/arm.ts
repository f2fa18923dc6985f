import type { Canvas } from '../draw/canvas.ts'
import { toInk, tint, shade, type Color } from '../draw/color.ts'
import { lerpPoint, type Point, rotatePoint } from '../draw/geometry.ts'
import { drawTrim } from '../draw/metal.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush } from '../draw/stroke.ts'
import { formatNumber, group, path, type Svg } from '../draw/svg.ts'
import { drawHand, createGloveTones } from './hands.ts'
import type { Side } from './head-spec.ts'
import type { Figure } from './parts.ts'

export type ArmWear = {
  sleeve?: Color | undefined
  /** Color of a short sleeve, which ends above the elbow with a hem. */
  shortSleeve?: Color | undefined
  cuff?: Color | undefined
  glove?: Color | undefined
}

export type ArmPlace = {
  side: Side
  shoulder: Point
  elbow?: Point | undefined
  hand: string
  /** Position of the hand. */
  at: Point
  angle: number
  scale: number
  flip: boolean
}

/** Distance between the middle of a hand and its wrist. */
const WRIST = 36

/** The end of a short sleeve, as a fraction of the distance from shoulder to elbow. */
const HEM = 0.74

/** Draws the shoulder over the garment, then the upper arm, then the forearm in front of it. */
export function drawArm(canvas: Canvas, figure: Figure, place: ArmPlace, wear: ArmWear): Svg {
  const { build, skin } = figure
  const wrist = locateWrist(place)
  const elbow = place.elbow ?? locateElbow(place.shoulder, wrist, place.side, build.shoulder * 0.72 + 62)
  const base = wear.sleeve ?? skin.base
  const tones = wear.sleeve
    ? { base, shadow: shade(base, 1.1), line: toInk(base), bright: tint(base, 0.45) }
    : { base, shadow: skin.shadow, line: skin.line, bright: skin.light }
  const loose = wear.sleeve ? 1.16 : 1
  const thick = (20 + build.shoulder * 0.2) * loose
  const wide = 42 * place.scale * loose
  const upper = brush(
    [place.shoulder, lerpPoint(place.shoulder, elbow, 0.5), elbow],
    1,
    (t) => thick * (1.12 - 0.12 * t),
    8,
  )
  const fore = brush([elbow, lerpPoint(elbow, wrist, 0.5), wrist], 1, (t) => thick + (wide - thick) * t ** 1.2, 8)
  const joint = buildDiscPath(elbow, thick * 0.49)
  const cap = buildDiscPath(place.shoulder, thick * 0.56)
  const shoulder =
    drawUnionOutline([upper, joint, cap], tones.line, 2.8) +
    [upper, joint, cap].map((d) => path(d, tones.base)).join('') +
    group({ 'clip-path': canvas.clip(upper, joint, cap) }, drawLimbShadow(place.shoulder, elbow, thick, tones.shadow))
  return group(
    {},
    shoulder,
    wear.shortSleeve && !wear.sleeve && drawShortSleeve(place.shoulder, elbow, thick, wear.shortSleeve),
    drawUnionOutline([fore], tones.line, 2.8),
    [fore, joint].map((d) => path(d, tones.base)),
    group(
      { 'clip-path': canvas.clip(fore, joint) },
      drawLimbShadow(elbow, wrist, thick, tones.shadow),
      wear.sleeve && drawFolds(elbow, wrist, thick, tones.line),
    ),
    wear.cuff && drawCuff(elbow, wrist, wide, wear.cuff),
  )
}

export function drawArmHand({ skin }: Figure, place: ArmPlace, wear: ArmWear): Svg {
  const tones = wear.glove ? createGloveTones(wear.glove) : skin
  const [x, y] = [formatNumber(place.at[0]), formatNumber(place.at[1])]
  const transform = `translate(${x} ${y}) rotate(${formatNumber(place.angle)}) scale(${place.scale.toFixed(3)})`
  return group({ transform }, drawHand(place.hand, tones, place.flip))
}

function locateWrist({ at, angle, scale }: ArmPlace): Point {
  const [dx, dy] = rotatePoint([0, WRIST * scale], (angle * Math.PI) / 180)
  return [at[0] + dx, at[1] + dy]
}

/** Finds the elbow for an upper arm and a forearm of equal length. The elbow bends outwards and down. */
function locateElbow(shoulder: Point, wrist: Point, side: Side, boneLength: number): Point {
  const [dx, dy] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]]
  const reach = Math.hypot(dx, dy) || 1
  const out = Math.sqrt(Math.max(boneLength * boneLength - (reach / 2) ** 2, (boneLength * 0.2) ** 2))
  const [nx, ny] = [-dy / reach, dx / reach]
  const way = nx * side * 0.5 + ny >= 0 ? 1 : -1
  const middle = lerpPoint(shoulder, wrist, 0.5)
  // If the hand is in front of the shoulder, moves the elbow outwards so that the upper arm stays visible.
  const aside = 14 + 0.5 * boneLength * Math.max(0, 1 - reach / (1.3 * boneLength))
  return [middle[0] + nx * out * way + side * aside, middle[1] + ny * out * way]
}

/** Draws the dark side of a limb: the light comes from the upper left, so the right side and the underside are dark. */
function drawLimbShadow(from: Point, to: Point, thickness: number, color: Color): Svg {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const way = nx + ny * 0.6 > 0 ? 1 : -1
  const aside = (point: Point, share: number): Point => [
    point[0] + nx * way * thickness * share,
    point[1] + ny * way * thickness * share,
  ]
  const band = brush(
    [aside(from, 0.46), aside(lerpPoint(from, to, 0.5), 0.36), aside(to, 0.42)],
    thickness * 0.5,
    'flat',
    10,
  )
  return path(band, color, { opacity: 0.75 })
}

function drawFolds(elbow: Point, wrist: Point, thickness: number, color: Color): Svg {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1
  const [nx, ny] = [-(wrist[1] - elbow[1]) / length, (wrist[0] - elbow[0]) / length]
  return [
    [0.08, 0.5, -0.1],
    [0.2, -0.48, 0.16],
    [0.62, 0.42, 0],
  ]
    .map(([along = 0, from = 0, to = 0]) => {
      const at = (share: number, across: number): Point => {
        const [x, y] = lerpPoint(elbow, wrist, share)
        return [x + nx * across * thickness, y + ny * across * thickness]
      }
      return path(
        brush([at(along, from), at(along + 0.05, (from + to) / 2), at(along + 0.03, to)], 3, 'out', 6),
        color,
        { opacity: 0.7 },
      )
    })
    .join('')
}

/** Draws a short sleeve including its shoulder. */
function drawShortSleeve(shoulder: Point, elbow: Point, thickness: number, color: Color): Svg {
  const length = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]) || 1
  const [ax, ay] = [(elbow[0] - shoulder[0]) / length, (elbow[1] - shoulder[1]) / length]
  const end = lerpPoint(shoulder, elbow, HEM)
  const wide = thickness * 1.3
  const cloth = brush([shoulder, lerpPoint(shoulder, end, 0.5), end], 1, (t) => wide * (0.94 + 0.06 * t), 8)
  const [nx, ny] = [-ay * wide * 0.53, ax * wide * 0.53]
  const bulge: Point = [end[0] + ax * 6, end[1] + ay * 6]
  const hem = drawTrim([[end[0] - nx, end[1] - ny], bulge, [end[0] + nx, end[1] + ny]], 9, tint(color, 0.3))
  const cap = buildDiscPath(shoulder, wide * 0.47)
  return drawUnionOutline([cloth, cap], toInk(color), 2.8) + path(cloth, color) + path(cap, color) + hem
}

function drawCuff(elbow: Point, wrist: Point, width: number, color: Color): Svg {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1
  const [ax, ay] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length]
  const [nx, ny] = [-ay * width * 0.56, ax * width * 0.56]
  const center: Point = [wrist[0] - ax * 4, wrist[1] - ay * 4]
  const bulge: Point = [center[0] - ax * 5, center[1] - ay * 5]
  return drawTrim([[center[0] - nx, center[1] - ny], bulge, [center[0] + nx, center[1] + ny]], 16, color)
}

function buildDiscPath([x, y]: Point, radius: number): string {
  const r = formatNumber(radius)
  return `M${formatNumber(x - radius)} ${formatNumber(y)}a${r} ${r} 0 1 0 ${formatNumber(radius * 2)} 0a${r} ${r} 0 1 0 ${formatNumber(-radius * 2)} 0Z`
}

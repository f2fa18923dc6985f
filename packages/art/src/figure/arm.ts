import type { Canvas } from '../draw/canvas.ts'
import { type Color, measureDistance, shade, toInk } from '../draw/color.ts'
import { lerpPoint, type Point, rotatePoint } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { formatNumber, group, path, type Svg } from '../draw/svg.ts'
import type { HandTones } from './hand-strokes.ts'
import { drawHand, createGloveTones } from './hands.ts'
import type { Side } from './head-spec.ts'
import { drawLimb, type Limb, type LimbStart } from './limb.ts'
import type { Figure } from './parts.ts'
import { drawCuff, drawOpening, drawShortSleeve, drawSleeveFolds } from './sleeve.ts'

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

/** Colors of sleeve and garment below this distance in OKLab count as the same cloth. */
const SAME_CLOTH = 0.06

/** Garments that cover the shoulders in another color or leave the chest open. */
const SHOULDER_COVERS: ReadonlySet<unknown> = new Set([
  'apron',
  'canvas-apron',
  'cape-front',
  'feather-cloak',
  'fur',
  'fur-coat',
  'jinbaori',
  'kasaya',
  'lamellar',
  'layered-rags',
  'leaf-collar',
  'lotus-collar',
  'net-cloak',
  'nurse-apron',
  'pauldron',
  'puff',
  'sheepskin',
  'shawl',
  'suit-gown',
  'tartan-cape',
  'tiger-skin',
  'vest-open',
])

/** How far a sleeve ends before the wrist. */
const OPENING = 9

/** Draws an arm that grows out of the shoulder: no line crosses the garment where the arm begins. */
export function drawArm(canvas: Canvas, figure: Figure, place: ArmPlace, wear: ArmWear): Svg {
  const { build, skin } = figure
  const wrist = locateWrist(place)
  const elbow = place.elbow ?? locateElbow(place.shoulder, wrist, place.side, build.shoulder * 0.72 + 62)
  const thick = 26 + build.shoulder * 0.21
  const bare: Limb = { shoulder: place.shoulder, elbow, end: wrist, thick, endWidth: 38 * place.scale }
  if (!wear.sleeve) {
    const arm = drawLimb(canvas, bare, skin, wear.shortSleeve === undefined ? 'seam' : 'hidden')
    const sleeve = wear.shortSleeve && drawShortSleeve(place.shoulder, elbow, thick, wear.shortSleeve)
    return group({}, arm, sleeve, wear.cuff && drawCuff(elbow, wrist, bare.endWidth + 4, wear.cuff))
  }
  const cloth = wear.sleeve
  const tones = { base: cloth, shadow: shade(cloth, 1.1), line: toInk(cloth) }
  const end = lerpPoint(wrist, elbow, OPENING / (Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1))
  const sleeve: Limb = { ...bare, end, thick: thick * 1.1, endWidth: 52 * place.scale }
  return group(
    {},
    drawLimb(canvas, sleeve, tones, chooseSleeveStart(figure, place, cloth)),
    drawSleeveFolds(sleeve, tones.line),
    wear.cuff && drawCuff(elbow, end, sleeve.endWidth, wear.cuff),
    drawOpening(sleeve, wear.cuff ?? cloth),
    path(
      brush([end, lerpPoint(end, wrist, 1.9)], 34 * place.scale, () => 1, 2),
      getHandTones(skin, wear.glove).shadow,
    ),
  )
}

/** A sleeve has no visible edge on a garment of its own color, unless something else covers the shoulder. */
function chooseSleeveStart({ spec }: Figure, { hand }: ArmPlace, sleeve: Color): LimbStart {
  // The prop, e.g. a book or a map, may lie between this arm and the chest.
  if (hand === 'hold') return 'seam'
  const outfit = spec.outfit ?? []
  const own = outfit.findIndex(({ color }) => typeof color === 'string' && measureDistance(color, sleeve) < SAME_CLOTH)
  return own >= 0 && !outfit.slice(own).some(({ kind }) => SHOULDER_COVERS.has(kind)) ? 'fade' : 'seam'
}

export function drawArmHand({ skin }: Figure, place: ArmPlace, wear: ArmWear): Svg {
  const tones = getHandTones(skin, wear.glove)
  const [x, y] = [formatNumber(place.at[0]), formatNumber(place.at[1])]
  const transform = `translate(${x} ${y}) rotate(${formatNumber(place.angle)}) scale(${place.scale.toFixed(3)})`
  return group({ transform }, drawHand(place.hand, tones, place.flip))
}

function getHandTones(skin: HandTones, glove: Color | undefined): HandTones {
  return glove ? createGloveTones(glove) : skin
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

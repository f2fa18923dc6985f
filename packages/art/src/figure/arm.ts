import type { Canvas } from '../draw/canvas.ts'
import { type Color, measureDistance, mix, shade, toSoftInk } from '../draw/color.ts'
import {
  lerpPoint,
  type PathData,
  type Point,
  rotatePoint,
  smoothPath,
  toRadians,
  measureLength,
} from '../draw/geometry.ts'
import { toPoints } from '../draw/notation.ts'
import { brush } from '../draw/stroke.ts'
import { formatNumber, group, path, type Svg } from '../draw/svg.ts'
import type { PartSpec, PortraitSpec } from '../spec.ts'
import { buildPosedBody, chooseShade } from './body.ts'
import type { HandTones } from './hand-strokes.ts'
import type { HandLayers } from './drawn-hand.ts'
import { type Forearm, WRIST_RADIUS } from './hand-wrist.ts'
import { drawHand, createGloveTones } from './hands.ts'
import { type Armhole, drawLimb, type Limb, type LimbStart } from './limb.ts'
import type { Figure } from './parts.ts'
import { type ArmWear, createPose, placeOnTorso } from './pose.ts'
import { findShoulderPlate } from './shoulder-plate.ts'
import { drawDrapedEdge, drawCuff, drawOpening, drawShortSleeve, drawSleeveFolds } from './sleeve.ts'
import type { JointedArm } from './wrist.ts'

/** Sleeve and garment colors closer than this in OKLab count as the same cloth. */
const SAME_CLOTH = 0.06

/** Garments that cover the shoulders in a color of their own, or that leave the chest open. */
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

/** The garments in `SHOULDER_COVERS` that hang over the shoulders, so that the arms come out from under them. */
const CLOAKS: ReadonlySet<unknown> = new Set([
  'cape-front',
  'feather-cloak',
  'fur',
  'fur-coat',
  'kasaya',
  'leaf-collar',
  'lotus-collar',
  'net-cloak',
  'shawl',
  'sheepskin',
  'tartan-cape',
  'tiger-skin',
])

/** Garments whose smooth cloth falls over the beginning of an arm. */
const DRAPED: ReadonlySet<unknown> = new Set(['cape-front', 'tartan-cape', 'tunic'])

/** Garments that leave both shoulders bare. */
const BARE_SHOULDERS: ReadonlySet<unknown> = new Set([
  'armbands',
  'bare-boy',
  'bite-scars',
  'broad-collar',
  'cape',
  'chest',
  'choker',
  'gallows-rope',
  'garland',
  'grass-thong',
  'iron-collar',
  'kraken-arms',
  'leaf-kilt',
  'necklace',
  'smoke-trail',
  'tutu',
])

/** The distance from the wrist to a cuff or the end of the sleeve. */
const OPENING = 17

/** Draws an arm that merges into the shoulder: no line crosses the garment where the arm begins. */
export function drawArm(canvas: Canvas, figure: Figure, place: JointedArm, wear: ArmWear): Svg {
  const { build, skin } = figure
  const { elbow, wrist } = place
  const thick = 31 + build.shoulder * 0.235 + 8 * (build.planes ?? 0)
  const cover = tracePlate(figure, place)
  const edgeColor = findEdgeColor(figure, wear)
  const armhole = hasCloak(figure.spec) ? undefined : traceArmhole(figure, place)
  const endWidth = 2 * WRIST_RADIUS * place.scale
  const bare: Limb = { shoulder: place.shoulder, elbow, end: wrist, thick, endWidth, cover, armhole }
  const end = locateOpening(place)
  const contact = drawContactShadow(canvas, figure, bare)
  if (!wear.sleeve) {
    const shortSleeve = wear.shortSleeve === undefined ? undefined : drawShortSleeve(bare, wear.shortSleeve)
    const arm = drawLimb(canvas, bare, skin, shortSleeve ? 'hidden' : chooseBareLimbStart(figure), shortSleeve)
    const edge = edgeColor && drawDrapedEdge(bare, edgeColor)
    return group({}, contact, arm, edge, wear.cuff && drawCuff(elbow, end, bare.endWidth + 9, wear.cuff))
  }
  const cloth = wear.sleeve
  const tones = { base: cloth, shadow: shade(cloth, 1.1), line: toSoftInk(cloth) }
  const sleeve: Limb = { ...bare, end, thick: thick * 1.1, endWidth: 52 * place.scale }
  return group(
    {},
    contact,
    drawLimb(canvas, sleeve, tones, chooseSleeveStart(figure, place, cloth)),
    drawSleeveFolds(sleeve, mix(tones.shadow, tones.line, 0.4)),
    edgeColor && drawDrapedEdge(sleeve, edgeColor),
    wear.cuff && drawCuff(elbow, end, sleeve.endWidth, wear.cuff),
    drawOpening(sleeve, wear.cuff ?? cloth),
  )
}

/** Returns whether arms come out from under a cloak. */
export function hasCloak({ outfit = [] }: PortraitSpec): boolean {
  return outfit.some(({ kind }) => CLOAKS.has(kind))
}

function locateOpening({ elbow, wrist, scale }: JointedArm): Point {
  return lerpPoint(wrist, elbow, Math.min(0.6, (OPENING * scale) / (measureLength(elbow, wrist) || 1)))
}

/** Returns the color of the garment under which an arm comes out, unless its sleeve belongs to this garment. */
function findEdgeColor({ spec }: Figure, { sleeve }: ArmWear): Color | undefined {
  const color = (spec.outfit ?? []).find(({ kind }) => DRAPED.has(kind))?.['color']
  if (typeof color !== 'string') return undefined
  return sleeve !== undefined && measureDistance(color, sleeve) < SAME_CLOTH ? undefined : color
}

/** Draws an arm's soft shadow on the torso, to the lower right. */
function drawContactShadow(canvas: Canvas, figure: Figure, { shoulder, elbow, end, thick }: Limb): Svg {
  if (canvas.isDark) return ''
  const { spec, build } = figure
  const body = canvas.clip(buildPosedBody(build, createPose(spec, build)))
  const tone = chooseShade(figure)
  const arm = brush([lerpPoint(shoulder, elbow, 0.3), elbow, end], thick * 1.1, 'flat', 14)
  const shadow = path(arm, tone, { opacity: 0.5, transform: 'translate(8 14)' })
  return group({ 'clip-path': body }, shadow)
}

function traceArmhole({ spec, build }: Figure, { side, shoulder }: JointedArm): Armhole {
  const pose = createPose(spec, build)
  const { shoulder: s, shoulderY: y } = build
  const at = (across: number, down: number) => placeOnTorso([side * across, y + down], pose, build)
  return {
    top: at(s * 0.66, -9),
    slope: [shoulder[0], at(s - 18, 5)[1]],
    middle: at(s * 0.68, 36),
    pit: at(s - 38, 88),
  }
}

/** Returns the outline of the plate or puff over this arm's shoulder, if any. */
function tracePlate({ spec, build }: Figure, { side }: JointedArm): PathData | undefined {
  const plate = findShoulderPlate(spec)
  if (!plate) return undefined
  const pose = createPose(spec, build)
  const corners = toPoints(plate.outline, { x: 0, y: build.shoulderY, side, units: { s: build.shoulder } })
  const posed = corners.map((corner): Point => {
    const [x, y] = placeOnTorso(corner, pose, build)
    return [x, y, corner[2] ?? 0]
  })
  return smoothPath(posed, true)
}

/** A bare arm is drawn without an edge where it meets a bare shoulder. */
function chooseBareLimbStart({ spec }: Figure): LimbStart {
  const isBare = ({ kind, neck, gown }: PartSpec) => BARE_SHOULDERS.has(kind) || neck === 'off' || gown === true
  return (spec.outfit ?? []).every(isBare) ? 'fade' : 'seam'
}

/** The sleeve of a full figure lies in the shadow of the garment above it, unless both are of the same cloth. */
function chooseSleeveStart({ spec, hips }: Figure, { hand }: JointedArm, sleeve: Color): LimbStart {
  // The prop, e.g. a book or a map, may lie between this arm and the chest.
  if (hips === undefined || hand === 'hold') return 'seam'
  const outfit = spec.outfit ?? []
  const own = outfit.findIndex(({ color }) => typeof color === 'string' && measureDistance(color, sleeve) < SAME_CLOTH)
  const covered = outfit.slice(Math.max(0, own)).some(({ kind }) => SHOULDER_COVERS.has(kind))
  return own >= 0 && !covered ? 'seam' : 'shaded'
}

/** Draws the hand in two layers, behind and in front of what it holds. Without an arm, the hand ends at the wrist. */
export function drawArmHand({ skin }: Figure, place: JointedArm, wear: ArmWear, hasArm: boolean): HandLayers {
  const tones = getHandTones(skin, wear.glove)
  const [x, y] = [formatNumber(place.at[0]), formatNumber(place.at[1])]
  const transform = `translate(${x} ${y}) rotate(${formatNumber(place.angle)}) scale(${place.scale.toFixed(3)})`
  const { rear, front } = drawHand(place.hand, tones, place.flip, hasArm ? locateForearm(place, wear) : undefined)
  return { rear: rear && group({ transform }, rear), front: group({ transform }, front) }
}

/** Returns where the forearm meets the hand, in hand units. */
function locateForearm(place: JointedArm, { sleeve, cuff, glove }: ArmWear): Forearm {
  const [x, y] = locateOpening(place)
  const turned = rotatePoint([x - place.at[0], y - place.at[1]], -toRadians(place.angle))
  return { at: [turned[0] / place.scale, turned[1] / place.scale], merges: !sleeve && !cuff && !glove }
}

function getHandTones(skin: HandTones, glove: Color | undefined): HandTones {
  return glove ? createGloveTones(glove) : skin
}

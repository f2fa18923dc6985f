import type { Canvas } from '../draw/canvas.ts'
import { smoothPath, toLine } from '../draw/geometry.ts'
import { mix } from '../draw/color.ts'
import { element, group, layer, path, type Svg } from '../draw/svg.ts'
import type { PortraitSpec } from '../spec.ts'
import { drawBeard } from './beard.ts'
import { drawBeastEars } from './beast-ears.ts'
import { drawHorns } from './horns.ts'
import { drawBeastBrows } from './beast/brow.ts'
import { drawBeastNeck } from './beast/neck.ts'
import { drawBeastSkull, drawMuzzle, drawWhiskers } from './beast/skull.ts'
import { hasBeastHead } from './beast/table.ts'
import { drawBody, drawTorsoShade } from './body.ts'
import { requireKind } from './choice.ts'
import { drawFace, drawMarksOnFur } from './face.ts'
import { drawEars } from './ears.ts'
import { drawBrows, drawEarrings, drawEyes } from './features.ts'
import { createFigure } from './figure.ts'
import type { BeastSpec } from './head-spec.ts'
import { listSlimSides, taperTorso } from './flank.ts'
import { drawHair, type HairLayers } from './hair/hair.ts'
import { applyHairStyle } from './hair/styles.ts'
import { drawMouth } from './mouth.ts'
import { drawLongNose, drawNose } from './nose.ts'
import type { Figure, HeadgearPiece, HeadgearTable, OutfitTable } from './parts.ts'
import { drawProfile, narrowForProfile } from './profile.ts'
import { poseTorso, createPose } from './pose.ts'
import { createHatClip, drawHatShade, getHatDrop, lowerHat } from './hat-seat.ts'
import { addHangingArm } from './hanging-arm.ts'
import { drawHem } from './hem.ts'
import { drawLegs } from './legs.ts'
import { getStance, getStature, type Stance } from './stance.ts'
import { listArmSides } from './placed-arms.ts'
import { type DrawProp, drawPoseArms, drawProps } from './reach.ts'
import { type Face, createFace } from './face-frame.ts'

/** The drawing functions by kind, for everything that a figure wears and holds. */
export type Wardrobe = {
  outfit: OutfitTable
  headgear: HeadgearTable
  drawProp: DrawProp
}

export type Character = {
  figure: Figure
  /** The layers by name, from back to front. */
  layers: ReadonlyMap<string, Svg>
}

type Hats = { drawn: ReturnType<HeadgearPiece>[]; hasHat: boolean; hasHood: boolean }

/** Draws a figure as named layers, in head units: from head to foot if it has a stance, otherwise down to the hips. */
export function drawCharacter(
  canvas: Canvas,
  spec: PortraitSpec,
  wardrobe: Wardrobe,
  seed: string,
  stance?: Stance,
): Character {
  const figure = createFigure(canvas, spec)
  figure.hips = stance && getStance(stance.kind).hips * getStature(figure.build).leg
  const usual = createPose(spec, figure.build)
  const pose = stance ? { ...usual, arms: stance.arms } : addHangingArm(figure, usual)
  const turnHead = createHeadTransform(figure, stance)
  const turnBack = (content: Svg) => turnHead(stance?.profile ? narrowForProfile(content) : content)
  const torso = (content: Svg) => poseTorso(canvas, pose, figure.build, content)
  const armSides = listArmSides(figure, pose)
  const taperedTorso = (content: Svg) => torso(taperTorso(canvas, figure, armSides, content))
  const cutAtHips = (content: Svg) => (stance ? clipToHips(canvas, figure, content) : content)
  const shade = drawTorsoShade(canvas, figure, pose, listSlimSides(figure, armSides))
  const hats = drawHats(canvas, figure, wardrobe)
  const hair = drawHair(canvas, figure, applyHairStyle(spec.hair), seed, hats.hasHat || hats.hasHood)
  const clipToHat = createHatClip(canvas, spec, hats.hasHat)
  const body = drawBody(canvas, figure)
  const outfit = drawOutfit(canvas, figure, wardrobe)
  const head = (stance?.profile ? drawProfileHead : drawHead)(canvas, figure, hair, hats, clipToHat)
  const arms = drawPoseArms(canvas, figure, pose)
  const props = drawProps(canvas, figure, wardrobe.drawProp, turnHead)
  const hem = stance ? drawHem(canvas, figure, stance) : undefined
  const layers = new Map([
    ['prop-back', props.back],
    ['headgear-back', turnBack(hats.drawn.map(({ back }) => back ?? '').join(''))],
    ['outfit-back', torso(outfit.back)],
    ['hair-back', turnBack(clipToHat(hair.back) + hair.tied)],
    ['collar-back', torso(outfit.collarBack)],
    ['legs', stance ? hem?.back + drawLegs(canvas, figure, stance) : ''],
    ['body', drawNeckAndTorso(canvas, figure, cutAtHips(taperedTorso(body)))],
    ['outfit', cutAtHips(taperedTorso(outfit.main) + shade)],
    ['hem', hem?.front ?? ''],
    ['hair-over', turnHead(hair.braids)],
    ['arms', arms.below],
    ['head', turnHead(stance?.profile ? drawProfile(figure) + narrowForProfile(head) : head)],
    ['prop', props.front + arms.over + props.over],
  ])
  return { figure, layers }
}

export function joinLayers({ layers }: Character): Svg {
  return [...layers].map(([name, content]) => (content ? layer(name, content) : '')).join('')
}

/** Clips a torso at the hips, because a full figure has legs and a skirt instead of a bust's straight lower edge. */
function clipToHips(canvas: Canvas, { build }: Figure, content: Svg): Svg {
  const { shoulder: s, shoulderY, chin } = build
  const { hip } = getStature(build)
  const [top, bottom] = [chin - 400, hip + 30]
  const outline = `M${-s - 300} ${top}H${s + 300}V${shoulderY + 150}L${s * 0.95} ${hip - 40}Q${s * 0.7} ${bottom} 0 ${bottom}Q${-s * 0.7} ${bottom} ${-s * 0.95} ${hip - 40}L${-s - 300} ${shoulderY + 150}Z`
  return group({ 'clip-path': canvas.clip(outline) }, content)
}

function createHeadTransform({ spec, build }: Figure, stance?: Stance): (content: Svg) => Svg {
  const { head } = getStature(build)
  const size = stance ? ` translate(0 ${build.chin}) scale(${head}) translate(0 ${-build.chin})` : ''
  const transform = `rotate(${spec.tilt ?? 0} 0 ${build.chin})${size}`
  return (content) => (content ? group({ transform }, content) : '')
}

/** Draws neck and torso. The neck stays in place when the torso turns. */
function drawNeckAndTorso(canvas: Canvas, figure: Figure, torso: Svg): Svg {
  const { build, skin, spec } = figure
  const { neck, chin, shoulderY } = build
  const column = smoothPath(
    toLine([-neck, chin - 30, 1], [neck, chin - 30, 1], [neck + 6, shoulderY - 24, 1], [-neck - 6, shoulderY - 24, 1]),
    true,
  )
  return (
    path(column, skin.shadow, { stroke: skin.line, 'stroke-width': build.line * 2 }) +
    torso +
    (hasBeastHead(spec) ? drawBeastNeck(canvas, figure) : '')
  )
}

function drawHats(canvas: Canvas, figure: Figure, { headgear }: Wardrobe): Hats {
  const drawn = (figure.spec.headgear ?? []).map((worn) =>
    lowerHat(requireKind(headgear, worn.kind, 'headgear')(canvas, figure, worn), getHatDrop(figure.spec)),
  )
  return { drawn, hasHat: drawn.some(({ hidesCap }) => hidesCap), hasHood: drawn.some(({ hood }) => hood) }
}

function drawOutfit(canvas: Canvas, figure: Figure, { outfit }: Wardrobe): { back: Svg; main: Svg; collarBack: Svg } {
  const garments = (figure.spec.outfit ?? []).map((worn) =>
    requireKind(outfit, worn.kind, 'garment')(canvas, figure, worn),
  )
  return {
    back: garments.map(({ back }) => back ?? '').join(''),
    main: garments.map(({ main }) => main ?? '').join(''),
    collarBack: garments.map(({ collarBack }) => collarBack ?? '').join(''),
  }
}

function drawHead(canvas: Canvas, figure: Figure, hair: HairLayers, hats: Hats, clip: (content: Svg) => Svg): Svg {
  const { spec } = figure
  const face = createFace(canvas, figure)
  const beast = spec.beast ?? {}
  const ears = drawBeastEars(canvas, figure, beast)
  const features = drawFeatures(face, beast)
  // Animals have no hair in front of the head, only a mane behind it.
  const isAnimal = hasBeastHead(spec)
  const brows = group({ opacity: getBrowOpacity(spec) }, layer('brows', features.brows))
  return [
    ears.behind,
    layer('face', features.face, isAnimal ? '' : clip(drawHairShadow(figure, hair))),
    layer('eyes', drawEyes(face)),
    spec.beard ? layer('beard', drawBeard(face, spec.beard)) : '',
    spec.browsUnder ? brows : '',
    isAnimal ? '' : clip(hair.sides) + layer('hair-front', clip(hair.front)),
    spec.browsUnder ? '' : brows,
    drawHeadTop(face, ears.before, hats),
  ].join('')
}

/** Draws the skull with nose, mouth and brows, either an animal's or a human's. */
function drawFeatures(face: Face, beast: BeastSpec): { face: Svg; brows: Svg } {
  if (hasBeastHead(face.figure.spec)) {
    return {
      face: drawBeastSkull(face, beast) + drawMarksOnFur(face) + drawMuzzle(face, beast),
      brows: drawBeastBrows(face, beast),
    }
  }
  return { face: drawEars(face) + drawFace(face) + drawNose(face) + drawMouth(face), brows: drawBrows(face) }
}

/** Draws a head in profile, without eyes, nose, mouth and brows. */
function drawProfileHead(
  canvas: Canvas,
  figure: Figure,
  hair: HairLayers,
  hats: Hats,
  clip: (content: Svg) => Svg,
): Svg {
  const face = createFace(canvas, figure)
  const beast = figure.spec.beast ?? {}
  const ears = drawBeastEars(canvas, figure, beast)
  const skull = hasBeastHead(figure.spec)
    ? drawBeastSkull(face, beast) + drawMuzzle(face, beast)
    : drawEars(face) + drawFace(face)
  return [
    ears.behind + skull + clip(hair.sides) + clip(hair.front),
    figure.spec.beard ? drawBeard(face, figure.spec.beard) : '',
    drawHeadTop(face, ears.before, hats),
  ].join('')
}

/** Draws everything in front of the hair and the brows. */
function drawHeadTop(face: Face, hangingEars: Svg, hats: Hats): Svg {
  const beast = face.figure.spec.beast ?? {}
  return (
    drawHorns(face, beast) +
    hangingEars +
    drawLongNose(face) +
    drawWhiskers(face, beast) +
    drawEarrings(face) +
    layer(
      'headgear',
      hats.hasHat && !hats.hasHood && drawHatShade(face),
      hats.drawn.map(({ front }) => front ?? '').join(''),
    )
  )
}

/** Returns the opacity with which the brows show through the hair. A straight fringe hides them more. */
function getBrowOpacity({ hair }: PortraitSpec): number {
  const front = applyHairStyle(hair).front
  return front === 'hime' || front === 'one-eye' ? 0.75 : 0.95
}

/** Draws the shadow that the hair casts on the face. Without it, the hair would seem to float. */
function drawHairShadow({ faceClip, skin }: Figure, { outlines }: HairLayers): Svg {
  if (!outlines.length) return ''
  const cast = outlines.map((d) => element('path', { d }))
  return group(
    { 'clip-path': faceClip },
    group({ transform: 'translate(6 20)', fill: mix(skin.shadow, skin.line, 0.14) }, cast),
  )
}

import type { Canvas } from '../draw/canvas.ts'
import { type Color, tint } from '../draw/color.ts'
import {
  clamp,
  computeNormals,
  lerp,
  lerpPoint,
  type Line,
  type PathData,
  type Point,
  samplePath,
  smoothPath,
  toCorner,
  toLoop,
  getDirection,
  moveAlong,
  measureLength,
} from '../draw/geometry.ts'
import { buildDiscPath, drawUnionOutline } from '../draw/outline.ts'
import { brush, type Profile, PROFILES } from '../draw/stroke.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import type { HandTones } from './hand-strokes.ts'

const UPPER_STEPS = 10
const FORE_STEPS = 12

/** The shape of an arm or of the sleeve around it. */
export type Limb = {
  shoulder: Point
  elbow: Point
  end: Point
  thick: number
  endWidth: number
  /** The outline of a shoulder plate that hides the upper arm. */
  cover?: PathData | undefined
  /** Where the arm joins the torso. If undefined, the arm ends at the shoulder joint. */
  armhole?: Armhole | undefined
}

/** The seam between torso and arm, from the collar line down to the armpit, and the slope of the shoulder outside it. */
export type Armhole = { top: Point; slope: Point; middle: Point; pit: Point }

/**
 * How an arm or sleeve begins: without an edge on a bare shoulder (`fade`), at a seam, under a short sleeve (`hidden`),
 * or in the shadow of what covers the shoulder (`shaded`).
 */
export type LimbStart = 'fade' | 'seam' | 'hidden' | 'shaded'

export type ShortSleeve = { outline: PathData; drawing: Svg }

/**
 * Draws an arm or a sleeve as one shape, without an outline across the garment at the shoulder. `over` is a short
 * sleeve, which lies over the upper arm but under a forearm that crosses it.
 */
export function drawLimb(canvas: Canvas, limb: Limb, tones: HandTones, start: LimbStart, over?: ShortSleeve): Svg {
  const { shoulder, elbow, end, thick, endWidth } = limb
  const upperLine: Line = [shoulder, lerpPoint(shoulder, elbow, 0.5), elbow]
  const foreLine: Line = [elbow, lerpPoint(elbow, end, 0.5), end]
  const upperWidth = (t: number) => thick * computeUpperArmWidth(t)
  const foreWidth = (t: number) => thick * computeForearmWidth(t, endWidth / thick)
  const upper = brush(upperLine, 1, upperWidth, UPPER_STEPS)
  const fore = brush(foreLine, 1, foreWidth, FORE_STEPS)
  const joint = buildDiscPath(elbow, upperWidth(1) / 2)
  const joins = limb.armhole && start !== 'fade' && start !== 'hidden'
  const cap = joins
    ? buildShoulder(limb, upperWidth(0) / 2)
    : toLoop(traceArmhole(limb, upperWidth(0) / 2, Math.PI).toReversed())
  const fill = start === 'fade' ? createShoulderFade(canvas, limb, tones.base) : tones.base
  const upperArm = [
    joins ? drawUnionOutline([cap], tones.line, 1.4) : '',
    drawEdges(upperLine, upperWidth, tones.line),
    path([cap, upper].join(''), fill),
    group(
      { 'clip-path': canvas.clip(start === 'fade' ? [upper] : [upper, cap]) },
      drawLimbShadow(shoulder, elbow, thick, tones.shadow, (t) => Math.min(1, t * 2.2)),
    ),
    start === 'shaded' ? drawShoulderShade(canvas, limb, [upper, cap], tones) : '',
    start === 'seam' && !joins ? drawSeam(limb, upperWidth(0) / 2, tones.line) : '',
    drawLight(limb, upperWidth, tones.base),
  ]
  const foreOutline = drawUnionOutline([joint, fore], tones.line, 3)
  return (
    foreOutline +
    group({ 'clip-path': limb.cover && canvas.clipOut(limb.cover) }, upperArm) +
    (over ? over.drawing + group({ 'clip-path': canvas.clip(over.outline) }, foreOutline) : '') +
    path([joint, fore].join(''), tones.base) +
    group({ 'clip-path': canvas.clip(joint, fore) }, drawLimbShadow(elbow, end, thick * 0.9, tones.shadow)) +
    drawElbowCrease(limb, tones.line)
  )
}

/** Returns the outline of the shoulder, joined with the collar line so that the arm has no rounded end there. */
export function buildShoulder(limb: Limb, radius: number): PathData {
  const { shoulder, armhole } = limb
  const disc = buildDiscPath(shoulder, radius * 0.98)
  if (!armhole) return disc
  const { top, slope, middle } = armhole
  const pit = raisePit(limb, armhole, radius)
  const outline = [toCorner(top), slope, shoulder, toCorner(pit), middle]
  // All subpaths of a path need the same direction, or they would cut holes into each other.
  const isReversed = (slope[0] - top[0]) * (pit[1] - top[1]) - (slope[1] - top[1]) * (pit[0] - top[0]) > 0
  return disc + smoothPath(isReversed ? outline.toReversed() : outline, true)
}

/** Moves the armpit up to the underside of an arm that is held away from the body. */
function raisePit({ shoulder, elbow }: Limb, { pit }: Armhole, radius: number): Point {
  const [ux, uy] = getDirection(shoulder, elbow)
  const way = pit[0] < shoulder[0] ? 1 : -1
  const underside: Point = [
    shoulder[0] + (ux * 0.3 - way * uy) * radius * 0.97,
    shoulder[1] + (uy * 0.3 + way * ux) * radius * 0.97,
  ]
  return lerpPoint(pit, underside, clamp((way * ux - 0.2) * 2.5))
}

/** Draws the lit side of the upper arm, opposite its shadow. */
function drawLight({ shoulder, elbow, thick }: Limb, width: (along: number) => number, color: Color): Svg {
  const [ux, uy] = getDirection(shoulder, elbow)
  const way = -uy + ux * 0.6 > 0 ? -1 : 1
  const at = (along: number): Point => {
    const [x, y] = lerpPoint(shoulder, elbow, along)
    const aside = way * width(along) * 0.27
    return [x - uy * aside, y + ux * aside]
  }
  return path(brush([at(0.06), at(0.45), at(0.92)], thick * 0.2, 'both', 8), tint(color, 0.9), { opacity: 0.4 })
}

/** Returns the width of the upper arm, which is widest at the deltoid and narrow above the elbow. */
function computeUpperArmWidth(along: number): number {
  return 0.85 + 0.19 * Math.cos(Math.PI * clamp((along - 0.2) / 0.8)) - 0.1 * clamp(1 - along / 0.2)
}

/** Returns the width of the forearm, which is thickest below the elbow and ends at the wrist's width. */
function computeForearmWidth(along: number, end: number): number {
  const straight = lerp(0.68, end, along ** 1.2)
  return straight + 0.3 * Math.sin(Math.PI * Math.min(1, along * 1.15)) * (1 - along)
}

/** How far an arm bulges over the chest, in half-widths of the arm. A half circle would look like the end of a pill. */
const BULGE = 0.4

/**
 * Traces an elliptical arc around the shoulder that bulges toward the chest. `reach` is the angle that it covers on
 * each side.
 */
function traceArmhole({ shoulder, elbow }: Limb, radius: number, reach: number): Point[] {
  const direction = getDirection(elbow, shoulder)
  return Array.from({ length: 9 }, (_, index): Point => {
    const angle = reach * (index / 4 - 1)
    const [along, across] = [radius * BULGE * Math.cos(angle), radius * Math.sin(angle)]
    return moveAlong(shoulder, direction, along, across)
  })
}

/** Draws the edge of the armhole on the chest side. */
function drawSeam(limb: Limb, radius: number, color: Color): Svg {
  return path(brush(traceArmhole(limb, radius, 1.5), 3.4, 'both', 10), color, { opacity: 0.6 })
}

/** Draws the two sides of the upper arm as lines that begin thin at the shoulder. */
function drawEdges(line: Line, width: (along: number) => number, color: Color): Svg {
  const spine = samplePath(line, UPPER_STEPS)
  const across = computeNormals(spine)
  return ([-1, 1] as const)
    .map((side) => {
      const edge = spine.map(([x, y], index): Point => {
        const [nx, ny] = across[index] ?? [0, 0]
        const half = (side * width(index / UPPER_STEPS)) / 2
        return [x + nx * half, y + ny * half]
      })
      return path(
        brush(edge, 4.4, (t) => Math.min(1, t * 2.4), UPPER_STEPS),
        color,
      )
    })
    .join('')
}

/**
 * Returns a fill for the upper arm that fades to transparent at the shoulder, so that bare skin has no visible seam.
 */
function createShoulderFade(canvas: Canvas, { shoulder, elbow, thick }: Limb, color: Color): string {
  const length = measureLength(shoulder, elbow) || 1
  const at = (distance: number) => lerpPoint(shoulder, elbow, distance / length)
  const [[x1, y1], [x2, y2]] = [at(-thick * 0.5), at(thick * 0.3)]
  return canvas.linearGradient([x1, y1, x2, y2], [0, color, 0], [1, color, 1])
}

/** Draws the shadow of a cape or bodice on the sleeve beneath it, with the folds at the top of the sleeve. */
function drawShoulderShade(canvas: Canvas, limb: Limb, shapes: string[], { shadow, line }: HandTones): Svg {
  const { shoulder, elbow, thick } = limb
  const length = measureLength(shoulder, elbow) || 1
  const direction = getDirection(shoulder, elbow)
  const at = (along: number, across: number) => moveAlong(shoulder, direction, along * thick, across * thick)
  const [[x1, y1], [x2, y2]] = [at(-0.25, 0), lerpPoint(shoulder, elbow, Math.min(1, (thick * 0.75) / length))]
  const fill = canvas.linearGradient([x1, y1, x2, y2], [0, line, 0.45], [0.4, shadow, 0.7], [1, shadow, 0])
  const folds = [-0.26, 0.02, 0.27].map((across) =>
    path(brush([at(-0.1, across * 0.8), at(0.14, across), at(0.4, across * 1.1)], 3.4, 'out', 6), line, {
      opacity: 0.7,
    }),
  )
  return group({ 'clip-path': canvas.clip(...shapes) }, path(shapes.join(''), fill), folds)
}

/** Draws the fold inside a bent elbow, where the forearm passes in front of the upper arm. */
function drawElbowCrease({ shoulder, elbow, end, thick }: Limb, color: Color): Svg {
  const [ux, uy] = getDirection(elbow, shoulder)
  const [fx, fy] = getDirection(elbow, end)
  const bend = ux * fx + uy * fy
  if (bend < -0.9) return ''
  // The fold lies between upper arm and forearm and is longer the more the arm bends.
  const [nx, ny] = ux * -fy + uy * fx > 0 ? [-fy, fx] : [fy, -fx]
  const reach = measureLength(elbow, end) * (0.3 + 0.25 * (bend + 0.9))
  const half = thick * 0.36
  const at = (along: number, share: number): Point => [
    elbow[0] + fx * along + nx * half * share,
    elbow[1] + fy * along + ny * half * share,
  ]
  return path(brush([at(-thick * 0.06, 0.3), at(reach * 0.3, 0.86), at(reach, 1.1)], 4, 'both', 8), color, {
    opacity: 0.8,
  })
}

/** Draws the dark side of a limb. The light comes from the upper left, so the right side and the underside are dark. */
function drawLimbShadow(
  from: Point,
  to: Point,
  thickness: number,
  color: Color,
  profile: Profile = PROFILES.flat,
): Svg {
  const length = measureLength(from, to) || 1
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const way = nx + ny * 0.6 > 0 ? 1 : -1
  const aside = (point: Point, share: number): Point => [
    point[0] + nx * way * thickness * share,
    point[1] + ny * way * thickness * share,
  ]
  const band = brush(
    [aside(from, 0.46), aside(lerpPoint(from, to, 0.5), 0.36), aside(to, 0.42)],
    thickness * 0.5,
    profile,
    10,
  )
  return path(band, color, { opacity: 0.75 })
}

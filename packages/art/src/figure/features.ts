import { SIDES } from '../draw/notation.ts'
import { mix, toInk, tint } from '../draw/color.ts'
import { toLoop, type Point, toLine } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { element, formatNumber, group, path, type Svg } from '../draw/svg.ts'
import { getSpecies } from './beast/table.ts'
import type { Species } from './beast/species.ts'
import { drawBrow } from './brows.ts'
import { drawEye } from './eyes/eye.ts'
import { locateEarLobes } from './ears.ts'
import { computeForeshortening } from './head-shape.ts'
import type { EyesSpec, Side } from './head-spec.ts'
import { type Face, isInSight } from './face-frame.ts'

export function drawEyes(face: Face): Svg {
  const { figure, at, canvas } = face
  const { build, spec, turn } = figure
  const species = spec.beast?.muzzle ? getSpecies(spec.beast) : undefined
  const own = species ? createBeastEyes(spec.eyes, species) : { ...spec.eyes, size: measureEyeSize(spec.eyes) }
  const shown = SIDES.filter((side) => spec.patch?.side !== side && isInSight(face, side))
  const eyes = shown.map((side) => {
    const x = side * (build.eyeX + (own.spacing ?? 0))
    const winking = spec.eyes.wink === side
    const drawn = drawEye(canvas, winking ? { ...own, kind: 'smile' } : own, {
      side,
      skin: figure.skin,
      lash: spec.eyes.lash ?? figure.lashColor,
      size: own.size * build.eyeSize,
      narrowing: computeForeshortening(x, turn),
      gaze: turn * 0.1,
      // Animals have no long lashes.
      angular: species ? 1 : (build.planes ?? 0),
    })
    return group({ transform: toTranslation(at(x, build.eyeY)) }, drawn)
  })
  return eyes.join('') + (spec.patch ? drawEyePatch(face, spec.patch.side, spec.patch.color ?? '#22202c') : '')
}

/** Returns the size of a human's eyes. A large `size` counts less, because the outer corners would reach the edge of the face. */
function measureEyeSize({ size = 1 }: EyesSpec): number {
  return 1 + (size - 1) * 0.45
}

/** An animal's iris leaves little of the white visible, and the white is tinted with the iris's color. */
function createBeastEyes(eyes: EyesSpec, { eyes: own }: Species): EyesSpec & { size: number } {
  return {
    ...eyes,
    size: (eyes.size ?? 1) * own.size,
    spacing: (eyes.spacing ?? 0) + own.spacing,
    irisSize: (eyes.irisSize ?? 1) * 1.14,
    sclera: eyes.sclera ?? mix(eyes.iris ?? '#c8a050', '#fff6dc', 0.62),
  }
}

export function drawBrows(face: Face): Svg {
  const { figure, at } = face
  const { build, spec, turn } = figure
  const brows = spec.brows ?? {}
  if (brows.none) return ''
  return SIDES.filter((side) => (spec.patch?.side !== side || spec.patch.brow) && isInSight(face, side))
    .map((side) => {
      const raised = side === brows.raise
      const x = side * (build.eyeX + 2 + (brows.spacing ?? 0) + (spec.eyes.spacing ?? 0))
      const y = build.browY + (brows.y ?? 0) - (raised ? 9 : 0) - (measureEyeSize(spec.eyes) - 1) * 30
      const angle = brows.angle === undefined ? {} : { angle: brows.angle - (raised ? 5 : 0) }
      const place = {
        side,
        narrowing: computeForeshortening(x, turn),
        color: brows.color ?? figure.browColor,
        skin: figure.skin.base,
        weight: 1 + 0.3 * (build.planes ?? 0),
      }
      return group({ transform: toTranslation(at(x, y)) }, drawBrow({ ...brows, ...angle }, place))
    })
    .join('')
}

function toTranslation([x, y]: Point): string {
  return `translate(${formatNumber(x)} ${formatNumber(y)})`
}

function drawEyePatch({ figure, at }: Face, side: Side, color: string): Svg {
  const { build, turn } = figure
  const [x, y] = at(side * build.eyeX, build.eyeY)
  const wide = 36 * computeForeshortening(side * build.eyeX, turn)
  const inner = brush(
    toLine([x - side * 34, y - 20], [x - side * 70, y - 52], [-side * build.faceWidth * 0.98, -92]),
    7,
    'flat',
    10,
  )
  const outer = brush(toLine([x + side * 30, y - 14], [side * build.faceWidth * 1.02, -28]), 7, 'flat', 8)
  const shape = toLoop([
    [x - wide, y - 22],
    [x, y - 28],
    [x + wide, y - 22],
    [x + wide * 0.9, y + 14],
    [x, y + 36],
    [x - wide * 0.9, y + 14],
  ])
  const shine = brush(toLine([x - wide * 0.7, y - 14], [x, y - 19], [x + wide * 0.6, y - 15]), 4, 'both', 8)
  return (
    path(inner, color) +
    path(outer, color) +
    path(shape, color, { stroke: toInk(color), 'stroke-width': 3 }) +
    path(shine, tint(color, 0.7), { opacity: 0.7 })
  )
}

export function drawEarrings(face: Face): Svg {
  const earring = face.figure.spec.earring
  if (!earring) return ''
  const gold = earring.color ?? '#f2c23e'
  const stone = earring.gem ?? gold
  return locateEarLobes(face)
    .slice(0, earring.both === false ? 1 : 2)
    .map(([x, y]) => {
      if (earring.kind === 'hoop') return drawRing(x, y + 14, toInk(gold), 8) + drawRing(x, y + 14, gold, 4.5)
      const stud = element('circle', { cx: x, cy: y + 2, r: 5.5, fill: gold, stroke: toInk(gold), 'stroke-width': 2 })
      if (earring.kind === 'stud') return stud
      const drop = toLoop(toLine([x, y + 8], [x + 7, y + 24], [x, y + 34], [x - 7, y + 24]))
      const glint = element('ellipse', { cx: x - 2, cy: y + 20, rx: 2, ry: 4, fill: '#fff', opacity: 0.8 })
      return stud + path(drop, stone, { stroke: toInk(stone), 'stroke-width': 2.4 }) + glint
    })
    .join('')
}

function drawRing(cx: number, cy: number, stroke: string, width: number): Svg {
  return element('circle', { cx, cy, r: 15, fill: 'none', stroke, 'stroke-width': width })
}

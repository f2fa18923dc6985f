import type { Canvas } from '../draw/canvas.ts'
import { type Color, toSoftInk } from '../draw/color.ts'
import { type Point, smoothPath, toCorner } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import type { Side } from './head-spec.ts'
import type { Figure } from './parts.ts'
import { findShoulderPlate } from './shoulder-plate.ts'

/** Garments that hang loosely over the waist or have a shape of their own. */
const LOOSE_GARMENTS: ReadonlySet<unknown> = new Set([
  'bone-shawl',
  'cape-front',
  'cloak',
  'coil-robe',
  'court-robe',
  'deer-mantle',
  'feather-cloak',
  'fur-coat',
  'lion-skin',
  'mouse-heads',
  'nag-body',
  'net-cloak',
  'pelt-sari',
  'red-skirt',
  'segmented-robe',
  'shawl',
  'sleeve-wide',
  'smoke-tail',
  'smoke-trail',
  'straw-skirt',
  'swan-cloak',
  'tin-torso',
  'tutu',
])

/** Waist width as a fraction of shoulder width: `slim` for the softest faces, `heavy` for the most angular. */
const WAIST = { slim: 0.74, heavy: 0.88 }

/** A coordinate far outside the torso. */
const BEYOND = 900

/**
 * Narrows the torso at the waist on the sides whose arm is drawn separately. On the other sides, the torso's straight
 * edge stands for a hanging arm.
 */
export function taperTorso(canvas: Canvas, figure: Figure, armSides: ReadonlySet<Side>, content: Svg): Svg {
  if (!content || isLoose(figure) || armSides.size === 0) return content
  const [left, right] = ([-1, 1] as const).map((side) => (armSides.has(side) ? traceFlank(figure, side) : []))
  const outline = [...closeSide(-1, left ?? []), ...closeSide(1, right ?? []).toReversed()]
  const edges = [left, right].map((flank) => (flank?.length ? drawFlank(flank.slice(2), chooseColor(figure)) : ''))
  return group({ 'clip-path': canvas.clip(smoothPath(outline, true)) }, content) + edges.join('')
}

/** Returns the sides on which the torso has a waist. */
export function listSlimSides(figure: Figure, armSides: ReadonlySet<Side>): ReadonlySet<Side> {
  return isLoose(figure) ? new Set() : armSides
}

/** Returns whether a garment hides the waist. */
export function isLoose({ spec, build }: Figure): boolean {
  return build.waist !== undefined || (spec.outfit ?? []).some(({ kind }) => LOOSE_GARMENTS.has(kind))
}

function closeSide(side: Side, flank: readonly Point[]): Point[] {
  const top: Point = toCorner([side * BEYOND, -BEYOND])
  const bottom: Point = toCorner([side * BEYOND, BEYOND])
  return flank.length ? [top, ...flank, toCorner([flank.at(-1)?.[0] ?? 0, BEYOND])] : [top, bottom]
}

/** Returns the line from above the shoulder through the armpit and the waist to the hip. */
function traceFlank({ build, spec }: Figure, side: Side): Point[] {
  const { shoulder: s, shoulderY: y } = build
  const pit = Math.max(72, (findShoulderPlate(spec)?.depth ?? 0) + 10)
  const waist = WAIST.slim + (WAIST.heavy - WAIST.slim) * (build.planes ?? 0)
  const at = (share: number, down: number): Point => [side * s * share, y + down]
  return [
    toCorner([side * (s + 90), y - 90]),
    toCorner([side * (s + 90), y + Math.max(40, pit)]),
    toCorner(at(0.96, pit)),
    at((0.94 + waist) / 2, pit + 50),
    at(waist, pit + 118),
    at(waist + 0.04, pit + 188),
    at(waist + 0.12, pit + 268),
  ]
}

function drawFlank(flank: readonly Point[], color: Color): Svg {
  return path(brush([...flank], 4.4, 'flat', 14), toSoftInk(color))
}

/** Returns the color of the outermost garment at the waist. */
function chooseColor({ spec, skin }: Figure): Color {
  const colors = (spec.outfit ?? []).map(({ color }) => color).filter((color) => typeof color === 'string')
  return colors[0] ?? skin.base
}

import type { Canvas, Parts } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import { element, type Svg } from '../draw/svg.ts'
import { getNumber } from '../figure/options.ts'
import type { PartSpec } from '../spec.ts'
import places from './places.json' with { type: 'json' }
import { drawParts, findPartFaults } from './scenery.ts'

const CARD = { width: 600, height: 800 }
const OUT_OF_FOCUS = 3.4

/** The places that can be drawn behind a figure, by kind. */
export const PLACES: Readonly<Record<string, readonly PartSpec[]>> = places

/** Draws a blurred place behind a figure, with haze in the color `veil` behind its head. */
export function drawPlace(canvas: Canvas, spec: PartSpec, seed: string, veil: Color): Svg {
  const blur = getNumber(spec, 'blur', OUT_OF_FOCUS)
  const air = canvas.radialGradient([300, 350, 400], [0, veil, 0.44], [0.5, veil, 0.26], [1, veil, 0])
  return (
    canvas.blurWhole(blur, () => drawParts(canvas, listParts(spec), CARD, seed)) +
    element('rect', { ...CARD, height: 750, fill: air })
  )
}

export function findPlaceFaults(spec: PartSpec, parts: Parts): string[] {
  if (spec.kind !== 'stage' && !Object.hasOwn(PLACES, spec.kind)) return [`unknown place "${spec.kind}"`]
  return listParts(spec).flatMap((part) => findPartFaults(part, parts))
}

/** Returns the parts of a place. A place of the kind `stage` lists them itself. */
function listParts(spec: PartSpec): readonly PartSpec[] {
  if (spec.kind !== 'stage') return PLACES[spec.kind] ?? []
  const own = spec['parts']
  return Array.isArray(own) ? own.filter(isPart) : []
}

function isPart(value: unknown): value is PartSpec {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
}

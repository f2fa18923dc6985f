import type { Canvas, Parts } from '../draw/canvas.ts'
import { group, type Svg } from '../draw/svg.ts'
import { choose, mergeTables } from '../figure/choice.ts'
import { getNumber } from '../figure/options.ts'
import { isProp } from '../props/index.ts'
import { findText } from '../props/options.ts'
import type { Options } from '../draw/options.ts'
import type { PartSpec } from '../spec.ts'
import { type Picture, type SceneryPart, type SceneryTable, createPart } from './scenery/part.ts'
import { defineTintFilter } from './tint.ts'
import * as tables from './scenery/tables.ts'

/** Scenery that is random or fills the picture. All other scenery is drawn from part files. */
export const SCENERY: SceneryTable = mergeTables(...Object.values(tables))

/** Draws parts from back to front. A part's seed consists of the scene's seed, its kind and its index. */
export function drawParts(canvas: Canvas, list: readonly PartSpec[], picture: Picture, seed: string): Svg {
  return list
    .map((part, index) => {
      const drawn = findScenery(canvas.parts, part.kind)(
        canvas,
        { seed: `${seed}${part.kind}${index}`, ...part },
        picture,
      )
      return applyTintAndBlur(canvas, part, drawn)
    })
    .join('')
}

/** Returns the function that draws a kind of scenery, from a part file or by code. */
function findScenery(parts: Parts, kind: string): SceneryPart {
  const part = parts.find('scenery', kind)
  if (!part) return choose(SCENERY, kind, 'scenery')
  const { shadow, y } = part
  return createPart(y === undefined ? { shadow } : { shadow, y }, (sketch, values) =>
    part.draw(sketch.canvas, values.options),
  )
}

export function findPartFaults(part: PartSpec, parts: Parts): string[] {
  if (!parts.has('scenery', part.kind) && !Object.hasOwn(SCENERY, part.kind))
    return [`no scenery is called "${part.kind}"`]
  const prop = findText(part, 'prop')
  return part.kind === 'prop' && prop && !isProp(prop, parts) ? [`no prop is called "${prop}"`] : []
}

function applyTintAndBlur(canvas: Canvas, options: Options, content: Svg): Svg {
  const tint = findText(options, 'tint')
  const blur = getNumber(options, 'blur', 0)
  const opacity = getNumber(options, 'opacity', 1)
  const tinted = tint
    ? group({ filter: defineTintFilter(canvas, tint, getNumber(options, 'tintAmount', 0.5)) }, content)
    : content
  if (opacity === 1 && !blur) return tinted
  return group({ opacity: opacity === 1 ? undefined : opacity, filter: blur ? canvas.blur(blur) : undefined }, tinted)
}

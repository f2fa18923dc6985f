import type { Canvas, Parts } from '../draw/canvas.ts'
import { clamp } from '../draw/geometry.ts'
import { element, group, type Svg } from '../draw/svg.ts'
import { requireKind, mergeTables } from '../figure/choice.ts'
import { getNumber } from '../figure/options.ts'
import { isProp } from '../props/index.ts'
import { findText } from '../props/options.ts'
import type { Options } from '../draw/options.ts'
import type { PartSpec } from '../spec.ts'
import { type Picture, type SceneryPart, type SceneryTable, createPart } from './scenery/part.ts'
import { defineThingLightFilter, defineTintFilter } from './tint.ts'
import * as tables from './scenery/tables.ts'

/** Scenery that is random or fills the picture. All other scenery is drawn from part files. */
export const SCENERY: SceneryTable = mergeTables(...Object.values(tables))

/** Draws parts from back to front. A part's seed combines the scene's seed, its kind and its index. */
export function drawParts(
  canvas: Canvas,
  list: readonly PartSpec[],
  picture: Picture,
  seed: string,
  light?: SceneryLight,
): Svg {
  const haze = findHaze(list)
  const lit = light ? createLighting(canvas, light) : undefined
  return list
    .map((part, index) => {
      const plain = findScenery(canvas.parts, part.kind)(
        canvas,
        { seed: `${seed}${part.kind}${index}`, ...part },
        picture,
      )
      const isSolid = (canvas.parts.find('scenery', part.kind)?.shadow ?? 0) > 0
      const drawn = lit && isSolid ? group({ filter: lit(part) }, plain) : plain
      return (index === haze?.before ? drawHaze(canvas, haze, picture) : '') + applyTintAndBlur(canvas, part, drawn)
    })
    .join('')
}

/** The light of a scene, for objects in it. */
export type SceneryLight = { x: number; color: string; shadow: string }

/** Size of an object's light and shadow relative to those of a figure of the same scale. */
const THING_SCALE = 0.62

/**
 * Creates a function that returns the light filter for an object. Objects of the same size on the same side of the
 * light share a filter.
 */
function createLighting(canvas: Canvas, { x, color, shadow }: SceneryLight): (part: PartSpec) => string {
  const filters = new Map<string, string>()
  return (part) => {
    const side = x < getNumber(part, 'x', 0) ? -1 : 1
    const size = clamp(Math.round(getNumber(part, 'scale', 1) * THING_SCALE * 5) / 5, 0.2, 1.4)
    const known = filters.get(`${side} ${size}`)
    const filter = known ?? defineThingLightFilter(canvas, { color, side, shadow }, size)
    filters.set(`${side} ${size}`, filter)
    return filter
  }
}

type Haze = { before: number; y: number; color: string }

/** Kinds of ground that extend from the horizon to the viewer. Parts listed before the ground are far away. */
const NEAR_GROUND: ReadonlySet<string> = new Set(['ground', 'sea', 'boards', 'cobbles', 'checker', 'pool'])

/** Finds the haze of a picture with open sky: distant objects fade into the sky's color at the horizon. */
function findHaze(list: readonly PartSpec[]): Haze | undefined {
  const sky = list.find(({ kind }) => kind === 'sky')
  const before = list.findIndex(({ kind }) => NEAR_GROUND.has(kind))
  const ground = list[before]
  if (!sky || !ground || !Array.isArray(sky['colors'])) return undefined
  const color: unknown = sky['colors'].at(-1)
  return typeof color === 'string' ? { before, y: getNumber(ground, 'y', 480), color } : undefined
}

function drawHaze(canvas: Canvas, { y, color }: Haze, { width, height }: Picture): Svg {
  const top = y - height * 0.3
  const fill = canvas.linearGradient([0, top, 0, y], [0, color, 0], [0.6, color, 0.3], [1, color, 0.62])
  return element('rect', { y: top, width, height: y - top + 30, fill })
}

/** Returns the function that draws a kind of scenery, from a part file or by code. */
function findScenery(parts: Parts, kind: string): SceneryPart {
  const part = parts.find('scenery', kind)
  if (!part) return requireKind(SCENERY, kind, 'scenery')
  const { shadow, y } = part
  return createPart(y === undefined ? { shadow } : { shadow, y }, (sketch, values) =>
    part.draw(sketch.canvas, values.options),
  )
}

export function findPartFaults(part: PartSpec, parts: Parts): string[] {
  if (!parts.has('scenery', part.kind) && !Object.hasOwn(SCENERY, part.kind)) return [`unknown scenery "${part.kind}"`]
  const prop = findText(part, 'prop')
  return part.kind === 'prop' && prop && !isProp(prop, parts) ? [`unknown prop "${prop}"`] : []
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

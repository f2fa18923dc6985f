import type { Canvas, Parts } from '../draw/canvas.ts'
import { BALLROOM } from './scenery/ballroom.ts'
import { ALPS } from './scenery/alpine.ts'
import { group, type Svg } from '../draw/svg.ts'
import { choose, mergeTables } from '../figure/choice.ts'
import { getNumber } from '../figure/options.ts'
import { isProp } from '../props/index.ts'
import { findText } from '../props/options.ts'
import type { Options } from '../draw/options.ts'
import type { PartSpec } from '../spec.ts'
import { FLYERS } from './scenery/flyers.ts'
import { TREASURES } from './scenery/treasures.ts'
import { ELEMENTS } from './scenery/elements.ts'
import { SHADES } from './scenery/shades.ts'
import { PROP_PARTS } from './scenery/props.ts'
import { LANDMARKS } from './scenery/landmarks.ts'
import { AIR } from './scenery/air.ts'
import { ROADS } from './scenery/roads.ts'
import { GREENERY } from './scenery/greenery.ts'
import { BLOOMS } from './scenery/blooms.ts'
import { STREETS } from './scenery/streets.ts'
import { FLOORS } from './scenery/floors.ts'
import { FARMHOUSE } from './scenery/farmhouse.ts'
import { HEARTH } from './scenery/hearth.ts'
import { ROCKS } from './scenery/rocks.ts'
import { TALES } from './scenery/tales.ts'
import { PUPPETRY } from './scenery/puppetry.ts'
import { FLORA } from './scenery/flora.ts'
import { FURNITURE } from './scenery/furniture.ts'
import { HEAVEN } from './scenery/heaven.ts'
import { LAND } from './scenery/land.ts'
import { type Picture, type SceneryPart, type SceneryTable, createPart } from './scenery/part.ts'
import { SEA_REALM } from './scenery/sea-realm.ts'
import { WINTER } from './scenery/winter.ts'
import { ROOMS } from './scenery/rooms.ts'
import { TEA } from './scenery/tea.ts'
import { TREES } from './scenery/trees.ts'
import { NILE } from './scenery/nile.ts'
import { POOL } from './scenery/pool.ts'
import { YAMATO } from './scenery/yamato.ts'
import { YAMATO_SEA } from './scenery/yamato-sea.ts'
import { FRONTIER } from './scenery/frontier.ts'
import { PILGRIMAGE } from './scenery/pilgrimage.ts'
import { UNDERSEA } from './scenery/undersea.ts'
import { tintFilter } from './tint.ts'
import { CAMELOT } from './scenery/camelot.ts'
import { TREASURE_ISLE } from './scenery/treasure-isle.ts'
import { NAUTILUS } from './scenery/nautilus.ts'
import { SALONS } from './scenery/salons.ts'
import { MANCHA_DREAMS } from './scenery/mancha-dreams.ts'
import { AVALON_SHORE } from './scenery/avalon.ts'

/** Scenery that chance shapes or that fills the picture; all other is part files. */
export const SCENERY: SceneryTable = mergeTables(
  HEAVEN,
  LAND,
  TREES,
  FLORA,
  ROOMS,
  FURNITURE,
  TEA,
  PUPPETRY,
  TALES,
  ROCKS,
  HEARTH,
  FARMHOUSE,
  FLOORS,
  STREETS,
  BLOOMS,
  GREENERY,
  ROADS,
  AIR,
  LANDMARKS,
  PROP_PARTS,
  SHADES,
  ELEMENTS,
  TREASURES,
  FLYERS,
  POOL,
  MANCHA_DREAMS,
  AVALON_SHORE,
  SALONS,
  CAMELOT,
  TREASURE_ISLE,
  WINTER,
  SEA_REALM,
  NAUTILUS,
  NILE,
  YAMATO,
  YAMATO_SEA,
  ALPS,
  FRONTIER,
  PILGRIMAGE,
  UNDERSEA,
  BALLROOM,
)

/** Parts from back to front; each one's chances follow from the seed and its place in the list. */
export function drawParts(canvas: Canvas, list: readonly PartSpec[], picture: Picture, seed: string): Svg {
  return list
    .map((part, index) => {
      const drawn = findScenery(canvas.parts, part.kind)(
        canvas,
        { seed: `${seed}${part.kind}${index}`, ...part },
        picture,
      )
      return drawBehindVeil(canvas, part, drawn)
    })
    .join('')
}

/** What draws a kind of scenery: its part file or code. */
function findScenery(parts: Parts, kind: string): SceneryPart {
  const part = parts.find('scenery', kind)
  if (!part) return choose(SCENERY, kind, 'scenery')
  const { shadow, y } = part
  return createPart(y === undefined ? { shadow } : { shadow, y }, (sketch, look) =>
    part.draw(sketch.canvas, look.options),
  )
}

export function findPartFaults(part: PartSpec, parts: Parts): string[] {
  if (!parts.has('scenery', part.kind) && !Object.hasOwn(SCENERY, part.kind))
    return [`no scenery is called "${part.kind}"`]
  const prop = findText(part, 'prop')
  return part.kind === 'prop' && prop && !isProp(prop, parts) ? [`no prop is called "${prop}"`] : []
}

function drawBehindVeil(canvas: Canvas, options: Options, drawn: Svg): Svg {
  const tint = findText(options, 'tint')
  const blur = getNumber(options, 'blur', 0)
  const opacity = getNumber(options, 'opacity', 1)
  const tinted = tint
    ? group({ filter: tintFilter(canvas, tint, getNumber(options, 'tintAmount', 0.5)) }, drawn)
    : drawn
  if (opacity === 1 && !blur) return tinted
  return group({ opacity: opacity === 1 ? undefined : opacity, filter: blur ? canvas.blur(blur) : undefined }, tinted)
}

import type { Canvas, Parts } from '../draw/canvas.ts'
import { BALLROOM } from './stage/ballroom.ts'
import { ALPS } from './stage/alpine.ts'
import { group, type Svg } from '../draw/svg.ts'
import { choose, mergeTables } from '../figure/choice.ts'
import { getNumber } from '../figure/options.ts'
import { isProp } from '../props/index.ts'
import { findText } from '../props/options.ts'
import type { Options } from '../draw/options.ts'
import type { PartSpec } from '../spec.ts'
import { FLYERS } from './stage/flyers.ts'
import { TREASURES } from './stage/treasures.ts'
import { ELEMENTS } from './stage/elements.ts'
import { SHADES } from './stage/shades.ts'
import { PROP_PARTS } from './stage/props.ts'
import { LANDMARKS } from './stage/landmarks.ts'
import { AIR } from './stage/air.ts'
import { ROADS } from './stage/roads.ts'
import { GREENERY } from './stage/greenery.ts'
import { BLOOMS } from './stage/blooms.ts'
import { STREETS } from './stage/streets.ts'
import { FLOORS } from './stage/floors.ts'
import { FARMHOUSE } from './stage/farmhouse.ts'
import { HEARTH } from './stage/hearth.ts'
import { ROCKS } from './stage/rocks.ts'
import { TALES } from './stage/tales.ts'
import { PUPPETRY } from './stage/puppetry.ts'
import { FLORA } from './stage/flora.ts'
import { FURNITURE } from './stage/furniture.ts'
import { HEAVEN } from './stage/heaven.ts'
import { LAND } from './stage/land.ts'
import { type Picture, type StagePart, type StageTable, createPart } from './stage/part.ts'
import { SEA_REALM } from './stage/sea-realm.ts'
import { WINTER } from './stage/winter.ts'
import { ROOMS } from './stage/rooms.ts'
import { TEA } from './stage/tea.ts'
import { TREES } from './stage/trees.ts'
import { NILE } from './stage/nile.ts'
import { POOL } from './stage/pool.ts'
import { YAMATO } from './stage/yamato.ts'
import { YAMATO_SEA } from './stage/yamato-sea.ts'
import { FRONTIER } from './stage/frontier.ts'
import { PILGRIMAGE } from './stage/pilgrimage.ts'
import { UNDERSEA } from './stage/undersea.ts'
import { tintFilter } from './tint.ts'
import { CAMELOT } from './stage/camelot.ts'
import { TREASURE_ISLE } from './stage/treasure-isle.ts'
import { NAUTILUS } from './stage/nautilus.ts'
import { SALONS } from './stage/salons.ts'
import { MANCHA_DREAMS } from './stage/mancha-dreams.ts'
import { AVALON_SHORE } from './stage/avalon.ts'

/** Scenery that chance shapes or that fills the picture; all other is part files. */
export const STAGE: StageTable = mergeTables(
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
function findScenery(parts: Parts, kind: string): StagePart {
  const part = parts.find('scenery', kind)
  if (!part) return choose(STAGE, kind, 'stage part')
  const { shadow, y } = part
  return createPart(y === undefined ? { shadow } : { shadow, y }, (sketch, look) =>
    part.draw(sketch.canvas, look.options),
  )
}

export function findPartFaults(part: PartSpec, parts: Parts): string[] {
  if (!parts.has('scenery', part.kind) && !Object.hasOwn(STAGE, part.kind))
    return [`no stage part is called "${part.kind}"`]
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

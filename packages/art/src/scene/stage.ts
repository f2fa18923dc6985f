import type { Canvas } from '../draw/canvas.ts'
import { BALLROOM } from './stage/ballroom.ts'
import { CHRISTMAS } from './stage/christmas.ts'
import { ALPS } from './stage/alpine.ts'
import { group, type Svg } from '../draw/svg.ts'
import { choose, joined } from '../figure/choice.ts'
import { numberIn } from '../figure/options.ts'
import { PROPS } from '../props/index.ts'
import { maybeText } from '../props/options.ts'
import type { Options, PartSpec } from '../spec.ts'
import { BEASTS } from './stage/beasts.ts'
import { DIVERS } from './stage/divers.ts'
import { FLYERS } from './stage/flyers.ts'
import { VOYAGES } from './stage/voyages.ts'
import { TREASURES } from './stage/treasures.ts'
import { ELEMENTS } from './stage/elements.ts'
import { RELICS } from './stage/relics.ts'
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
import { CROQUET } from './stage/croquet.ts'
import { HEARTH } from './stage/hearth.ts'
import { CREATURES } from './stage/creatures.ts'
import { PEOPLE } from './stage/people.ts'
import { PILGRIMAGE } from './stage/pilgrimage.ts'
import { DECKS } from './stage/decks.ts'
import { PAPERS } from './stage/papers.ts'
import { ROCKS } from './stage/rocks.ts'
import { KITCHEN } from './stage/kitchen.ts'
import { TALES } from './stage/tales.ts'
import { STONES } from './stage/stones.ts'
import { PUPPETRY } from './stage/puppetry.ts'
import { CASTLES } from './stage/castles.ts'
import { FLORA } from './stage/flora.ts'
import { FURNITURE } from './stage/furniture.ts'
import { HEAVEN } from './stage/heaven.ts'
import { HOUSES } from './stage/houses.ts'
import { LAND } from './stage/land.ts'
import type { Picture, StageTable } from './stage/part.ts'
import { SEA_REALM } from './stage/sea-realm.ts'
import { UNDERSEA } from './stage/undersea.ts'
import { WINTER } from './stage/winter.ts'
import { ROOMS } from './stage/rooms.ts'
import { TEA } from './stage/tea.ts'
import { TREES } from './stage/trees.ts'
import { NILE } from './stage/nile.ts'
import { PACK } from './stage/pack.ts'
import { POOL } from './stage/pool.ts'
import { YAMATO } from './stage/yamato.ts'
import { YAMATO_SEA } from './stage/yamato-sea.ts'
import { YAMATO_TALES } from './stage/yamato-tales.ts'
import { YAMATO_WARS } from './stage/yamato-wars.ts'
import { NILE_NIGHT } from './stage/nile-night.ts'
import { tintFilter } from './tint.ts'
import { CAMELOT } from './stage/camelot.ts'
import { STEEDS } from './stage/steeds.ts'
import { TREASURE_ISLE } from './stage/treasure-isle.ts'
import { FRONTIER } from './stage/frontier.ts'
import { NAUTILUS } from './stage/nautilus.ts'
import { PARIS } from './stage/paris.ts'
import { SALONS } from './stage/salons.ts'
import { MANCHA_LAND } from './stage/mancha.ts'
import { MANCHA_DREAMS } from './stage/mancha-dreams.ts'
import { AVALON_SHORE } from './stage/avalon.ts'
import { BLACK_FLAG } from './stage/black-flag.ts'
import { CAST_SHADOWS } from './stage/cast-shadows.ts'
import { LOIRE } from './stage/loire.ts'
import { OPERA } from './stage/opera.ts'

/** Everything a scene, a cover or a place can be made of, by kind. @internal */
export const STAGE: StageTable = joined(
  HEAVEN,
  LAND,
  TREES,
  FLORA,
  CASTLES,
  HOUSES,
  ROOMS,
  FURNITURE,
  TEA,
  PUPPETRY,
  STONES,
  TALES,
  KITCHEN,
  ROCKS,
  PAPERS,
  DECKS,
  PEOPLE,
  CREATURES,
  HEARTH,
  FARMHOUSE,
  CROQUET,
  FLOORS,
  STREETS,
  BLOOMS,
  GREENERY,
  ROADS,
  AIR,
  LANDMARKS,
  PROP_PARTS,
  SHADES,
  RELICS,
  ELEMENTS,
  TREASURES,
  VOYAGES,
  FLYERS,
  BEASTS,
  PACK,
  POOL,
  OPERA,
  MANCHA_LAND,
  MANCHA_DREAMS,
  AVALON_SHORE,
  BLACK_FLAG,
  CAST_SHADOWS,
  LOIRE,
  SALONS,
  PARIS,
  CAMELOT,
  PILGRIMAGE,
  STEEDS,
  TREASURE_ISLE,
  FRONTIER,
  WINTER,
  UNDERSEA,
  SEA_REALM,
  NAUTILUS,
  DIVERS,
  NILE,
  YAMATO,
  YAMATO_SEA,
  YAMATO_TALES,
  YAMATO_WARS,
  NILE_NIGHT,
  ALPS,
  CHRISTMAS,
  BALLROOM,
)

/** Parts from back to front; each one's chances follow from the seed and its place in the list. */
export function parts(canvas: Canvas, list: readonly PartSpec[], picture: Picture, seed: string): Svg {
  return list
    .map((part, index) => {
      const drawn = choose(STAGE, part.kind, 'stage part')(
        canvas,
        { seed: `${seed}${part.kind}${index}`, ...part },
        picture,
      )
      return veiled(canvas, part, drawn)
    })
    .join('')
}

export function partFaults(part: PartSpec): string[] {
  if (!Object.hasOwn(STAGE, part.kind)) return [`no stage part is called "${part.kind}"`]
  const prop = maybeText(part, 'prop')
  return part.kind === 'prop' && prop && !Object.hasOwn(PROPS, prop) ? [`no prop is called "${prop}"`] : []
}

function veiled(canvas: Canvas, options: Options, drawn: Svg): Svg {
  const tint = maybeText(options, 'tint')
  const blur = numberIn(options, 'blur', 0)
  const opacity = numberIn(options, 'opacity', 1)
  const tinted = tint ? group({ filter: tintFilter(canvas, tint, numberIn(options, 'tintAmount', 0.5)) }, drawn) : drawn
  if (opacity === 1 && !blur) return tinted
  return group({ opacity: opacity === 1 ? undefined : opacity, filter: blur ? canvas.blur(blur) : undefined }, tinted)
}

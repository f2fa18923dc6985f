import type { Portraits } from '@otogi/art/scene/composition'
import type { PortraitSpec } from '@otogi/art/spec'
import { isPictureFileEntry, type CardEntry, type PortraitsFile } from './schema.ts'

/**
 * Returns the drawn portraits of a series by the id of a character or a card. A card's portrait is its character's with
 * the card's changes. Portraits from picture files are left out.
 */
export function mergePortraits(cards: readonly CardEntry[], portraits: PortraitsFile = {}): Portraits {
  const characters = new Map(cards.map(({ id, character }) => [id, character]))
  const drawn = Object.entries(portraits).filter(([, entry]) => !isPictureFileEntry(entry))
  return Object.fromEntries(
    drawn.map(([id, entry]) => {
      const character = characters.get(id)
      return [id, (character === undefined ? entry : { ...portraits[character], ...entry }) as PortraitSpec]
    }),
  )
}

import type { Portraits } from '@otogi/art/scene/composition'
import { isPictureFileEntry, type CardEntry, type PortraitsFile } from './schema.ts'

/**
 * Returns the drawn portraits of a series by the id of a character or a card. A card's portrait is its character's with
 * the card's changes. Portraits with a picture file are left out.
 */
export function mergePortraits(cards: readonly CardEntry[], portraits: PortraitsFile = {}): Portraits {
  const characters = new Map(cards.map(({ id, character }) => [id, character]))
  const merged = Object.entries(portraits).map(([id, entry]): [string, object] => {
    const character = characters.get(id)
    return [id, character === undefined ? entry : { ...portraits[character], ...entry }]
  })
  return Object.fromEntries(merged.filter(([, entry]) => !isPictureFileEntry(entry))) as Portraits
}

import { collectPartNames } from '@otogi/art/shown-parts'
import type { Pack } from './pack.ts'

/** Finds parts of a pack that none of its pictures shows, such as `props/lantern`. */
export function findUnusedParts({ cards, characters, series, parts }: Pack): string[] {
  const named = collectPartNames([
    cards.map(({ portrait }) => portrait),
    characters.map(({ portrait }) => portrait),
    series.map(({ scenes, covers }) => [scenes, covers].flat().map(({ drawing }) => drawing)),
  ])
  return [...parts].flatMap(([name, { isOwn }]) =>
    isOwn && !named.has(name.slice(name.indexOf('/') + 1)) ? [name] : [],
  )
}

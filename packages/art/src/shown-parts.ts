import { PLACES } from './scene/place.ts'

/** Props that scenery shows although the recipe does not name them. */
const SHOWN_BY_CODE = { prop: 'teacup', 'sword-stone': 'excalibur' }

/** Collects all strings of a recipe and of its places. These include the kinds of all parts in the picture. */
export function collectPartNames(recipe: unknown): Set<string> {
  const texts = new Set<string>()
  collectTexts(recipe, texts)
  for (const text of texts) if (Object.hasOwn(PLACES, text)) collectTexts(PLACES[text], texts)
  for (const [scenery, prop] of Object.entries(SHOWN_BY_CODE)) if (texts.has(scenery)) texts.add(prop)
  return texts
}

function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) collectTexts(entry, texts)
}

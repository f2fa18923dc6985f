import { PLACES } from './scene/place.ts'

/**
 * The texts of a recipe and of the places that it names. Every part that its picture shows is among them: a recipe names
 * a part by its kind. More than are shown may be.
 */
export function partNamesIn(recipe: unknown): Set<string> {
  const texts = new Set<string>()
  collectTexts(recipe, texts)
  for (const text of texts) if (Object.hasOwn(PLACES, text)) collectTexts(PLACES[text], texts)
  // What stands where a recipe names no prop.
  if (texts.has('prop')) texts.add('teacup')
  return texts
}

function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) collectTexts(entry, texts)
}

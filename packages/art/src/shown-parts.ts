import { PLACES } from './scene/place.ts'

/** Props that some scenery shows although the recipe does not mention them. */
const IMPLIED_PROPS = { prop: 'teacup', 'sword-stone': 'excalibur' }

/** Collects all strings in a recipe and in the places it uses. Among them are the kinds of all parts in the picture. */
export function collectPartNames(recipe: unknown): Set<string> {
  const strings = new Set<string>()
  collectStrings(recipe, strings)
  for (const name of strings) if (Object.hasOwn(PLACES, name)) collectStrings(PLACES[name], strings)
  for (const [scenery, prop] of Object.entries(IMPLIED_PROPS)) if (strings.has(scenery)) strings.add(prop)
  return strings
}

function collectStrings(value: unknown, strings: Set<string>): void {
  if (typeof value === 'string') strings.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) collectStrings(entry, strings)
}

import { collectPartNames } from '@otogi/art/shown-parts'
import type { Pack } from '../pack.ts'
import type { Drawing, Recipe } from './picture/recipe.ts'

/** Caches the part names of each drawing. */
const found = new WeakMap<object, Recipe['parts']>()

/** Returns the part files that a drawing may show. Its picture does not depend on any other part file. */
export function findShownParts({ parts }: Pack, drawing: Drawing): Recipe['parts'] {
  if (drawing.of === 'file') return {}
  const known = found.get(drawing.spec)
  if (known) return known
  const names = collectPartNames('portraits' in drawing ? [drawing.spec, drawing.portraits] : drawing.spec)
  const shown = Object.fromEntries([...parts].filter(([name]) => names.has(name.slice(name.indexOf('/') + 1))))
  found.set(drawing.spec, shown)
  return shown
}

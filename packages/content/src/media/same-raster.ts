import type { Drawing } from './picture/recipe.ts'
import { isClip, isVaried, type MediaRecipe } from './recipe.ts'

/**
 * Whether two pictures are cut from one raster, which then need not be drawn twice: a card's two sizes, the blocks of a
 * cover. Recipes of one pack share its specs, so that these are compared as the objects they are.
 */
export function sameRaster(one: MediaRecipe, other: MediaRecipe): boolean {
  if (isClip(one) || isClip(other) || isVaried(one) || isVaried(other)) return false
  const [a, b] = [one.raster, other.raster]
  return a.width === b.width && a.height === b.height && a.bloom === b.bloom && sameDrawing(one.drawing, other.drawing)
}

function sameDrawing(one: Drawing, other: Drawing): boolean {
  if (one.of === 'file' || other.of === 'file') return false
  // Each zoom of a scene is drawn for itself, so that it is sharp.
  return one.of !== 'scene' && one.of === other.of && one.spec === other.spec
}

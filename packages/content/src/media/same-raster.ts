import type { Drawing } from './picture/recipe.ts'
import { isClip, isVaried, type MediaRecipe } from './recipe.ts'

/**
 * Whether two pictures are made from the same raster, such as both sizes of a card or the blocks of a cover. Recipes of
 * one pack share their spec objects, so comparing object identity is enough.
 */
export function hasSameRaster(first: MediaRecipe, second: MediaRecipe): boolean {
  if (isClip(first) || isClip(second) || isVaried(first) || isVaried(second)) return false
  const [a, b] = [first.raster, second.raster]
  return (
    a.width === b.width && a.height === b.height && a.bloom === b.bloom && isSameDrawing(first.drawing, second.drawing)
  )
}

function isSameDrawing(first: Drawing, second: Drawing): boolean {
  if (first.of === 'file' || second.of === 'file') return false
  // Each zoom of a scene is rasterized separately, to keep it sharp.
  return first.of !== 'scene' && first.of === second.of && first.spec === second.spec
}

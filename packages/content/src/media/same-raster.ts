import type { Drawing } from './picture/recipe.ts'
import { isClip, isVaried, type MediaRecipe } from './recipe.ts'

/**
 * Returns true if two pictures are made from the same raster, such as both sizes of a card or the blocks of a cover.
 * Recipes of one pack share their spec objects, so comparing object identity is enough.
 */
export function hasSameRaster(one: MediaRecipe, other: MediaRecipe): boolean {
  if (isClip(one) || isClip(other) || isVaried(one) || isVaried(other)) return false
  const [a, b] = [one.raster, other.raster]
  return (
    a.width === b.width && a.height === b.height && a.bloom === b.bloom && isSameDrawing(one.drawing, other.drawing)
  )
}

function isSameDrawing(one: Drawing, other: Drawing): boolean {
  if (one.of === 'file' || other.of === 'file') return false
  // Each zoom of a scene is rasterized separately, so that it is sharp.
  return one.of !== 'scene' && one.of === other.of && one.spec === other.spec
}

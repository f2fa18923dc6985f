import type { Drawing } from './picture/recipe.ts'
import { isClip, isVaried, type MediaRecipe } from './recipe.ts'

/**
 * Whether two pictures are made from the same raster, e.g. both sizes of a card, or covers with different block sizes.
 * Comparing the spec objects by identity is enough, because the recipes of a pack share them.
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

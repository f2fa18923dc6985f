import type { ClipRecipe } from './clip.ts'
import type { Recipe } from './picture/recipe.ts'

export type MediaRecipe = Recipe | ClipRecipe

export function isClip(recipe: MediaRecipe): recipe is ClipRecipe {
  return 'score' in recipe || 'recording' in recipe
}

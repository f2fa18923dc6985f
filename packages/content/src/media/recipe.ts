import type { ClipRecipe } from './clip.ts'
import type { Recipe } from './picture/recipe.ts'
import type { VariedRecipe } from './varied/vary-picture.ts'

export type MediaRecipe = Recipe | ClipRecipe | VariedRecipe

export function isClip(recipe: MediaRecipe): recipe is ClipRecipe {
  return 'score' in recipe || 'recording' in recipe
}

export function isVaried(recipe: MediaRecipe): recipe is VariedRecipe {
  return 'base' in recipe
}

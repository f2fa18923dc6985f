import type { ClipRecipe } from '../clip.ts'
import { createClipChanges } from './look.ts'

/** Changes tempo and tuning, as if another orchestra played the piece. */
export function varyClip(recipe: ClipRecipe, seed: string): ClipRecipe {
  const { tempo, tuning } = createClipChanges(seed)
  if ('recording' in recipe) return { ...recipe, speed: tempo }
  const { score } = recipe
  return { ...recipe, score: { ...score, bpm: score.bpm * tempo, tuning }, seed: `${recipe.seed} ${seed}` }
}

import type { ClipRecipe } from '../clip.ts'
import { createClipChanges } from './look.ts'

/** Slightly changes the tempo and the pitch of a clip. */
export function varyClip(recipe: ClipRecipe, seed: string): ClipRecipe {
  const { tempo, tuning } = createClipChanges(seed)
  if ('recording' in recipe) return { ...recipe, speed: tempo }
  const { score } = recipe
  return { ...recipe, score: { ...score, bpm: score.bpm * tempo, tuning }, seed: `${recipe.seed} ${seed}` }
}

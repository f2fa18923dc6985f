import { listPlayedNotes, type PlayedNotes } from '@otogi/tunes/played-notes'
import type { Series } from '../pack.ts'
import { createClipRecipe } from './clip.ts'

/** Lists the notes of a series' full opening, or returns null for a recording. */
export function listSongNotes(series: Series): PlayedNotes | null {
  const recipe = createClipRecipe(series, { kind: 'clip', series: series.id, mode: 'full' })
  return 'score' in recipe ? listPlayedNotes(recipe.score, recipe.excerpt, recipe.seed) : null
}

import { listPlayedNotes, type PlayedNotes } from '@otogi/tunes/played-notes'
import type { Series } from '../pack.ts'
import { clipRecipe } from './clip.ts'

/** The notes of a series' whole piece as its clip plays them; null where the pack brings a recording. */
export function songNotes(series: Series): PlayedNotes | null {
  const recipe = clipRecipe(series, { kind: 'clip', series: series.id, mode: 'full' })
  return 'score' in recipe ? listPlayedNotes(recipe.score, recipe.excerpt, recipe.seed) : null
}

import type { Mode } from '@otogi/rules/games/games'
import { beatsIn, type Excerpt, type Score } from '@otogi/tunes/score'
import type { Opening, Series } from '../pack.ts'

/** What a mode hears of a series' opening, or the whole of it once it is won. */
export interface ClipRequest {
  readonly kind: 'clip'
  readonly series: string
  readonly mode: Mode | 'full'
}

/** All that a clip depends on, besides the code that plays it. */
export interface ClipRecipe {
  readonly score: Score
  readonly excerpt: Excerpt
  readonly seed: string
}

/** How long the clip of a mode is; the easy one rings out. */
const SECONDS = [null, 10, 6] as const

export function clipRecipe({ id, opening }: Series, { mode }: ClipRequest): ClipRecipe {
  const { meter, bpm, instrument, notes, bass, chords } = opening
  return { score: { meter, bpm, instrument, notes, bass, chords }, excerpt: excerptOf(opening, mode), seed: id }
}

/** The whole piece is played by those who play it in the easy mode. */
function excerptOf({ clips, notes }: Opening, mode: ClipRequest['mode']): Excerpt {
  if (mode === 'full') return { ...clips[0], fromBeat: 0, toBeat: beatsIn(notes), timbre: null, seconds: null }
  return { ...clips[mode], seconds: SECONDS[mode] }
}

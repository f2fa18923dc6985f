import type { Mode } from '@otogi/rules/games/games'
import { beatsIn, type Excerpt, type Score } from '@otogi/tunes/score'
import type { OwnFile } from '../own-media.ts'
import type { RecordedOpening, ScoredOpening, Series } from '../pack.ts'

/** What a mode hears of a series' opening, or the whole of it once it is won. */
export interface ClipRequest {
  readonly kind: 'clip'
  readonly series: string
  readonly mode: Mode | 'full'
}

/** All that a clip depends on, besides the code that plays it. */
export type ClipRecipe = ScoredRecipe | RecordedRecipe

interface ScoredRecipe {
  readonly score: Score
  readonly excerpt: Excerpt
  readonly seed: string
}

export interface RecordedRecipe {
  readonly recording: OwnFile
  /** The most that is heard of it. */
  readonly seconds: number
  /** How many times as fast it is played, and so higher. */
  readonly speed?: number
}

/** How long the clip of a mode is; the easy one rings out. */
const SECONDS = [null, 10, 6] as const

/** What is heard of a recording: at 80 kbit/s the easy clip stays below 250 kB. */
const RECORDED_SECONDS = { 0: 24, 1: 10, 2: 6, full: 180 } as const

export function clipRecipe({ id, opening }: Series, { mode }: ClipRequest): ClipRecipe {
  return 'recordings' in opening ? recordedRecipe(opening, mode) : scoredRecipe(opening, mode, id)
}

function recordedRecipe({ recordings }: RecordedOpening, mode: ClipRequest['mode']): RecordedRecipe {
  const recording = mode === 'full' ? recordings.full : recordings.byMode[mode]
  return { recording, seconds: RECORDED_SECONDS[mode] }
}

function scoredRecipe(opening: ScoredOpening, mode: ClipRequest['mode'], seed: string): ScoredRecipe {
  const { meter, bpm, instrument, notes, bass, chords } = opening
  return { score: { meter, bpm, instrument, notes, bass, chords }, excerpt: excerptOf(opening, mode), seed }
}

/** The whole piece is played by those who play it in the easy mode. */
function excerptOf({ clips, notes }: ScoredOpening, mode: ClipRequest['mode']): Excerpt {
  if (mode === 'full') return { ...clips[0], fromBeat: 0, toBeat: beatsIn(notes), timbre: null, seconds: null }
  return { ...clips[mode], seconds: SECONDS[mode] }
}

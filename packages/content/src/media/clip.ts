import type { Mode } from '@otogi/rules/games/games'
import { countBeats, type Excerpt, type Score } from '@otogi/tunes/score'
import type { OwnFile } from '../own-media.ts'
import type { RecordedOpening, ScoredOpening, Series } from '../pack.ts'

/**
 * A request for the clip of a series' opening in one mode. `full` is the whole opening, which is played after the
 * puzzle is solved.
 */
export interface ClipRequest {
  readonly kind: 'clip'
  readonly series: string
  readonly mode: Mode | 'full'
}

/** Everything that determines a clip, except the code that renders it. */
export type ClipRecipe = ScoredRecipe | RecordedRecipe

interface ScoredRecipe {
  readonly score: Score
  readonly excerpt: Excerpt
  readonly seed: string
}

export interface RecordedRecipe {
  readonly recording: OwnFile
  /** Maximum length of the clip in seconds. */
  readonly seconds: number
  /** Playback speed. A higher speed also raises the pitch. */
  readonly speed?: number
}

/** The clip length of each mode in seconds. The clip for easy mode (null) ends when its last note has faded out. */
const SECONDS = [null, 10, 6] as const

/** The clip lengths of recordings in seconds. At 80 kbit/s, the clip for easy mode is smaller than 250 kB. */
const RECORDED_SECONDS = { 0: 24, 1: 10, 2: 6, full: 180 } as const

export function createClipRecipe({ id, opening }: Series, { mode }: ClipRequest): ClipRecipe {
  return 'recordings' in opening ? createRecordedRecipe(opening, mode) : createScoredRecipe(opening, mode, id)
}

function createRecordedRecipe({ recordings }: RecordedOpening, mode: ClipRequest['mode']): RecordedRecipe {
  const recording = mode === 'full' ? recordings.full : recordings.byMode[mode]
  return { recording, seconds: RECORDED_SECONDS[mode] }
}

function createScoredRecipe(opening: ScoredOpening, mode: ClipRequest['mode'], seed: string): ScoredRecipe {
  const { meter, bpm, instrument, notes, bass, chords } = opening
  return { score: { meter, bpm, instrument, notes, bass, chords }, excerpt: getExcerpt(opening, mode), seed }
}

/** The full piece is played with the same instruments as the clip for easy mode. */
function getExcerpt({ clips, notes }: ScoredOpening, mode: ClipRequest['mode']): Excerpt {
  if (mode === 'full') return { ...clips[0], fromBeat: 0, toBeat: countBeats(notes), timbre: null, seconds: null }
  return { ...clips[mode], seconds: SECONDS[mode] }
}

import { arrangeScore, type InstrumentLine } from './arrange.ts'
import { LEAD, getExcerptSeconds } from './mix.ts'
import { PARTS, type Excerpt, type Part, type Score } from './score.ts'

/** A note's MIDI number, and its start and duration in seconds. */
export type PlayedNote = [pitch: number, start: number, seconds: number]

/** The notes of a sound, for an animation that is synchronized with it. */
export interface PlayedNotes {
  /** Length of the sound in seconds. */
  readonly seconds: number
  readonly parts: { readonly part: Part; readonly notes: PlayedNote[] }[]
}

/**
 * Lists the notes that are heard for this score, excerpt and seed. If several instruments play the same part, only the
 * notes of the first are listed, except in the percussion, where all notes are.
 */
export function listPlayedNotes(score: Score, excerpt: Excerpt, seed: string): PlayedNotes {
  const lines = arrangeScore(score, excerpt, seed)
  const shown = PARTS.flatMap((part) => {
    const own = lines.filter((line) => line.part === part)
    return part === 'percussion' ? own : own.slice(0, 1)
  })
  return { seconds: roundSeconds(getExcerptSeconds(score, excerpt)), parts: shown.map(toPart) }
}

function toPart({ part, cues }: InstrumentLine): PlayedNotes['parts'][number] {
  return {
    part,
    notes: cues.map(({ pitch, start, seconds }) => [pitch, roundSeconds(start + LEAD), roundSeconds(seconds)]),
  }
}

/** Rounds to 0.01 s, which is finer than a screen can show. */
function roundSeconds(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

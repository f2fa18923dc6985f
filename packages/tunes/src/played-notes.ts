import { arrange, type Line } from './arrange.ts'
import { LEAD, secondsOf } from './mix.ts'
import { PARTS, type Excerpt, type Part, type Score } from './score.ts'

/** A MIDI number; then when the note begins in the sound and how long it is held, in seconds. */
export type PlayedNote = [pitch: number, start: number, seconds: number]

/** The notes of a sound, to be drawn in time with it. */
export interface PlayedNotes {
  /** The length of the sound. */
  readonly seconds: number
  readonly parts: { readonly part: Part; readonly notes: PlayedNote[] }[]
}

/**
 * What is played in the sound of the same score, excerpt and seed. Of a part that several double only the first player's
 * notes are listed; each drum is a player of its own.
 */
export function listPlayedNotes(score: Score, excerpt: Excerpt, seed: string): PlayedNotes {
  const lines = arrange(score, excerpt, seed)
  const shown = PARTS.flatMap((part) => {
    const own = lines.filter((line) => line.part === part)
    return part === 'percussion' ? own : own.slice(0, 1)
  })
  return { seconds: round(secondsOf(score, excerpt)), parts: shown.map(toPart) }
}

function toPart({ part, cues }: Line): PlayedNotes['parts'][number] {
  return { part, notes: cues.map(({ pitch, start, seconds }) => [pitch, round(start + LEAD), round(seconds)]) }
}

/** To hundredths: closer than a screen can show. */
function round(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

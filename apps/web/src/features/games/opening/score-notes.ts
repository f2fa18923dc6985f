import type { SongScore } from '@otogi/contract/puzzle'

type Part = SongScore['parts'][number]['part']

/** A note and its position. `height` goes from 0 for its lane's lowest note to 1 for the highest. */
export type ScoreNote = { part: Part; start: number; end: number; height: number }

/** The visible part of the music, in seconds. */
export type VisibleSpan = { from: number; to: number }

/** The position of the current moment on the scrolling page, as a fraction of the page's width. */
export const PLAYED_SHARE = 0.25

/** The lane of each part: melody and drums have their own, bass and chords share one. */
const LANES: readonly (readonly Part[])[] = [['melody'], ['bass', 'chords'], ['percussion']]

/** Lists the notes of a song. The accompaniment comes first, so that the melody is drawn on top of it. */
export function placeNotes(score: SongScore): ScoreNote[] {
  return LANES.toReversed().flatMap((lane) => {
    const parts = score.parts.filter(({ part }) => lane.includes(part))
    const pitches = parts.flatMap(({ notes }) => notes.map(([pitch]) => pitch))
    const low = Math.min(...pitches)
    const range = Math.max(...pitches) - low
    return parts.flatMap(({ part, notes }) =>
      notes.map(([pitch, start, seconds]) => {
        const height = range === 0 ? 0.5 : (pitch - low) / range
        return { part, start, end: start + seconds, height }
      }),
    )
  })
}

/** Returns the part of the score to show. It scrolls with the music, or changes page by page if motion is reduced. */
export function findVisibleSpan(now: number, pageSeconds: number, hasReducedMotion: boolean): VisibleSpan {
  const from = hasReducedMotion ? Math.floor(now / pageSeconds) * pageSeconds : now - pageSeconds * PLAYED_SHARE
  return { from, to: from + pageSeconds }
}

export function isVisible({ start, end }: ScoreNote, { from, to }: VisibleSpan): boolean {
  return end > from && start < to
}

/** Whether a note has been played, is sounding, or is still to come. */
export function toNoteState({ start, end }: ScoreNote, now: number): 'coming' | 'sounding' | 'played' {
  if (now < start) return 'coming'
  return now < end ? 'sounding' : 'played'
}

/** Converts a position in the recording to a time in the score. The two may have different tempos. */
export function toScoreTime(seconds: number, duration: number, score: SongScore): number {
  return duration > 0 ? (seconds * score.seconds) / duration : seconds
}

import type { SongScore } from '@otogi/contract/puzzle'

type Part = SongScore['parts'][number]['part']

/** A note of the piece and where it stands: `height` is 0 for the lowest of its lane and 1 for the highest. */
export type ScoreNote = { part: Part; start: number; end: number; height: number }

/** The stretch of the piece that is on the picture, in seconds. */
export type ScorePage = { from: number; to: number }

/** How much of a moving page lies before the present moment. */
export const PLAYED_SHARE = 0.25

/** The melody has a lane of its own; bass and chords share one, and so do the drums. */
const LANES: readonly (readonly Part[])[] = [['melody'], ['bass', 'chords'], ['percussion']]

/** The notes of a piece, those of the accompaniment first, so that the melody is drawn over them. */
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

/** The page around a moment: it moves with the music; where less motion is wanted, it is turned as one turns sheets. */
export function pageAt(now: number, span: number, isCalm: boolean): ScorePage {
  const from = isCalm ? Math.floor(now / span) * span : now - span * PLAYED_SHARE
  return { from, to: from + span }
}

export function isOnPage({ start, end }: ScoreNote, { from, to }: ScorePage): boolean {
  return end > from && start < to
}

/** What a note is at a moment. */
export function stateOf({ start, end }: ScoreNote, now: number): 'coming' | 'sounding' | 'played' {
  if (now < start) return 'coming'
  return now < end ? 'sounding' : 'played'
}

/** The moment of the score at a place of the recording, which another tempo may have made shorter or longer. */
export function scoreTime(seconds: number, duration: number, score: SongScore): number {
  return duration > 0 ? (seconds * score.seconds) / duration : seconds
}

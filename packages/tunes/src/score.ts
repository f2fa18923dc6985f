/** A note's pitch as a MIDI number (null for a rest) and its length in quarter notes. */
export type Note = readonly [pitch: number | null, beats: number]

/** A chord's symbol (null for a rest) and its length in quarter notes. */
export type Chord = readonly [symbol: string | null, beats: number]

export const PARTS = ['melody', 'bass', 'chords', 'percussion'] as const

export type Part = (typeof PARTS)[number]

/** A piece as plain data. */
export interface Score {
  /** A fraction such as 3/4. Any words after it are a comment. */
  readonly meter: string
  /** Tempo in quarter notes per minute. */
  readonly bpm: number
  /** Tuning in semitones above concert pitch. It need not be a whole number. */
  readonly tuning?: number
  /** The name of an ensemble or of an instrument. */
  readonly instrument: string
  readonly notes: readonly Note[]
  /** The bass line. If it is empty, the bass is derived from the chords. */
  readonly bass: readonly Note[]
  readonly chords: readonly Chord[]
}

/** The section of a piece that is played, and the parts and instruments that play it. */
export interface Excerpt {
  readonly parts: readonly Part[]
  readonly fromBeat: number
  readonly toBeat: number
  /** A solo instrument for this excerpt, or null for the ensemble of the piece. */
  readonly timbre: string | null
  /** Length in seconds, or null to let the last note fade out. */
  readonly seconds: number | null
}

/** Returns the length of a part in quarter notes. */
export function countBeats(part: readonly (readonly [unknown, number])[]): number {
  return part.reduce((sum, [, beats]) => sum + beats, 0)
}

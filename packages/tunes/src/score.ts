/** A pitch as a MIDI number, null for a rest, and its length in quarter notes. */
export type Note = readonly [pitch: number | null, beats: number]

/** A chord symbol, null for silence, and its length in quarter notes. */
export type Chord = readonly [symbol: string | null, beats: number]

export const PARTS = ['melody', 'bass', 'chords', 'percussion'] as const

export type Part = (typeof PARTS)[number]

/** A piece as plain data. */
export interface Score {
  /** For example 3/4; words after it are comments. */
  readonly meter: string
  /** Quarter notes per minute. */
  readonly bpm: number
  /** Semitones above concert pitch, fractions allowed. */
  readonly tuning?: number
  /** The name of an ensemble or an instrument. */
  readonly instrument: string
  readonly notes: readonly Note[]
  /** Empty if the bass follows the chords. */
  readonly bass: readonly Note[]
  readonly chords: readonly Chord[]
}

/** The section of a piece to play, and the players. */
export interface Excerpt {
  readonly parts: readonly Part[]
  readonly fromBeat: number
  readonly toBeat: number
  /** A solo instrument for this excerpt, or null for the players of the piece. */
  readonly timbre: string | null
  /** Length in seconds, or null to let the last note ring. */
  readonly seconds: number | null
}

/** The length of a part in quarter notes. */
export function countBeats(part: readonly (readonly [unknown, number])[]): number {
  return part.reduce((sum, [, beats]) => sum + beats, 0)
}

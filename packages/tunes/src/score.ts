/** A pitch as a MIDI number, null for a rest, and its length in quarter notes. */
export type Note = readonly [pitch: number | null, beats: number]

/** A chord symbol, null for silence, and its length in quarter notes. */
export type Chord = readonly [symbol: string | null, beats: number]

export const PARTS = ['melody', 'bass', 'chords', 'percussion'] as const

export type Part = (typeof PARTS)[number]

/** A piece as plain data: what is played, how fast, and by whom. */
export interface Score {
  /** Such as 3/4; words after it are for readers. */
  readonly meter: string
  /** Quarter notes per minute. */
  readonly bpm: number
  /** Semitones above concert pitch, or a fraction of one. */
  readonly tuning?: number
  /** Who plays it: a name of the orchestra. */
  readonly instrument: string
  readonly notes: readonly Note[]
  /** Empty where the bass follows the chords. */
  readonly bass: readonly Note[]
  readonly chords: readonly Chord[]
}

/** The stretch of a piece that is played, and what of it. */
export interface Excerpt {
  readonly parts: readonly Part[]
  readonly fromBeat: number
  readonly toBeat: number
  /** Who plays this excerpt alone; null for the players of the piece. */
  readonly timbre: string | null
  /** How long the sound is; null lets the last note ring. */
  readonly seconds: number | null
}

/** The length of a part in quarter notes. */
export function beatsIn(part: readonly (readonly [unknown, number])[]): number {
  return part.reduce((sum, [, beats]) => sum + beats, 0)
}

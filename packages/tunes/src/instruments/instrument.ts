import type { Random } from '../random.ts'

/** A note to be played by an instrument. */
export interface Stroke {
  readonly frequency: number
  /** Seconds the note is held, without the time it rings afterwards. */
  readonly seconds: number
  /** From 0 to 1. */
  readonly loudness: number
  readonly random: Random
}

/** Renders one note on one channel until it has faded; the mix sets the level. */
export type Instrument = (stroke: Stroke) => Float32Array

/** Converts a decay time to -60 dB into a factor per sample. */
export function computeDecay(seconds: number, sampleRate: number): number {
  return 10 ** (-3 / (seconds * sampleRate))
}

import type { Random } from '../random.ts'

/** A note that an instrument plays. */
export interface Stroke {
  readonly frequency: number
  /** Time in seconds for which the note is held, not including its fade-out. */
  readonly seconds: number
  /** Loudness from 0 to 1. */
  readonly loudness: number
  readonly random: Random
}

/** Renders one note on one channel until it has faded. The mix sets its level. */
export type Instrument = (stroke: Stroke) => Float32Array

/** Returns the factor by which the level falls with each sample, for a sound that decays by 60 dB in this time. */
export function computeDecay(seconds: number, sampleRate: number): number {
  return 10 ** (-3 / (seconds * sampleRate))
}

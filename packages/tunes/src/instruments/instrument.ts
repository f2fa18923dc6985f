import type { Random } from '../random.ts'

/** A note to be played by an instrument. */
export interface Stroke {
  readonly frequency: number
  /** How long the note is held, in seconds, without its fade-out. */
  readonly seconds: number
  /** Loudness from 0 to 1. */
  readonly loudness: number
  readonly random: Random
}

/**
 * Renders one note on one channel, until the note has faded out. The level does not matter, because the mix sets it.
 */
export type Instrument = (stroke: Stroke) => Float32Array

/**
 * Returns the factor by which the level of a sound falls from one sample to the next if it decays by 60 dB within the
 * given time.
 */
export function computeDecay(seconds: number, sampleRate: number): number {
  return 10 ** (-3 / (seconds * sampleRate))
}

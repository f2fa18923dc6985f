import type { Random } from '../random.ts'

/** One note as an instrument is asked to play it. */
export interface Stroke {
  readonly frequency: number
  /** How long it is held; what rings after it comes on top. */
  readonly seconds: number
  /** From 0 to 1. */
  readonly loudness: number
  readonly random: Random
}

/** Plays one note on one channel, up to the end of its ringing; how loud is for the mix to say. */
export type Instrument = (stroke: Stroke) => Float32Array

/** Time in which a sound falls by 60 dB, as the factor of one sample. */
export function fallOf(seconds: number, sampleRate: number): number {
  return 10 ** (-3 / (seconds * sampleRate))
}

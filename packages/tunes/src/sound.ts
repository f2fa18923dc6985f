/** The sample rate of this package, in Hz. Opus uses the same rate. */
export const SAMPLE_RATE = 48_000

/** A sound of two channels. Samples range from -1 to 1. */
export interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

export function countSamples(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE)
}

export function createSilence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) }
}

export function scaleSound({ left, right }: Stereo, factor: number): Stereo {
  return { left: scaleChannel(left, factor), right: scaleChannel(right, factor) }
}

/** This is a loop, because `map` would call a function for each of millions of samples. */
function scaleChannel(samples: Float32Array, factor: number): Float32Array {
  const out = new Float32Array(samples.length)
  for (let n = 0; n < out.length; n += 1) out[n] = (samples[n] as number) * factor
  return out
}

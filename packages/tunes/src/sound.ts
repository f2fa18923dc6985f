/** Samples per second, everywhere in this package; the rate Opus works at. */
export const SAMPLE_RATE = 48_000

/** A sound of two channels, each sample between -1 and 1. */
export interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

export function samplesIn(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE)
}

export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) }
}

export function scaled({ left, right }: Stereo, factor: number): Stereo {
  return { left: scaledChannel(left, factor), right: scaledChannel(right, factor) }
}

/** A loop: `map` calls a function for each of millions of samples. */
function scaledChannel(samples: Float32Array, factor: number): Float32Array {
  const out = new Float32Array(samples.length)
  for (let n = 0; n < out.length; n += 1) out[n] = (samples[n] as number) * factor
  return out
}

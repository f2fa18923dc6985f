import { SAMPLE_RATE } from './sound.ts'

/** A biquad filter (two poles and two zeros), normalized so that a0 is 1. */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

const BUTTERWORTH = Math.SQRT1_2

export function createLowpass(hertz: number, q = BUTTERWORTH): Biquad {
  const { cos, alpha } = computeFilterTerms(hertz, q)
  return normalizeFilter((1 - cos) / 2, 1 - cos, (1 - cos) / 2, cos, alpha)
}

export function createHighpass(hertz: number, q = BUTTERWORTH): Biquad {
  const { cos, alpha } = computeFilterTerms(hertz, q)
  return normalizeFilter((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, cos, alpha)
}

/** Creates a bandpass filter whose gain is 1 at the given frequency. */
export function createBandpass(hertz: number, q: number): Biquad {
  const { cos, alpha } = computeFilterTerms(hertz, q)
  return normalizeFilter(alpha, 0, -alpha, cos, alpha)
}

function computeFilterTerms(hertz: number, q: number) {
  const omega = (2 * Math.PI * Math.min(hertz, 0.45 * SAMPLE_RATE)) / SAMPLE_RATE
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) }
}

function normalizeFilter(b0: number, b1: number, b2: number, cos: number, alpha: number): Biquad {
  const a0 = 1 + alpha
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
}

export function filterSamples(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let first = 0
  let second = 0
  for (let n = 0; n < samples.length; n += 1) {
    const x = samples[n] as number
    const y = b0 * x + first
    first = b1 * x - a1 * y + second
    second = b2 * x - a2 * y
    out[n] = y
  }
  return out
}

import type { Stereo } from './sound.ts'

/**
 * Number of points at which the wave is estimated per sample. Between samples, the wave can be higher than the samples.
 */
const POINTS = 4
const REACH = 6
const PHASES = Array.from({ length: POINTS - 1 }, (_, n) => createInterpolator((n + 1) / POINTS))

/** The wave between two samples is at most this many times as high as the larger of them. */
const MAX_RISE = 2

/**
 * Estimates the wave's peak near each sample of both channels (ITU-R BS.1770-4). Skips points at which the wave cannot
 * reach `threshold`.
 */
export function measurePeaks({ left, right }: Stereo, threshold: number): Float32Array {
  const peaks = left.map((sample, n) => Math.max(Math.abs(sample), Math.abs(right[n] as number)))
  const lowest = threshold / MAX_RISE
  for (let n = 0; n < peaks.length; n += 1) {
    if ((peaks[n] as number) < lowest && (peaks[n + 1] ?? 0) < lowest) continue
    peaks[n] = Math.max(peaks[n] as number, estimatePeakAfterSample(left, n), estimatePeakAfterSample(right, n))
  }
  return peaks
}

/** Estimates the wave's peak between a sample and the next one. */
function estimatePeakAfterSample(channel: Float32Array, index: number): number {
  let most = 0
  for (const taps of PHASES) {
    let sum = 0
    for (let k = 0; k < taps.length; k += 1) sum += (taps[k] as number) * (channel[index + k - REACH + 1] ?? 0)
    most = Math.max(most, Math.abs(sum))
  }
  return most
}

/** Creates a windowed sinc that interpolates at a fraction of the distance between two samples. */
function createInterpolator(fraction: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * REACH }, (_, n) => {
    const x = n - REACH + 1 - fraction
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * Math.cos((Math.PI * x) / (2 * REACH + 1)) ** 2
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
}

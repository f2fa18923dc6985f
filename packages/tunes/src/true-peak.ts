import type { Stereo } from './sound.ts'

/** Number of points that are estimated per sample, because the wave can exceed its samples. */
const POINTS = 4
const REACH = 6
const PHASES = Array.from({ length: POINTS - 1 }, (_, n) => createInterpolator((n + 1) / POINTS))

/** Upper bound of the wave between two samples, as a factor of the larger sample. */
const RISE = 2

/**
 * Estimates the peak of the wave near each sample of both channels (ITU-R BS.1770-4). It skips points where the wave
 * cannot reach `height`.
 */
export function measurePeaks({ left, right }: Stereo, height: number): Float32Array {
  const peaks = left.map((sample, n) => Math.max(Math.abs(sample), Math.abs(right[n] as number)))
  const lowest = height / RISE
  for (let n = 0; n < peaks.length; n += 1) {
    if ((peaks[n] as number) < lowest && (peaks[n + 1] ?? 0) < lowest) continue
    peaks[n] = Math.max(peaks[n] as number, estimatePeakBetween(left, n), estimatePeakBetween(right, n))
  }
  return peaks
}

/** Estimates the peak between a sample and the next. */
function estimatePeakBetween(channel: Float32Array, index: number): number {
  let most = 0
  for (const taps of PHASES) {
    let sum = 0
    for (let k = 0; k < taps.length; k += 1) sum += (taps[k] as number) * (channel[index + k - REACH + 1] ?? 0)
    most = Math.max(most, Math.abs(sum))
  }
  return most
}

/** Creates a windowed sinc that interpolates at a fraction of the distance between two samples. */
function createInterpolator(part: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * REACH }, (_, n) => {
    const x = n - REACH + 1 - part
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * Math.cos((Math.PI * x) / (2 * REACH + 1)) ** 2
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
}

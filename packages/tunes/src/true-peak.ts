import type { Stereo } from './sound.ts'

/** A sound between its samples can be louder than they are: so many points are looked at for each. */
const POINTS = 4
const REACH = 6
const PHASES = Array.from({ length: POINTS - 1 }, (_, n) => interpolator((n + 1) / POINTS))

/** Between two samples the wave rises above both, but never to more than so many times the higher. */
const RISE = 2

/**
 * The highest point of the wave near each sample of both channels, as ITU-R BS.1770-4 estimates it. Points that cannot
 * reach a given height are not looked for.
 */
export function peaksOf({ left, right }: Stereo, height: number): Float32Array {
  const peaks = left.map((sample, n) => Math.max(Math.abs(sample), Math.abs(right[n] as number)))
  const lowest = height / RISE
  for (let n = 0; n < peaks.length; n += 1) {
    if ((peaks[n] as number) < lowest && (peaks[n + 1] ?? 0) < lowest) continue
    peaks[n] = Math.max(peaks[n] as number, between(left, n), between(right, n))
  }
  return peaks
}

/** The highest point between a sample and the next. */
function between(channel: Float32Array, at: number): number {
  let most = 0
  for (const taps of PHASES) {
    let sum = 0
    for (let k = 0; k < taps.length; k += 1) sum += (taps[k] as number) * (channel[at + k - REACH + 1] ?? 0)
    most = Math.max(most, Math.abs(sum))
  }
  return most
}

/** A windowed sinc that reads the wave at a part of the way from one sample to the next. */
function interpolator(part: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * REACH }, (_, n) => {
    const x = n - REACH + 1 - part
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * Math.cos((Math.PI * x) / (2 * REACH + 1)) ** 2
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
}

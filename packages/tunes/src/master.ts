import { filterSamples, createHighpass } from './filter.ts'
import { measureLoudness, toFactor } from './loudness.ts'
import { countSamples, scaleSound, type Stereo } from './sound.ts'
import { measurePeaks } from './true-peak.ts'

/** The loudness of all clips, in LUFS. */
const LOUDNESS = -16
/** The maximum peak. Encoding raises peaks by up to 1 dB, so the encoded sound stays below the limit of -1 dBTP. */
const CEILING = toFactor(-2.5)
const LOOK_AHEAD = 0.006
const RUMBLE = 28
/** Limiting reduces the loudness, so the sound is scaled and limited several times. */
const PASSES = 4

/** Scales a sound to the common loudness of all clips, without clipping. */
export function masterSound({ left, right }: Stereo): Stereo {
  const clean = {
    left: filterSamples(left, createHighpass(RUMBLE)),
    right: filterSamples(right, createHighpass(RUMBLE)),
  }
  let gain = toFactor(LOUDNESS - measureLoudness(clean))
  if (!Number.isFinite(gain)) return clean
  let best = limitPeaks(scaleSound(clean, gain))
  for (let pass = 1; pass < PASSES; pass += 1) {
    const missing = LOUDNESS - measureLoudness(best)
    if (Math.abs(missing) < 0.1) break
    gain *= toFactor(missing)
    best = limitPeaks(scaleSound(clean, gain))
  }
  return best
}

/** Smoothly reduces the gain around peaks that exceed the ceiling. */
function limitPeaks(sound: Stereo): Stereo {
  const peaks = measurePeaks(sound, CEILING)
  if (!peaks.some((peak) => peak > CEILING)) return sound
  const reach = countSamples(LOOK_AHEAD)
  const wanted = peaks.map((peak) => Math.min(1, CEILING / Math.max(peak, 1e-9)))
  const gain = smoothValues(findSlidingMinimum(wanted, reach), reach)
  return { left: applyGain(sound.left, gain), right: applyGain(sound.right, gain) }
}

function applyGain(samples: Float32Array, gain: Float32Array): Float32Array {
  const out = new Float32Array(samples.length)
  for (let n = 0; n < out.length; n += 1) out[n] = (samples[n] as number) * (gain[n] as number)
  return out
}

/** Returns, for each value, the minimum of all values up to `reach` positions before and after it. */
function findSlidingMinimum(values: Float32Array, reach: number): Float32Array {
  const waiting = new Int32Array(values.length)
  let head = 0
  let tail = 0
  const out = new Float32Array(values.length)
  for (let n = 0; n < values.length + reach; n += 1) {
    if (n < values.length) {
      while (tail > head && (values[waiting[tail - 1] as number] as number) >= (values[n] as number)) tail -= 1
      waiting[tail] = n
      tail += 1
    }
    const center = n - reach
    if (center < 0) continue
    while ((waiting[head] as number) < center - reach) head += 1
    out[center] = values[waiting[head] as number] as number
  }
  return out
}

/**
 * Replaces each value with the mean of the values up to `reach / 2` positions before and after it. The input is a
 * sliding minimum over `reach`, so the mean never exceeds the gain allowed at a sample.
 */
function smoothValues(values: Float32Array, reach: number): Float32Array {
  const half = Math.floor(reach / 2)
  const out = new Float32Array(values.length)
  const at = (n: number) => values[Math.max(0, Math.min(values.length - 1, n))] as number
  let sum = 0
  for (let n = -half; n <= half; n += 1) sum += at(n)
  for (let n = 0; n < values.length; n += 1) {
    out[n] = sum / (2 * half + 1)
    sum += at(n + half + 1) - at(n - half)
  }
  return out
}

import { filtered, highpass } from './filter.ts'
import { loudnessOf, toFactor } from './loudness.ts'
import { samplesIn, scaled, type Stereo } from './sound.ts'
import { peaksOf } from './true-peak.ts'

/** How loud every clip is, in LUFS. */
const LOUDNESS = -16
/** Encoding lifts peaks by up to a decibel: there is room for it below the -1 dBTP that may be reached. */
const CEILING = toFactor(-2.5)
const LOOK_AHEAD = 0.006
const RUMBLE = 28
/** Limiting takes away from the loudness; each pass makes up for it. */
const PASSES = 4

/** Brings a sound to the loudness of all clips without clipping it. */
export function mastered({ left, right }: Stereo): Stereo {
  const clean = { left: filtered(left, highpass(RUMBLE)), right: filtered(right, highpass(RUMBLE)) }
  let gain = toFactor(LOUDNESS - loudnessOf(clean))
  if (!Number.isFinite(gain)) return clean
  let best = limited(scaled(clean, gain))
  for (let pass = 1; pass < PASSES; pass += 1) {
    const missing = LOUDNESS - loudnessOf(best)
    if (Math.abs(missing) < 0.1) break
    gain *= toFactor(missing)
    best = limited(scaled(clean, gain))
  }
  return best
}

/** Turns down, in time and smoothly, what would go over the ceiling. */
function limited(sound: Stereo): Stereo {
  const peaks = peaksOf(sound, CEILING)
  if (!peaks.some((peak) => peak > CEILING)) return sound
  const reach = samplesIn(LOOK_AHEAD)
  const wanted = peaks.map((peak) => Math.min(1, CEILING / Math.max(peak, 1e-9)))
  const gain = averaged(lowest(wanted, reach), reach)
  return { left: turned(sound.left, gain), right: turned(sound.right, gain) }
}

function turned(samples: Float32Array, gain: Float32Array): Float32Array {
  const out = new Float32Array(samples.length)
  for (let n = 0; n < out.length; n += 1) out[n] = (samples[n] as number) * (gain[n] as number)
  return out
}

/** The lowest value within reach on both sides. */
function lowest(values: Float32Array, reach: number): Float32Array {
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

/** The mean within half the reach on both sides: no lower than the lowest that any sample there asks for. */
function averaged(values: Float32Array, reach: number): Float32Array {
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

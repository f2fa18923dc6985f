import { computeDecay } from './instruments/instrument.ts'
import { SAMPLE_RATE, countSamples, createSilence, type Stereo } from './sound.ts'

/** The acoustics of the room in which a piece is played. */
export interface Room {
  /** Decay time of the reverberation, in seconds. */
  readonly seconds: number
  /** Absorption of high frequencies from 0 (bare stone) to 1 (heavy curtains). */
  readonly softness: number
  /** Delay of the first reflections, in seconds. */
  readonly before: number
}

/** The lengths of the delay lines are coprime, so that no tone is emphasized. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797] as const
const DIFFUSERS = [142, 379, 107, 277] as const
const DIFFUSION = 0.62

/** Creates the reverberation of a sound by eight delay lines that feed each other. */
export function createReverb(dry: Stereo, room: Room): Stereo {
  const wet = createSilence(dry.left.length)
  const input = diffuseSound(dry, countSamples(room.before))
  const lines = LINES.map((length) => new Float32Array(length))
  const falls = LINES.map((length) => computeDecay(room.seconds, SAMPLE_RATE) ** length)
  const at = new Int32Array(LINES.length)
  const soft = new Float64Array(LINES.length)
  const heard = new Float64Array(LINES.length)
  const back = new Float64Array(LINES.length)
  for (let n = 0; n < input.length; n += 1) {
    for (let k = 0; k < lines.length; k += 1) {
      const sample = (lines[k] as Float32Array)[at[k] as number] as number
      soft[k] = sample + room.softness * ((soft[k] as number) - sample)
      heard[k] = (soft[k] as number) * (falls[k] as number)
    }
    wet.left[n] = mixOddLines(heard, 0)
    wet.right[n] = mixOddLines(heard, 1)
    mix(heard, back)
    feedLines(lines, at, back, input[n] as number)
  }
  return wet
}

/** Sums every second line with alternating signs, so that left and right differ. */
function mixOddLines(heard: Float64Array, first: number): number {
  const [one, two] = [heard[first] as number, heard[first + 2] as number]
  const [three, four] = [heard[first + 4] as number, heard[first + 6] as number]
  return 0.5 * (one - two + three - four)
}

function feedLines(lines: readonly Float32Array[], positions: Int32Array, back: Float64Array, input: number) {
  for (let k = 0; k < lines.length; k += 1) {
    const line = lines[k] as Float32Array
    const place = positions[k] as number
    line[place] = (back[k] as number) + (k % 2 === 0 ? input : -input)
    positions[k] = place + 1 === line.length ? 0 : place + 1
  }
}

const KEEP_POWER = 1 / Math.sqrt(8)

/** Feeds every line into all others by a Hadamard matrix, without loss of power. */
function mix(heard: Float64Array, out: Float64Array) {
  out.set(heard)
  for (let apart = 1; apart < out.length; apart *= 2)
    for (let n = 0; n < out.length; n += 1) {
      if (n & apart) continue
      const one = out[n] as number
      const other = out[n + apart] as number
      out[n] = one + other
      out[n + apart] = one - other
    }
  for (let n = 0; n < out.length; n += 1) out[n] = (out[n] as number) * KEEP_POWER
}

/** Mixes both channels to one, delays it, and smears sharp attacks. */
function diffuseSound({ left, right }: Stereo, later: number): Float32Array {
  const mono = new Float32Array(left.length)
  for (let n = later; n < mono.length; n += 1)
    mono[n] = 0.5 * ((left[n - later] as number) + (right[n - later] as number))
  return DIFFUSERS.reduce<Float32Array>(applyAllpass, mono)
}

function applyAllpass(samples: Float32Array, length: number): Float32Array {
  const line = new Float32Array(length)
  const out = new Float32Array(samples.length)
  for (let n = 0, at = 0; n < out.length; n += 1, at = at + 1 === length ? 0 : at + 1) {
    const held = line[at] as number
    const into = (samples[n] as number) - DIFFUSION * held
    line[at] = into
    out[n] = held + DIFFUSION * into
  }
  return out
}

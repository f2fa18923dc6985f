import { computeDecay } from './instruments/instrument.ts'
import { SAMPLE_RATE, countSamples, createSilence, type Stereo } from './sound.ts'

/** The acoustics of the room in which a piece is played. */
export interface Room {
  /** Decay time of the reverberation, in seconds. */
  readonly seconds: number
  /** Absorption of high frequencies from 0 (bare stone) to 1 (heavy curtains). */
  readonly softness: number
  /** Delay of the first reflections, in seconds. */
  readonly predelay: number
}

/** The lengths of the delay lines, in samples. They are coprime, so that no tone is emphasized. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797] as const
const DIFFUSERS = [142, 379, 107, 277] as const
const DIFFUSION = 0.62

/** Creates the reverberation of a sound with eight delay lines that feed into each other. */
export function createReverb(dry: Stereo, room: Room): Stereo {
  const wet = createSilence(dry.left.length)
  const input = diffuseSound(dry, countSamples(room.predelay))
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
    wet.left[n] = sumAlternateLines(heard, 0)
    wet.right[n] = sumAlternateLines(heard, 1)
    mixLines(heard, back)
    writeDelayLines(lines, at, back, input[n] as number)
  }
  return wet
}

/**
 * Sums every second one of the eight lines, with alternating signs. `firstIndex` is 0 for the left channel and 1 for
 * the right.
 */
function sumAlternateLines(outputs: Float64Array, firstIndex: number): number {
  const [one, two] = [outputs[firstIndex] as number, outputs[firstIndex + 2] as number]
  const [three, four] = [outputs[firstIndex + 4] as number, outputs[firstIndex + 6] as number]
  return 0.5 * (one - two + three - four)
}

function writeDelayLines(lines: readonly Float32Array[], positions: Int32Array, feedback: Float64Array, input: number) {
  for (let k = 0; k < lines.length; k += 1) {
    const line = lines[k] as Float32Array
    const place = positions[k] as number
    line[place] = (feedback[k] as number) + (k % 2 === 0 ? input : -input)
    positions[k] = place + 1 === line.length ? 0 : place + 1
  }
}

const KEEP_POWER = 1 / Math.sqrt(8)

/**
 * Multiplies the outputs of the lines by a Hadamard matrix, so that each line feeds into all lines and no power is
 * lost.
 */
function mixLines(outputs: Float64Array, mixed: Float64Array) {
  mixed.set(outputs)
  for (let apart = 1; apart < mixed.length; apart *= 2)
    for (let n = 0; n < mixed.length; n += 1) {
      if (n & apart) continue
      const one = mixed[n] as number
      const other = mixed[n + apart] as number
      mixed[n] = one + other
      mixed[n + apart] = one - other
    }
  for (let n = 0; n < mixed.length; n += 1) mixed[n] = (mixed[n] as number) * KEEP_POWER
}

/** Mixes both channels to one, delays it, and smears sharp attacks. */
function diffuseSound({ left, right }: Stereo, delay: number): Float32Array {
  const mono = new Float32Array(left.length)
  for (let n = delay; n < mono.length; n += 1)
    mono[n] = 0.5 * ((left[n - delay] as number) + (right[n - delay] as number))
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

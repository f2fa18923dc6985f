import { fallOf } from './instruments/instrument.ts'
import { SAMPLE_RATE, samplesIn, silence, type Stereo } from './sound.ts'

/** The place a piece is played in. */
export interface Room {
  /** Time in which the room falls silent. */
  readonly seconds: number
  /** From 0 for bare stone to 1 for heavy curtains. */
  readonly softness: number
  /** Time before the walls answer. */
  readonly before: number
}

/** Lengths without a common factor, so that no tone is answered more than another. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797] as const
const DIFFUSERS = [142, 379, 107, 277] as const
const DIFFUSION = 0.62

/** What the room adds to a sound: eight delays that feed each other. */
export function reverb(dry: Stereo, room: Room): Stereo {
  const wet = silence(dry.left.length)
  const input = diffused(dry, samplesIn(room.before))
  const lines = LINES.map((length) => new Float32Array(length))
  const falls = LINES.map((length) => fallOf(room.seconds, SAMPLE_RATE) ** length)
  const at = new Int32Array(LINES.length)
  const soft = new Float64Array(LINES.length)
  const heard = new Float64Array(LINES.length)
  for (let n = 0; n < input.length; n += 1) {
    for (let k = 0; k < lines.length; k += 1) {
      const sample = (lines[k] as Float32Array)[at[k] as number] as number
      soft[k] = sample + room.softness * ((soft[k] as number) - sample)
      heard[k] = (soft[k] as number) * (falls[k] as number)
    }
    wet.left[n] = odd(heard, 0)
    wet.right[n] = odd(heard, 1)
    feed(lines, at, mixed(heard), input[n] as number)
  }
  return wet
}

/** Every other line, with changing signs: the two ears hear different walls. */
function odd(heard: Float64Array, first: number): number {
  const value = (n: number) => heard[first + 2 * n] as number
  return 0.5 * (value(0) - value(1) + value(2) - value(3))
}

function feed(lines: readonly Float32Array[], at: Int32Array, back: Float64Array, input: number) {
  for (let k = 0; k < lines.length; k += 1) {
    const line = lines[k] as Float32Array
    const place = at[k] as number
    line[place] = (back[k] as number) + (k % 2 === 0 ? input : -input)
    at[k] = place + 1 === line.length ? 0 : place + 1
  }
}

const PAIRS = [1, 2, 4] as const
const KEEP_POWER = 1 / Math.sqrt(8)

/** A Hadamard matrix: every line goes into every other, and no power is lost. */
function mixed(heard: Float64Array): Float64Array {
  const values = heard.slice()
  for (const apart of PAIRS)
    for (let n = 0; n < values.length; n += 1) {
      if (n & apart) continue
      const one = values[n] as number
      const other = values[n + apart] as number
      values[n] = one + other
      values[n + apart] = one - other
    }
  return values.map((value) => value * KEEP_POWER)
}

/** Both channels as one, later, and smeared so that a knock is not heard again as a knock. */
function diffused({ left, right }: Stereo, later: number): Float32Array {
  const mono = left.map((_, n) => (n < later ? 0 : 0.5 * ((left[n - later] as number) + (right[n - later] as number))))
  return DIFFUSERS.reduce<Float32Array>(allpassed, mono)
}

function allpassed(samples: Float32Array, length: number): Float32Array {
  const line = new Float32Array(length)
  return samples.map((sample, n) => {
    const held = line[n % length] as number
    const into = sample - DIFFUSION * held
    line[n % length] = into
    return held + DIFFUSION * into
  })
}

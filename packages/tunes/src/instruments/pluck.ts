import { bandpass, filtered, lowpass } from '../filter.ts'
import { around } from '../random.ts'
import { SAMPLE_RATE, samplesIn } from '../sound.ts'
import { fallOf, type Instrument, type Stroke } from './instrument.ts'

/** A string that is plucked and then left alone (Karplus and Strong). */
export interface PluckedString {
  /** Time in which a string of 220 Hz falls silent. */
  readonly ring: number
  /** From 0 for gut under a thumb to 1 for steel under a plectrum. */
  readonly brightness: number
  /** Where it is plucked, as a share of its length. */
  readonly position: number
  /** Time in which it falls silent once it is let go. */
  readonly damping: number
  /** What of the box around it sounds with it. */
  readonly body: readonly Resonance[]
  /** Strings that are plucked together, in cents. */
  readonly courses: readonly number[]
}

interface Resonance {
  readonly hertz: number
  readonly q: number
  readonly level: number
}

/** Not even a plectrum starts a string at once. */
const ATTACK = 0.001
const LET_GO = 0.02

export function plucked(string: PluckedString): Instrument {
  return (stroke) => {
    const ring = string.ring * Math.sqrt(220 / stroke.frequency)
    const samples = samplesIn(Math.min(stroke.seconds + string.damping, ring * 1.2))
    const out = new Float32Array(samples)
    for (const cents of string.courses)
      vibrate(out, string, { ...stroke, frequency: bent(stroke.frequency, cents) }, ring)
    return faded(withBody(out, string.body))
  }
}

function bent(frequency: number, cents: number): number {
  return frequency * 2 ** (cents / 1200)
}

/** Adds the string to the sound: noise that goes round a loop as long as one cycle and loses its edge on the way. */
function vibrate(out: Float32Array, string: PluckedString, stroke: Stroke, ring: number) {
  const cycle = SAMPLE_RATE / stroke.frequency
  const blur = 0.5 - 0.42 * string.brightness
  const length = Math.floor(cycle - blur - 0.1)
  const rest = cycle - blur - length
  const allpass = (1 - rest) / (1 + rest)
  const loop = excitation(string, stroke, length)
  const held = samplesIn(stroke.seconds)
  const sounding = fallOf(ring, stroke.frequency)
  const letGo = fallOf(Math.min(ring, string.damping), stroke.frequency)
  let at = 0
  let blurred = 0
  let passedIn = 0
  let passedOut = 0
  for (let n = 0; n < out.length; n += 1) {
    const sample = loop[at] as number
    out[n] = (out[n] as number) + sample
    const soft = (1 - blur) * sample + blur * blurred
    blurred = sample
    passedOut = allpass * soft + passedIn - allpass * passedOut
    passedIn = soft
    loop[at] = passedOut * (n < held ? sounding : letGo)
    at = at + 1 === length ? 0 : at + 1
  }
}

/** A pluck: noise, the darker the softer, with the gaps in its spectrum that the place of the finger leaves. */
function excitation(string: PluckedString, { loudness, random, frequency }: Stroke, length: number): Float32Array {
  const white = Float32Array.from({ length }, () => around(random, 1))
  const edge = (900 + 9000 * string.brightness) * (0.5 + loudness) + frequency
  const noise = filtered(white, lowpass(edge))
  const gap = Math.max(1, Math.round(length * string.position))
  const comb = noise.map((sample, n) => sample - (noise[(n + length - gap) % length] as number))
  const mean = comb.reduce((sum, sample) => sum + sample, 0) / length
  const power = Math.sqrt(comb.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / length) || 1
  return comb.map((sample) => ((sample - mean) * loudness * 0.3) / power)
}

function withBody(samples: Float32Array, body: readonly Resonance[]): Float32Array {
  const out = samples.slice()
  for (const { hertz, q, level } of body) {
    const part = filtered(samples, bandpass(hertz, q))
    for (let n = 0; n < out.length; n += 1) out[n] = (out[n] as number) + level * (part[n] as number)
  }
  return out
}

function faded(samples: Float32Array): Float32Array {
  const rise = samplesIn(ATTACK)
  const fall = samplesIn(LET_GO)
  const out = samples.slice()
  const last = samples.length - 1
  for (let n = 0; n <= last; n += 1)
    if (n < rise || last - n < fall) out[n] = (out[n] as number) * Math.min(1, n / rise, (last - n) / fall)
  return out
}

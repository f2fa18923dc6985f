import { createBandpass, filterSamples, createLowpass } from '../filter.ts'
import { pickOffset } from '../random.ts'
import { SAMPLE_RATE, countSamples } from '../sound.ts'
import { computeDecay, type Instrument, type Stroke } from './instrument.ts'

/** A plucked string (Karplus-Strong synthesis). */
export interface PluckedString {
  /** Decay time of a 220 Hz string, in seconds. */
  readonly ring: number
  /** Brightness from 0 (gut string, thumb) to 1 (steel string, plectrum). */
  readonly brightness: number
  /** Where the string is plucked, as a fraction of its length. */
  readonly position: number
  /** Decay time after the note ends, in seconds. */
  readonly damping: number
  /** The resonances of the instrument's body. */
  readonly body: readonly Resonance[]
  /** The detuning of each of the strings that are plucked together, in cents. */
  readonly courses: readonly number[]
}

interface Resonance {
  readonly hertz: number
  readonly q: number
  readonly level: number
}

/** Fade-in time in seconds, because a plectrum does not set a string in motion instantly. */
const ATTACK = 0.001
const LET_GO = 0.02

export function createPluckedString(string: PluckedString): Instrument {
  return (stroke) => {
    const ring = string.ring * Math.sqrt(220 / stroke.frequency)
    const samples = countSamples(Math.min(stroke.seconds + string.damping, ring * 1.2))
    const out = new Float32Array(samples)
    for (const cents of string.courses)
      addStringSound(out, string, { ...stroke, frequency: bendPitch(stroke.frequency, cents) }, ring)
    return fadeIn(addBodyResonances(out, string.body))
  }
}

function bendPitch(frequency: number, cents: number): number {
  return frequency * 2 ** (cents / 1200)
}

/**
 * Adds the sound of a string: noise circulates in a loop as long as one cycle, and gradually loses its high
 * frequencies.
 */
function addStringSound(out: Float32Array, string: PluckedString, stroke: Stroke, ring: number) {
  const cycle = SAMPLE_RATE / stroke.frequency
  const blur = 0.5 - 0.42 * string.brightness
  const length = Math.floor(cycle - blur - 0.1)
  const rest = cycle - blur - length
  const allpass = (1 - rest) / (1 + rest)
  const loop = createExcitation(string, stroke, length)
  const held = countSamples(stroke.seconds)
  const sounding = computeDecay(ring, stroke.frequency)
  const released = computeDecay(Math.min(ring, string.damping), stroke.frequency)
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
    loop[at] = passedOut * (n < held ? sounding : released)
    at = at + 1 === length ? 0 : at + 1
  }
}

/**
 * Creates the noise with which a pluck excites the string. A softer pluck sounds darker, and the plucking position
 * suppresses some harmonics.
 */
function createExcitation(
  string: PluckedString,
  { loudness, random, frequency }: Stroke,
  length: number,
): Float32Array {
  const white = Float32Array.from({ length }, () => pickOffset(random, 1))
  const edge = (900 + 9000 * string.brightness) * (0.5 + loudness) + frequency
  const noise = filterSamples(white, createLowpass(edge))
  const gap = Math.max(1, Math.round(length * string.position))
  const comb = noise.map((sample, n) => sample - (noise[(n + length - gap) % length] as number))
  const mean = comb.reduce((sum, sample) => sum + sample, 0) / length
  const power = Math.sqrt(comb.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / length) || 1
  return comb.map((sample) => ((sample - mean) * loudness * 0.3) / power)
}

function addBodyResonances(samples: Float32Array, body: readonly Resonance[]): Float32Array {
  const out = samples.slice()
  for (const { hertz, q, level } of body) {
    const part = filterSamples(samples, createBandpass(hertz, q))
    for (let n = 0; n < out.length; n += 1) out[n] = (out[n] as number) + level * (part[n] as number)
  }
  return out
}

function fadeIn(samples: Float32Array): Float32Array {
  const rise = countSamples(ATTACK)
  const fall = countSamples(LET_GO)
  const out = samples.slice()
  const last = samples.length - 1
  for (let n = 0; n <= last; n += 1)
    if (n < rise || last - n < fall) out[n] = (out[n] as number) * Math.min(1, n / rise, (last - n) / fall)
  return out
}

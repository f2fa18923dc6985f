import { createBandpass, filterSamples } from '../filter.ts'
import { pickOffset, type Random } from '../random.ts'
import { SAMPLE_RATE, countSamples } from '../sound.ts'
import type { Instrument, Stroke } from './instrument.ts'

/** An instrument with a sustained tone, e.g. one that is blown or bowed. */
export interface Voice {
  /** Returns the level of a harmonic for a fullness from 0 (soft) to 1 (full). */
  spectrum(harmonic: number, hertz: number, fullness: number): number
  readonly attack: number
  readonly release: number
  /** The level of the tone at the end of a long note, relative to its start. */
  readonly sustain: number
  readonly vibrato: { readonly hertz: number; readonly cents: number; readonly after: number }
  /** The proportion of noise in the tone, and the harmonic around which the noise is centered. */
  readonly breath: { readonly level: number; readonly harmonic: number }
  /** Number of tremolo strokes per second. */
  readonly tremble?: number
  /**
   * The detuning of each of the simultaneous sounds in cents, relative to the first. If their pitches were equal, they
   * could cancel each other out.
   */
  readonly detune?: readonly number[]
}

const TABLE = 2048
const HIGHEST = 15_000
const CENT = Math.LN2 / 1200
const VIBRATO_GROWTH_SECONDS = 0.35
const WANDER_CENTS = 3
const DETUNED_LEVEL = 0.6
/** The number of cached waves. Caching pays off because melodies repeat notes. */
const MAX_CACHED_WAVES = 64
/** The gain of the breath noise at each sample from the start of a note. It decays to 1. */
const CHIFF = Float64Array.from({ length: 1.2 * SAMPLE_RATE }, (_, n) => 1 + 2 * Math.exp(-n / (0.03 * SAMPLE_RATE)))
/** The number of samples after which the envelopes and the pitch are updated. */
const STEP = 32

export function createSinger(voice: Voice): Instrument {
  const known = new Map<number, readonly [Float32Array, Float32Array]>()
  return (stroke) => {
    const { frequency, random } = stroke
    const samples = countSamples(stroke.seconds + voice.release * 1.6)
    const waves = known.get(frequency) ?? createSoftAndFullCycle(voice, frequency)
    if (known.size === MAX_CACHED_WAVES) known.clear()
    known.set(frequency, waves)
    const shape = createEnvelope(voice, stroke, samples)
    const out = new Float32Array(samples)
    for (const [n, cents] of (voice.detune ?? [0]).entries()) {
      const speed = toTableSteps(frequency, createPitchCurve(voice, stroke, samples, cents))
      addTone(out, waves, n === 0 ? shape : shape.map((level) => level * DETUNED_LEVEL), speed, random)
    }
    addBreathNoise(out, voice, stroke, shape)
    return out
  }
}

function createSoftAndFullCycle(voice: Voice, frequency: number): readonly [Float32Array, Float32Array] {
  return [
    createCycle(frequency, (harmonic, hertz) => voice.spectrum(harmonic, hertz, 0)),
    createCycle(frequency, (harmonic, hertz) => voice.spectrum(harmonic, hertz, 1)),
  ]
}

/** Creates one cycle of a wave. Harmonics that are too high to hear are left out. */
function createCycle(frequency: number, level: (harmonic: number, hertz: number) => number): Float32Array {
  const table = new Float32Array(TABLE)
  const most = Math.min(48, Math.floor(HIGHEST / frequency))
  let power = 0
  for (let harmonic = 1; harmonic <= most; harmonic += 1) {
    const amount = level(harmonic, harmonic * frequency)
    power += amount * amount
    if (amount < 0.0005) continue
    // The harmonics have different phases: if all started at zero, they would add up to a sharp peak.
    const phase = (harmonic * harmonic * 2.4) % (2 * Math.PI)
    for (let n = 0; n < TABLE; n += 1)
      table[n] = (table[n] as number) + amount * Math.sin((2 * Math.PI * harmonic * n) / TABLE + phase)
  }
  return table.map((sample) => (sample * 0.3) / Math.sqrt(power || 1))
}

function createEnvelope(voice: Voice, { seconds, loudness, random }: Stroke, samples: number): Float32Array {
  const shape = new Float32Array(Math.ceil(samples / STEP) + 1)
  const attack = Math.min(voice.attack * (1.25 - 0.5 * loudness), seconds * 0.6 + 0.01)
  const pulse = random()
  for (let n = 0; n < shape.length; n += 1) {
    const time = (n * STEP) / SAMPLE_RATE
    const rise = time < attack ? Math.sin((Math.PI / 2) * (time / attack)) ** 2 : 1
    const settled = voice.sustain + (1 - voice.sustain) * Math.exp(-time / 0.5)
    const fall = time < seconds ? 1 : Math.exp(-4.6 * ((time - seconds) / voice.release))
    const end = Math.min(1, (shape.length - 1 - n) / 12)
    const tremble = voice.tremble ? 0.62 + 0.38 * Math.cos(2 * Math.PI * (time * voice.tremble + pulse)) : 1
    shape[n] = loudness * rise * settled * fall * tremble * end
  }
  return shape
}

/**
 * Returns the deviation of the pitch in cents, which consists of a vibrato that grows on long notes and a slow random
 * drift.
 */
function createPitchCurve(voice: Voice, { random }: Stroke, samples: number, cents: number): Float32Array {
  const { hertz, cents: depth, after } = voice.vibrato
  const rate = hertz * (1 + pickOffset(random, 0.06))
  const phase = random() * Math.PI
  const slow = random() * 2 * Math.PI
  return Float32Array.from({ length: Math.ceil(samples / STEP) + 1 }, (_, n) => {
    const time = (n * STEP) / SAMPLE_RATE
    const grown = Math.min(1, Math.max(0, (time - after) / VIBRATO_GROWTH_SECONDS))
    const wander = WANDER_CENTS * Math.sin(slow + time * 4.1) * Math.sin(time * 1.7)
    return cents + wander + depth * grown * Math.sin(2 * Math.PI * rate * time + phase)
  })
}

/** Returns how far to advance in the wave table at each sample. */
function toTableSteps(frequency: number, cents: Float32Array): Float32Array {
  return cents.map((cent) => ((frequency * TABLE) / SAMPLE_RATE) * (1 + CENT * cent))
}

function addTone(
  out: Float32Array,
  [soft, full]: readonly [Float32Array, Float32Array],
  shape: Float32Array,
  speed: Float32Array,
  random: Random,
) {
  let at = random() * TABLE
  for (let n = 0; n < out.length; n += 1) {
    const step = (n / STEP) | 0
    const part = (n % STEP) / STEP
    const level = interpolate(shape, step, part)
    out[n] = (out[n] as number) + level * (readTable(soft, at) * (1 - level) + readTable(full, at) * level)
    at += interpolate(speed, step, part)
    if (at >= TABLE) at -= TABLE
  }
}

function addBreathNoise(out: Float32Array, { breath }: Voice, { frequency, random }: Stroke, shape: Float32Array) {
  if (breath.level === 0) return
  const white = new Float32Array(out.length)
  for (let n = 0; n < white.length; n += 1) white[n] = pickOffset(random, 1)
  const air = filterSamples(white, createBandpass(Math.min(9000, frequency * breath.harmonic), 1.2))
  for (let n = 0; n < out.length; n += 1) {
    const chiff = n < CHIFF.length ? (CHIFF[n] as number) : 1
    out[n] =
      (out[n] as number) +
      (air[n] as number) * interpolate(shape, (n / STEP) | 0, (n % STEP) / STEP) * breath.level * chiff
  }
}

function interpolate(values: Float32Array, index: number, fraction: number): number {
  const here = values[index] as number
  return here + ((values[index + 1] ?? here) - here) * fraction
}

function readTable(table: Float32Array, position: number): number {
  const whole = Math.floor(position)
  const here = table[whole % TABLE] as number
  return here + ((table[(whole + 1) % TABLE] as number) - here) * (position - whole)
}

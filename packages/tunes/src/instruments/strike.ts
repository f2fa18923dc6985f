import { filterSamples, createHighpass } from '../filter.ts'
import { pickOffset } from '../random.ts'
import { SAMPLE_RATE, countSamples } from '../sound.ts'
import { computeDecay, type Instrument, type Stroke } from './instrument.ts'

/** A bar, tine or bell that is struck. Each of its partials decays at its own rate. */
export interface StruckBar {
  readonly partials: readonly Partial[]
  /** Level of the noise that the hammer makes. */
  readonly knock: number
  /** Decay time after the note ends, in seconds. If undefined, the sound rings until it has faded out. */
  readonly damping?: number
  /** Frequency and depth of the tremolo, which comes from a rotating vane. */
  readonly swell?: { readonly hertz: number; readonly depth: number }
}

interface Partial {
  readonly ratio: number
  readonly level: number
  /** Decay time at 440 Hz, in seconds. */
  readonly ring: number
}

const HIGHEST = 16_000
const ATTACK = 0.0015

export function createStruckBar(bar: StruckBar): Instrument {
  return (stroke) => {
    const longest = Math.max(...bar.partials.map(({ ring }) => scaleDecayTime(ring, stroke.frequency)))
    const held = bar.damping === undefined ? longest : Math.min(longest, stroke.seconds + bar.damping)
    const out = new Float32Array(countSamples(held))
    for (const partial of bar.partials) addPartial(out, partial, stroke)
    addHammerNoise(out, bar.knock, stroke)
    applySwellAndDamping(out, bar, stroke)
    return out
  }
}

function scaleDecayTime(ring: number, frequency: number): number {
  return ring * Math.min(1.8, Math.sqrt(440 / frequency))
}

/** Computes a decaying sine by rotating and shrinking a vector. */
function addPartial(out: Float32Array, { ratio, level, ring }: Partial, { frequency, loudness, random }: Stroke) {
  const hertz = frequency * ratio
  if (hertz > HIGHEST) return
  const fall = computeDecay(scaleDecayTime(ring, frequency), SAMPLE_RATE)
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE
  const cos = Math.cos(angle) * fall
  const sin = Math.sin(angle) * fall
  // Harder blows sound brighter.
  const amount = 0.4 * level * loudness ** (ratio > 1.5 ? 1.6 : 1)
  const start = random() * 0.4
  let x = amount * Math.cos(start)
  let y = amount * Math.sin(start)
  for (let n = 0; n < out.length; n += 1) {
    out[n] = (out[n] as number) + y
    const turned = x * cos - y * sin
    y = x * sin + y * cos
    x = turned
  }
}

function addHammerNoise(out: Float32Array, level: number, { loudness, random }: Stroke) {
  if (level === 0) return
  const length = Math.min(out.length, countSamples(0.03))
  const white = Float32Array.from({ length }, (_, n) => pickOffset(random, 1) * Math.exp(-n / countSamples(0.004)))
  const knock = filterSamples(white, createHighpass(1200))
  for (let n = 0; n < length; n += 1) out[n] = (out[n] as number) + (knock[n] as number) * level * loudness
}

function applySwellAndDamping(out: Float32Array, { swell, damping }: StruckBar, { seconds, random }: Stroke) {
  const phase = random() * 2 * Math.PI
  const released = damping === undefined ? out.length : countSamples(seconds)
  for (let n = 0; n < out.length; n += 1) {
    const time = n / SAMPLE_RATE
    const rise = Math.min(1, time / ATTACK)
    const wave = swell ? 1 - swell.depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * swell.hertz * time + phase)) : 1
    const fall = n < released ? 1 : Math.exp((-4.6 * (n - released)) / countSamples(damping ?? 1))
    const end = Math.min(1, (out.length - 1 - n) / 480)
    out[n] = (out[n] as number) * rise * wave * fall * end
  }
}

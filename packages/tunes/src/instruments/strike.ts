import { filtered, highpass } from '../filter.ts'
import { around } from '../random.ts'
import { SAMPLE_RATE, samplesIn } from '../sound.ts'
import { fallOf, type Instrument, type Stroke } from './instrument.ts'

/** A bar, tine or bell that is struck: partials that fall silent each in its own time. */
export interface Struck {
  readonly partials: readonly Partial[]
  /** The noise of the hammer, beside the tone. */
  readonly knock: number
  /** Time in which it falls silent once it is let go; without it, it rings out. */
  readonly damping?: number
  /** How a turning vane lets the sound swell, as often and as much. */
  readonly swell?: { readonly hertz: number; readonly depth: number }
}

interface Partial {
  readonly ratio: number
  readonly level: number
  /** Time in which it falls silent at 440 Hz. */
  readonly ring: number
}

const HIGHEST = 16_000
const ATTACK = 0.0015

export function struck(bar: Struck): Instrument {
  return (stroke) => {
    const longest = Math.max(...bar.partials.map(({ ring }) => ringAt(ring, stroke.frequency)))
    const held = bar.damping === undefined ? longest : Math.min(longest, stroke.seconds + bar.damping)
    const out = new Float32Array(samplesIn(held))
    for (const partial of bar.partials) addPartial(out, partial, stroke)
    addKnock(out, bar.knock, stroke)
    shape(out, bar, stroke)
    return out
  }
}

function ringAt(ring: number, frequency: number): number {
  return ring * Math.min(1.8, Math.sqrt(440 / frequency))
}

/** A decaying sine as the projection of a point that turns and draws near. */
function addPartial(out: Float32Array, { ratio, level, ring }: Partial, { frequency, loudness, random }: Stroke) {
  const hertz = frequency * ratio
  if (hertz > HIGHEST) return
  const fall = fallOf(ringAt(ring, frequency), SAMPLE_RATE)
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE
  const cos = Math.cos(angle) * fall
  const sin = Math.sin(angle) * fall
  // What is struck harder sounds brighter.
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

function addKnock(out: Float32Array, level: number, { loudness, random }: Stroke) {
  if (level === 0) return
  const length = Math.min(out.length, samplesIn(0.03))
  const white = Float32Array.from({ length }, (_, n) => around(random, 1) * Math.exp(-n / samplesIn(0.004)))
  const knock = filtered(white, highpass(1200))
  for (let n = 0; n < length; n += 1) out[n] = (out[n] as number) + (knock[n] as number) * level * loudness
}

function shape(out: Float32Array, { swell, damping }: Struck, { seconds, random }: Stroke) {
  const phase = random() * 2 * Math.PI
  const letGo = damping === undefined ? out.length : samplesIn(seconds)
  for (let n = 0; n < out.length; n += 1) {
    const time = n / SAMPLE_RATE
    const rise = Math.min(1, time / ATTACK)
    const wave = swell ? 1 - swell.depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * swell.hertz * time + phase)) : 1
    const fall = n < letGo ? 1 : Math.exp((-4.6 * (n - letGo)) / samplesIn(damping ?? 1))
    const end = Math.min(1, (out.length - 1 - n) / 480)
    out[n] = (out[n] as number) * rise * wave * fall * end
  }
}

import { createBandpass, filterSamples, createHighpass, createLowpass, type Biquad } from '../filter.ts'
import { pickOffset } from '../random.ts'
import { SAMPLE_RATE, countSamples } from '../sound.ts'
import type { Instrument, Stroke } from './instrument.ts'

/** The tone of a drumhead, whose pitch falls from `startHertz` to `endHertz`. */
interface DrumTone {
  readonly startHertz: number
  readonly endHertz: number
  /** Time constant of the falling pitch, in seconds. */
  readonly fallSeconds: number
  readonly decaySeconds: number
  readonly level: number
}

/** The noise that a drum makes in addition to its tone. */
interface Noise {
  readonly filters: readonly Biquad[]
  readonly attackSeconds: number
  readonly decaySeconds: number
  readonly level: number
}

interface Drum {
  readonly skins: readonly DrumTone[]
  readonly noises: readonly Noise[]
}

/** Creates a drum. It ignores the pitch of a note. */
function createDrum({ skins, noises }: Drum): Instrument {
  const seconds = Math.max(
    ...skins.map(({ decaySeconds }) => decaySeconds),
    ...noises.map(({ decaySeconds, attackSeconds }) => decaySeconds + attackSeconds),
  )
  return (stroke) => {
    const out = new Float32Array(countSamples(seconds * 1.1))
    for (const skin of skins) addDrumTone(out, skin, stroke)
    for (const noise of noises) addNoise(out, noise, stroke)
    return out.map((sample, n) => sample * Math.min(1, (out.length - 1 - n) / 480))
  }
}

function addDrumTone(
  out: Float32Array,
  { startHertz, endHertz, fallSeconds, decaySeconds, level }: DrumTone,
  { loudness, random }: Stroke,
) {
  const tuned = 1 + pickOffset(random, 0.015)
  let phase = 0
  for (let n = 0; n < out.length; n += 1) {
    const time = n / SAMPLE_RATE
    const rise = Math.min(1, time / 0.002)
    const hertz = (endHertz + (startHertz - endHertz) * Math.exp(-time / fallSeconds)) * tuned
    out[n] = (out[n] as number) + Math.sin(phase) * rise * level * loudness * Math.exp((-6.9 * time) / decaySeconds)
    phase += (2 * Math.PI * hertz) / SAMPLE_RATE
  }
}

function addNoise(
  out: Float32Array,
  { filters, attackSeconds, decaySeconds, level }: Noise,
  { loudness, random }: Stroke,
) {
  const white = Float32Array.from({ length: out.length }, () => pickOffset(random, 1))
  const colored = filters.reduce(filterSamples, white)
  for (let n = 0; n < out.length; n += 1) {
    const time = n / SAMPLE_RATE
    const shape = time < attackSeconds ? time / attackSeconds : Math.exp((-6.9 * (time - attackSeconds)) / decaySeconds)
    out[n] = (out[n] as number) + (colored[n] as number) * shape * level * loudness ** 1.3
  }
}

const taiko = createDrum({
  skins: [
    { startHertz: 105, endHertz: 64, fallSeconds: 0.05, decaySeconds: 0.9, level: 0.8 },
    { startHertz: 170, endHertz: 104, fallSeconds: 0.04, decaySeconds: 0.4, level: 0.35 },
  ],
  noises: [{ filters: [createLowpass(700)], attackSeconds: 0.001, decaySeconds: 0.09, level: 0.9 }],
})

/** A small barrel drum, struck near the rim. */
const smallDrum = createDrum({
  skins: [{ startHertz: 330, endHertz: 255, fallSeconds: 0.03, decaySeconds: 0.28, level: 0.6 }],
  noises: [{ filters: [createBandpass(1800, 0.8)], attackSeconds: 0.001, decaySeconds: 0.05, level: 0.7 }],
})

const frameDrum = createDrum({
  skins: [
    { startHertz: 150, endHertz: 96, fallSeconds: 0.03, decaySeconds: 0.45, level: 0.7 },
    { startHertz: 260, endHertz: 205, fallSeconds: 0.03, decaySeconds: 0.2, level: 0.25 },
  ],
  noises: [{ filters: [createBandpass(900, 0.7)], attackSeconds: 0.001, decaySeconds: 0.08, level: 0.6 }],
})

const bassDrum = createDrum({
  skins: [{ startHertz: 95, endHertz: 48, fallSeconds: 0.04, decaySeconds: 0.6, level: 0.9 }],
  noises: [{ filters: [createLowpass(1200)], attackSeconds: 0.001, decaySeconds: 0.05, level: 0.5 }],
})

const snare = createDrum({
  skins: [{ startHertz: 230, endHertz: 185, fallSeconds: 0.02, decaySeconds: 0.12, level: 0.4 }],
  noises: [
    { filters: [createHighpass(900), createLowpass(7500)], attackSeconds: 0.001, decaySeconds: 0.2, level: 0.7 },
  ],
})

const shaker = createDrum({
  skins: [],
  noises: [
    { filters: [createHighpass(4500), createLowpass(11_000)], attackSeconds: 0.018, decaySeconds: 0.09, level: 0.8 },
  ],
})

const tambourine = createDrum({
  skins: [],
  noises: [
    { filters: [createBandpass(6500, 3)], attackSeconds: 0.002, decaySeconds: 0.22, level: 1 },
    { filters: [createBandpass(9500, 5)], attackSeconds: 0.002, decaySeconds: 0.3, level: 0.8 },
  ],
})

/** Boots stamping on a deck. */
const stomp = createDrum({
  skins: [
    { startHertz: 110, endHertz: 70, fallSeconds: 0.02, decaySeconds: 0.22, level: 0.9 },
    { startHertz: 320, endHertz: 290, fallSeconds: 0.02, decaySeconds: 0.07, level: 0.3 },
  ],
  noises: [{ filters: [createBandpass(450, 0.8)], attackSeconds: 0.001, decaySeconds: 0.06, level: 0.9 }],
})

export const DRUMS = { taiko, smallDrum, frameDrum, bassDrum, snare, shaker, tambourine, stomp }

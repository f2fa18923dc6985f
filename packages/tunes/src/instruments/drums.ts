import { createBandpass, filterSamples, createHighpass, createLowpass, type Biquad } from '../filter.ts'
import { pickAround } from '../random.ts'
import { SAMPLE_RATE, countSamples } from '../sound.ts'
import type { Instrument, Stroke } from './instrument.ts'

/** The tone of a drum's skin; its pitch falls. */
interface Skin {
  readonly from: number
  readonly to: number
  /** Time in seconds in which the pitch falls. */
  readonly sinks: number
  readonly ring: number
  readonly level: number
}

/** The noise that a drum makes besides its tone. */
interface Noise {
  readonly filters: readonly Biquad[]
  readonly attack: number
  readonly ring: number
  readonly level: number
}

interface Drum {
  readonly skins: readonly Skin[]
  readonly noises: readonly Noise[]
}

/** Drums ignore the requested pitch. */
function createDrum({ skins, noises }: Drum): Instrument {
  const seconds = Math.max(...skins.map(({ ring }) => ring), ...noises.map(({ ring, attack }) => ring + attack))
  return (stroke) => {
    const out = new Float32Array(countSamples(seconds * 1.1))
    for (const skin of skins) addSkin(out, skin, stroke)
    for (const noise of noises) addNoise(out, noise, stroke)
    return out.map((sample, n) => sample * Math.min(1, (out.length - 1 - n) / 480))
  }
}

function addSkin(out: Float32Array, { from, to, sinks, ring, level }: Skin, { loudness, random }: Stroke) {
  const tuned = 1 + pickAround(random, 0.015)
  let phase = 0
  for (let n = 0; n < out.length; n += 1) {
    const time = n / SAMPLE_RATE
    const rise = Math.min(1, time / 0.002)
    const hertz = (to + (from - to) * Math.exp(-time / sinks)) * tuned
    out[n] = (out[n] as number) + Math.sin(phase) * rise * level * loudness * Math.exp((-6.9 * time) / ring)
    phase += (2 * Math.PI * hertz) / SAMPLE_RATE
  }
}

function addNoise(out: Float32Array, { filters, attack, ring, level }: Noise, { loudness, random }: Stroke) {
  const white = Float32Array.from({ length: out.length }, () => pickAround(random, 1))
  const colored = filters.reduce(filterSamples, white)
  for (let n = 0; n < out.length; n += 1) {
    const time = n / SAMPLE_RATE
    const shape = time < attack ? time / attack : Math.exp((-6.9 * (time - attack)) / ring)
    out[n] = (out[n] as number) + (colored[n] as number) * shape * level * loudness ** 1.3
  }
}

const taiko = createDrum({
  skins: [
    { from: 105, to: 64, sinks: 0.05, ring: 0.9, level: 0.8 },
    { from: 170, to: 104, sinks: 0.04, ring: 0.4, level: 0.35 },
  ],
  noises: [{ filters: [createLowpass(700)], attack: 0.001, ring: 0.09, level: 0.9 }],
})

/** A small barrel drum that is struck near the rim. */
const smallDrum = createDrum({
  skins: [{ from: 330, to: 255, sinks: 0.03, ring: 0.28, level: 0.6 }],
  noises: [{ filters: [createBandpass(1800, 0.8)], attack: 0.001, ring: 0.05, level: 0.7 }],
})

const frameDrum = createDrum({
  skins: [
    { from: 150, to: 96, sinks: 0.03, ring: 0.45, level: 0.7 },
    { from: 260, to: 205, sinks: 0.03, ring: 0.2, level: 0.25 },
  ],
  noises: [{ filters: [createBandpass(900, 0.7)], attack: 0.001, ring: 0.08, level: 0.6 }],
})

const bassDrum = createDrum({
  skins: [{ from: 95, to: 48, sinks: 0.04, ring: 0.6, level: 0.9 }],
  noises: [{ filters: [createLowpass(1200)], attack: 0.001, ring: 0.05, level: 0.5 }],
})

const snare = createDrum({
  skins: [{ from: 230, to: 185, sinks: 0.02, ring: 0.12, level: 0.4 }],
  noises: [{ filters: [createHighpass(900), createLowpass(7500)], attack: 0.001, ring: 0.2, level: 0.7 }],
})

const shaker = createDrum({
  skins: [],
  noises: [{ filters: [createHighpass(4500), createLowpass(11_000)], attack: 0.018, ring: 0.09, level: 0.8 }],
})

const tambourine = createDrum({
  skins: [],
  noises: [
    { filters: [createBandpass(6500, 3)], attack: 0.002, ring: 0.22, level: 1 },
    { filters: [createBandpass(9500, 5)], attack: 0.002, ring: 0.3, level: 0.8 },
  ],
})

/** Boots that stamp on a deck. */
const stomp = createDrum({
  skins: [
    { from: 110, to: 70, sinks: 0.02, ring: 0.22, level: 0.9 },
    { from: 320, to: 290, sinks: 0.02, ring: 0.07, level: 0.3 },
  ],
  noises: [{ filters: [createBandpass(450, 0.8)], attack: 0.001, ring: 0.06, level: 0.9 }],
})

export const DRUMS = { taiko, smallDrum, frameDrum, bassDrum, snare, shaker, tambourine, stomp }

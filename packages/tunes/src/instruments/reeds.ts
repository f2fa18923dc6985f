import { createSinger } from './sing.ts'
import { createListedSpectrum, createSlopedSpectrum } from './spectra.ts'

const STILL = { hertz: 5, cents: 0, after: 0 }

/** Each note has two reeds, which are slightly detuned so that the sound beats. */
const accordion = createSinger({
  spectrum: createSlopedSpectrum(1.1, 0.8, [[900, 500, 0.8]], 0.5),
  attack: 0.045,
  release: 0.08,
  sustain: 0.95,
  vibrato: STILL,
  breath: { level: 0.015, harmonic: 4 },
  detune: [0, 9],
})

const concertina = createSinger({
  spectrum: createSlopedSpectrum(0.95, 0.7, [[1300, 600, 0.9]], 0.35),
  attack: 0.025,
  release: 0.06,
  sustain: 0.95,
  vibrato: STILL,
  breath: { level: 0.015, harmonic: 4 },
  detune: [0, 4],
})

/** Stopped, open and mixture pipes that sound together. */
const organ = createSinger({
  spectrum: createListedSpectrum(
    [1, 0.8, 0.35, 0.6, 0.1, 0.3, 0, 0.35],
    [1, 0.9, 0.45, 0.75, 0.16, 0.4, 0.05, 0.5, 0.05, 0.1, 0, 0.25],
  ),
  attack: 0.025,
  release: 0.12,
  sustain: 1,
  vibrato: STILL,
  breath: { level: 0.02, harmonic: 6 },
  detune: [0, 3],
})

const pedal = createSinger({
  spectrum: createListedSpectrum([1, 0.5, 0.2, 0.25, 0.05, 0.1], [1, 0.6, 0.3, 0.35, 0.1, 0.15, 0, 0.1]),
  attack: 0.05,
  release: 0.18,
  sustain: 1,
  vibrato: STILL,
  breath: { level: 0.01, harmonic: 4 },
})

export const REEDS = { accordion, concertina, organ, pedal }

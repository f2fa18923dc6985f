import { createSinger } from './sing.ts'
import { createSlopedSpectrum, type Formant } from './spectra.ts'

const VIOLIN_BODY: readonly Formant[] = [
  [280, 90, 0.7],
  [480, 160, 1],
  [1100, 420, 0.7],
  [2700, 900, 0.8],
]
const CELLO_BODY: readonly Formant[] = [
  [110, 40, 0.6],
  [220, 80, 1],
  [600, 260, 0.8],
  [1500, 500, 0.5],
]

const violin = createSinger({
  spectrum: createSlopedSpectrum(1.7, 1.05, VIOLIN_BODY),
  attack: 0.07,
  release: 0.12,
  sustain: 0.85,
  vibrato: { hertz: 5.6, cents: 16, after: 0.16 },
  breath: { level: 0.03, harmonic: 6 },
})

/** A string section: several instruments, slightly detuned against each other. */
const strings = createSinger({
  spectrum: createSlopedSpectrum(2, 1.3, VIOLIN_BODY),
  attack: 0.16,
  release: 0.3,
  sustain: 0.92,
  vibrato: { hertz: 5.2, cents: 9, after: 0.1 },
  breath: { level: 0.03, harmonic: 5 },
  detune: [0, -7, 6],
})

const lowStrings = createSinger({
  spectrum: createSlopedSpectrum(1.9, 1.25, CELLO_BODY),
  attack: 0.12,
  release: 0.25,
  sustain: 0.9,
  vibrato: { hertz: 4.8, cents: 8, after: 0.15 },
  breath: { level: 0.03, harmonic: 6 },
  detune: [0, -5, 6],
})

/** Strings that are bowed with a tremolo. */
const shiver = createSinger({
  spectrum: createSlopedSpectrum(1.8, 1.2, VIOLIN_BODY),
  attack: 0.05,
  release: 0.18,
  sustain: 0.95,
  vibrato: { hertz: 5, cents: 5, after: 0.2 },
  breath: { level: 0.04, harmonic: 6 },
  tremble: 7.5,
  detune: [0, -6, 7],
})

const erhu = createSinger({
  spectrum: createSlopedSpectrum(
    1.5,
    0.95,
    [
      [450, 180, 0.9],
      [1000, 260, 1],
      [2100, 500, 0.7],
    ],
    0.2,
  ),
  attack: 0.06,
  release: 0.12,
  sustain: 0.9,
  vibrato: { hertz: 5.8, cents: 22, after: 0.14 },
  breath: { level: 0.05, harmonic: 5 },
})

export const BOWED = { violin, strings, lowStrings, shiver, erhu }

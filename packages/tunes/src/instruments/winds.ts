import { createSinger } from './sing.ts'
import { createHollowSpectrum, createListedSpectrum, createSlopedSpectrum } from './spectra.ts'

const flute = createSinger({
  spectrum: createListedSpectrum([1, 0.22, 0.07, 0.02], [1, 0.5, 0.22, 0.08, 0.04, 0.02]),
  attack: 0.055,
  release: 0.11,
  sustain: 0.9,
  vibrato: { hertz: 5, cents: 9, after: 0.22 },
  breath: { level: 0.12, harmonic: 2 },
})

const whistle = createSinger({
  spectrum: createListedSpectrum([1, 0.3, 0.05], [1, 0.42, 0.16, 0.05]),
  attack: 0.02,
  release: 0.06,
  sustain: 0.95,
  vibrato: { hertz: 5.4, cents: 7, after: 0.3 },
  breath: { level: 0.1, harmonic: 3 },
})

/** Half of this tone is breath noise. */
const shakuhachi = createSinger({
  spectrum: createListedSpectrum([1, 0.12, 0.1, 0.03], [1, 0.35, 0.3, 0.1, 0.08, 0.03]),
  attack: 0.1,
  release: 0.16,
  sustain: 0.8,
  vibrato: { hertz: 4.4, cents: 20, after: 0.35 },
  breath: { level: 0.34, harmonic: 2.5 },
})

const oboe = createSinger({
  spectrum: createSlopedSpectrum(
    1.1,
    0.6,
    [
      [1050, 350, 1.2],
      [2900, 700, 0.8],
    ],
    0.25,
  ),
  attack: 0.035,
  release: 0.09,
  sustain: 0.9,
  vibrato: { hertz: 5, cents: 10, after: 0.22 },
  breath: { level: 0.015, harmonic: 6 },
})

const bassoon = createSinger({
  spectrum: createSlopedSpectrum(
    1.2,
    0.7,
    [
      [480, 160, 1.2],
      [1200, 350, 0.5],
    ],
    0.2,
  ),
  attack: 0.03,
  release: 0.08,
  sustain: 0.85,
  vibrato: { hertz: 4.6, cents: 6, after: 0.3 },
  breath: { level: 0.02, harmonic: 6 },
})

const clarinet = createSinger({
  spectrum: createHollowSpectrum(1.4, 0.9, 0.18, [[1500, 900, 0.6]]),
  attack: 0.035,
  release: 0.09,
  sustain: 0.95,
  vibrato: { hertz: 4.8, cents: 3, after: 0.3 },
  breath: { level: 0.02, harmonic: 5 },
})

/** A shawm, which is loud and nasal. */
const suona = createSinger({
  spectrum: createSlopedSpectrum(
    0.7,
    0.4,
    [
      [1300, 500, 1.3],
      [2600, 700, 1],
    ],
    0.15,
  ),
  attack: 0.025,
  release: 0.07,
  sustain: 0.95,
  vibrato: { hertz: 6, cents: 16, after: 0.18 },
  breath: { level: 0.03, harmonic: 5 },
})

export const WINDS = { flute, whistle, shakuhachi, oboe, bassoon, clarinet, suona }

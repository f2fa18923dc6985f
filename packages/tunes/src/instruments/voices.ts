import { createSinger } from './sing.ts'
import { createListedSpectrum, createSlopedSpectrum } from './spectra.ts'

/** A choir that sings an open vowel. */
const choir = createSinger({
  spectrum: createSlopedSpectrum(
    1.4,
    1.1,
    [
      [650, 160, 1.4],
      [1080, 200, 0.9],
      [2700, 400, 0.3],
    ],
    0.12,
  ),
  attack: 0.25,
  release: 0.4,
  sustain: 1,
  vibrato: { hertz: 4.9, cents: 12, after: 0.1 },
  breath: { level: 0.06, harmonic: 4 },
  detune: [0, -9, -4, 8],
})

/** A glass harmonica. */
const glass = createSinger({
  spectrum: createListedSpectrum([1, 0.05, 0.02], [1, 0.16, 0.07, 0.02]),
  attack: 0.11,
  release: 0.7,
  sustain: 0.9,
  vibrato: { hertz: 4, cents: 5, after: 0.2 },
  breath: { level: 0.015, harmonic: 5 },
})

/** Nearly a pure sine wave, with just enough overtones to be heard on small loudspeakers. */
const softSine = createSinger({
  spectrum: createListedSpectrum([1, 0.3, 0.12, 0.05], [1, 0.36, 0.16, 0.07, 0.03]),
  attack: 0.05,
  release: 0.22,
  sustain: 0.85,
  vibrato: { hertz: 4.5, cents: 4, after: 0.3 },
  breath: { level: 0, harmonic: 1 },
})

export const VOICES = { choir, glass, softSine }

import { createSinger } from './sing.ts'
import { createSlopedSpectrum } from './spectra.ts'

const trumpet = createSinger({
  spectrum: createSlopedSpectrum(
    1.9,
    0.7,
    [
      [1200, 500, 1],
      [2400, 900, 0.5],
    ],
    0.4,
  ),
  attack: 0.035,
  release: 0.08,
  sustain: 0.82,
  vibrato: { hertz: 5.2, cents: 5, after: 0.35 },
  breath: { level: 0.02, harmonic: 5 },
})

const horn = createSinger({
  spectrum: createSlopedSpectrum(2.3, 1.3, [[420, 250, 0.8]], 0.5),
  attack: 0.06,
  release: 0.14,
  sustain: 0.88,
  vibrato: { hertz: 4.8, cents: 4, after: 0.4 },
  breath: { level: 0.02, harmonic: 4 },
  detune: [0, 5],
})

const tuba = createSinger({
  spectrum: createSlopedSpectrum(2.2, 1.3, [[260, 140, 0.8]], 0.5),
  attack: 0.04,
  release: 0.1,
  sustain: 0.8,
  vibrato: { hertz: 4.5, cents: 2, after: 0.4 },
  breath: { level: 0.02, harmonic: 5 },
})

export const BRASS = { trumpet, horn, tuba }

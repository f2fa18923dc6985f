import type { Voice } from './sing.ts'

type Spectrum = Voice['spectrum']

/** A resonance of a vowel or a wooden body: frequency, width and strength. */
export type Formant = readonly [hertz: number, width: number, level: number]

/** Levels are listed per harmonic; a fuller tone has stronger upper harmonics. */
export function createListedSpectrum(soft: readonly number[], full: readonly number[]): Spectrum {
  return (harmonic, _hertz, fullness) => {
    const at = (levels: readonly number[]) => levels[harmonic - 1] ?? 0
    return at(soft) * (1 - fullness) + at(full) * fullness
  }
}

/** Harmonics fall by a power of their number and are filtered by the body. */
export function createSlopedSpectrum(soft: number, full: number, body: readonly Formant[], open = 0.35): Spectrum {
  return (harmonic, hertz, fullness) => harmonic ** -(soft + (full - soft) * fullness) * getBodyGain(hertz, body, open)
}

/** Like a pipe closed at one end: the odd harmonics dominate. */
export function createHollowSpectrum(soft: number, full: number, even: number, body: readonly Formant[]): Spectrum {
  const slope = createSlopedSpectrum(soft, full, body)
  return (harmonic, hertz, fullness) => slope(harmonic, hertz, fullness) * (harmonic % 2 === 0 ? even : 1)
}

function getBodyGain(hertz: number, body: readonly Formant[], open: number): number {
  return body.reduce((sum, [peak, width, level]) => sum + level * Math.exp(-(((hertz - peak) / width) ** 2)), open)
}

import type { Voice } from './sing.ts'

type Spectrum = Voice['spectrum']

/** A resonance of a vowel or of a wooden body: its frequency, width and strength. */
export type Formant = readonly [hertz: number, width: number, level: number]

/** Creates a spectrum from a list of levels, one per harmonic. A fuller tone has stronger upper harmonics. */
export function createListedSpectrum(soft: readonly number[], full: readonly number[]): Spectrum {
  return (harmonic, _hertz, fullness) => {
    const at = (levels: readonly number[]) => levels[harmonic - 1] ?? 0
    return at(soft) * (1 - fullness) + at(full) * fullness
  }
}

/**
 * Creates a spectrum in which a harmonic's level is a negative power of its number. The instrument's body filters the
 * harmonics, but lets at least `minGain` pass.
 */
export function createSlopedSpectrum(soft: number, full: number, body: readonly Formant[], minGain = 0.35): Spectrum {
  return (harmonic, hertz, fullness) =>
    harmonic ** -(soft + (full - soft) * fullness) * getBodyGain(hertz, body, minGain)
}

/** Creates the spectrum of a pipe closed at one end, in which the odd harmonics dominate. */
export function createHollowSpectrum(
  soft: number,
  full: number,
  evenLevel: number,
  body: readonly Formant[],
): Spectrum {
  const slope = createSlopedSpectrum(soft, full, body)
  return (harmonic, hertz, fullness) => slope(harmonic, hertz, fullness) * (harmonic % 2 === 0 ? evenLevel : 1)
}

function getBodyGain(hertz: number, body: readonly Formant[], minGain: number): number {
  return body.reduce((sum, [peak, width, level]) => sum + level * Math.exp(-(((hertz - peak) / width) ** 2)), minGain)
}

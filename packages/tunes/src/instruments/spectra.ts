import type { Voice } from './sing.ts'

type Spectrum = Voice['spectrum']

/** A resonance of a vowel or of a wooden body: its frequency, width and strength. */
export type Formant = readonly [hertz: number, width: number, level: number]

/** Creates a spectrum from two lists of levels, one level per harmonic: for a soft and for a full tone. */
export function createListedSpectrum(soft: readonly number[], full: readonly number[]): Spectrum {
  return (harmonic, _hertz, fullness) => {
    const at = (levels: readonly number[]) => levels[harmonic - 1] ?? 0
    return at(soft) * (1 - fullness) + at(full) * fullness
  }
}

/**
 * Creates a spectrum in which harmonic n has the level n^-slope, where the slope is `soft` for a soft tone and `full`
 * for a full tone. The instrument's body filters the harmonics with a gain of at least `minGain`.
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

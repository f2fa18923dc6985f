import type { Voice } from './sing.ts'

type Spectrum = Voice['spectrum']

/** A peak of a vowel or of a wooden box: where, how wide, how strong. */
export type Formant = readonly [hertz: number, width: number, level: number]

/** Harmonics of given strength; a fuller tone has more of the upper ones. */
export function listed(soft: readonly number[], full: readonly number[]): Spectrum {
  return (harmonic, _hertz, fullness) => {
    const at = (levels: readonly number[]) => levels[harmonic - 1] ?? 0
    return at(soft) * (1 - fullness) + at(full) * fullness
  }
}

/** Harmonics that fall by a power of their number, colored by the body around them. */
export function sloped(soft: number, full: number, body: readonly Formant[], open = 0.35): Spectrum {
  return (harmonic, hertz, fullness) => harmonic ** -(soft + (full - soft) * fullness) * colored(hertz, body, open)
}

/** As a pipe or reed closed at one end: its odd harmonics are the strong ones. */
export function hollow(soft: number, full: number, even: number, body: readonly Formant[]): Spectrum {
  const slope = sloped(soft, full, body)
  return (harmonic, hertz, fullness) => slope(harmonic, hertz, fullness) * (harmonic % 2 === 0 ? even : 1)
}

function colored(hertz: number, body: readonly Formant[], open: number): number {
  return body.reduce((sum, [peak, width, level]) => sum + level * Math.exp(-(((hertz - peak) / width) ** 2)), open)
}

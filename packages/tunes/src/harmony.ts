const NATURAL: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const SIGN: Readonly<Record<string, number>> = { '': 0, '#': 1, b: -1 }

/** The intervals of each chord in semitones above the root, by chord suffix. */
const QUALITY: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  m7b5: [0, 3, 6, 10],
  aug: [0, 4, 8],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
}

export interface Harmony {
  /** Pitch classes of the root and the fifth, where 0 is C. */
  readonly root: number
  readonly fifth: number
  readonly tones: readonly number[]
}

/** Parses a chord symbol such as F#m7; returns undefined for any other text. */
export function parseChord(symbol: string): Harmony | undefined {
  const [, letter = '', sign = '', quality = ''] = /^([A-G])([#b]?)(.*)$/.exec(symbol) ?? []
  const natural = NATURAL[letter]
  const intervals = QUALITY[quality]
  if (natural === undefined || !intervals) return undefined
  const root = natural + (SIGN[sign] ?? 0) + 12
  const tones = intervals.map((interval) => (root + interval) % 12)
  return { root: root % 12, fifth: (root + (intervals.find((one) => one >= 6 && one <= 8) ?? 7)) % 12, tones }
}

/** Parses a chord symbol that the pack check has accepted. Throws if it is invalid anyway. */
export function parseValidChord(symbol: string): Harmony {
  const harmony = parseChord(symbol)
  if (!harmony) throw new RangeError(`"${symbol}" is not a chord symbol`)
  return harmony
}

/** Returns the lowest pitch of this pitch class at or above `lowest`. */
export function findPitchAbove(lowest: number, pitchClass: number): number {
  return lowest + ((((pitchClass - lowest) % 12) + 12) % 12)
}

/**
 * Chooses the inversion whose notes are closest to those of the previous chord. Each inversion spans less than an
 * octave.
 */
export function voiceChord(harmony: Harmony, lowest: number, previousVoices: readonly number[]): readonly number[] {
  const inversions = harmony.tones.map((tone) => {
    const bottom = findPitchAbove(lowest, tone)
    return harmony.tones.map((one) => findPitchAbove(bottom, one)).toSorted((a, b) => a - b)
  })
  return inversions.reduce((best, one) =>
    measureMovement(one, previousVoices) < measureMovement(best, previousVoices) ? one : best,
  )
}

function measureMovement(voices: readonly number[], previousVoices: readonly number[]): number {
  if (previousVoices.length === 0) return voices[0] ?? 0
  return voices.reduce((sum, voice) => sum + Math.min(...previousVoices.map((other) => Math.abs(voice - other))), 0)
}

export function toFrequency(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

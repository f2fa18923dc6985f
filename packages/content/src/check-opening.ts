import { parseChord } from '@otogi/tunes/harmony'
import { parseMeter } from '@otogi/tunes/meter'
import { ENSEMBLES, findEnsemble } from '@otogi/tunes/orchestra'
import type { Fault } from './faults.ts'
import type { OpeningEntry } from './schema.ts'

type ScoredEntry = Exclude<OpeningEntry, { recordings: unknown }>

/** Tolerance in quarter notes. It is inaudible, but larger than the rounding error of six digits. */
const SAME_BEAT = 0.001

/** Checks that parts and clips fit the melody, and that the meter, instruments and chords are valid. */
export function checkOpening(file: string, opening: OpeningEntry): Fault[] {
  if ('recordings' in opening) return []
  const length = getLength(opening.notes)
  return [
    ...checkPart(file, 'bass', opening.bass, length),
    ...checkPart(file, 'chords', opening.chords, length),
    ...checkClips(file, opening, length),
    ...checkInstrumentsAndChords(file, opening),
  ]
}

function checkPart(file: string, part: string, notes: ScoredEntry['chords' | 'bass'], length: number): Fault[] {
  if (!notes) return []
  const own = getLength(notes)
  if (Math.abs(own - length) <= SAME_BEAT) return []
  return [{ file, path: `opening.${part}`, message: `lasts ${own} beats, but the melody lasts ${length}` }]
}

function checkClips(file: string, opening: ScoredEntry, length: number): Fault[] {
  return Object.entries(opening.clips).flatMap(([mode, clip]) => {
    const path = `opening.clips.${mode}`
    const faults: Fault[] = []
    if (clip.fromBeat >= clip.toBeat) faults.push({ file, path, message: 'ends before it begins' })
    if (clip.toBeat > length + SAME_BEAT)
      faults.push({ file, path, message: `ends after the melody of ${length} beats` })
    // Chords are required; a missing bass line is derived from them.
    if (clip.parts.includes('chords') && !opening.chords)
      faults.push({ file, path, message: 'plays chords, but the score has none' })
    if (clip.parts.includes('bass') && !opening.bass && !opening.chords)
      faults.push({ file, path, message: 'plays the bass, but the score has none' })
    return faults
  })
}

function checkInstrumentsAndChords(file: string, opening: ScoredEntry): Fault[] {
  const faults: Fault[] = []
  const { meter, instrument, clips } = opening
  if (!parseMeter(meter)) faults.push({ file, path: 'opening.meter', message: `"${meter}" is not a meter` })
  const named = [
    { path: 'opening.instrument', name: instrument },
    ...Object.entries(clips).map(([mode, { timbre }]) => ({ path: `opening.clips.${mode}.timbre`, name: timbre })),
  ]
  for (const { path, name } of named)
    if (name !== null && !findEnsemble(name))
      faults.push({ file, path, message: `"${name}" is neither an instrument nor one of: ${ENSEMBLES.join(', ')}` })
  for (const [n, [symbol]] of (opening.chords ?? []).entries())
    if (symbol !== null && !parseChord(symbol))
      faults.push({ file, path: `opening.chords.${n}`, message: `"${symbol}" is not a chord symbol` })
  return faults
}

function getLength(notes: readonly (readonly [unknown, number])[]): number {
  return notes.reduce((sum, [, beats]) => sum + beats, 0)
}

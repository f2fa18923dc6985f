import { readChord } from '@otogi/tunes/harmony'
import { readMeter } from '@otogi/tunes/meter'
import { ENSEMBLES, findEnsemble } from '@otogi/tunes/orchestra'
import type { Fault } from './faults.ts'
import type { OpeningEntry } from './schema.ts'

type ScoredEntry = Exclude<OpeningEntry, { recordings: unknown }>

/** Far below what can be heard, far above what rounding to six digits leaves. */
const SAME_BEAT = 0.001

/** Whether the parts of an opening fit under its melody, its clips lie within it, and there is someone to play it. */
export function checkOpening(file: string, opening: OpeningEntry): Fault[] {
  if ('recordings' in opening) return []
  const length = lengthOf(opening.notes)
  return [
    ...checkPart(file, 'bass', opening.bass, length),
    ...checkPart(file, 'chords', opening.chords, length),
    ...checkClips(file, opening, length),
    ...checkPlayers(file, opening),
  ]
}

function checkPart(file: string, part: string, notes: ScoredEntry['chords' | 'bass'], length: number): Fault[] {
  if (!notes) return []
  const own = lengthOf(notes)
  if (Math.abs(own - length) <= SAME_BEAT) return []
  return [{ file, path: `opening.${part}`, message: `lasts ${own} beats under a melody of ${length}` }]
}

function checkClips(file: string, opening: ScoredEntry, length: number): Fault[] {
  return Object.entries(opening.clips).flatMap(([mode, clip]) => {
    const path = `opening.clips.${mode}`
    const faults: Fault[] = []
    if (clip.fromBeat >= clip.toBeat) faults.push({ file, path, message: 'ends before it begins' })
    if (clip.toBeat > length + SAME_BEAT)
      faults.push({ file, path, message: `ends after the melody of ${length} beats` })
    // A bass can be taken from the chords, but chords from nothing else.
    if (clip.parts.includes('chords') && !opening.chords)
      faults.push({ file, path, message: 'plays chords there are none of' })
    if (clip.parts.includes('bass') && !opening.bass && !opening.chords)
      faults.push({ file, path, message: 'plays a bass there is none of' })
    return faults
  })
}

function checkPlayers(file: string, opening: ScoredEntry): Fault[] {
  const faults: Fault[] = []
  const { meter, instrument, clips } = opening
  if (!readMeter(meter)) faults.push({ file, path: 'opening.meter', message: `"${meter}" is no metre` })
  const named = [
    { path: 'opening.instrument', name: instrument },
    ...Object.entries(clips).map(([mode, { timbre }]) => ({ path: `opening.clips.${mode}.timbre`, name: timbre })),
  ]
  for (const { path, name } of named)
    if (name !== null && !findEnsemble(name))
      faults.push({ file, path, message: `"${name}" is neither an instrument nor one of: ${ENSEMBLES.join(', ')}` })
  for (const [n, [symbol]] of (opening.chords ?? []).entries())
    if (symbol !== null && !readChord(symbol))
      faults.push({ file, path: `opening.chords.${n}`, message: `"${symbol}" is no chord` })
  return faults
}

function lengthOf(notes: readonly (readonly [unknown, number])[]): number {
  return notes.reduce((sum, [, beats]) => sum + beats, 0)
}

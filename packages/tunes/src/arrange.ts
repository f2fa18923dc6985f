import { createAccompaniment, createBass, parseHarmonies, type TimedNote } from './accompany.ts'
import { getAccent, createGrid, findMiddlePitch, toSpans, type Grid } from './grid.ts'
import type { InstrumentName } from './instruments/index.ts'
import { parseCheckedMeter } from './meter.ts'
import { findEnsemble } from './orchestra.ts'
import { listDrummers, listHits } from './percussion.ts'
import { pickOffset, createSeededRandom, type Random } from './random.ts'
import type { Excerpt, Note, Part, Score } from './score.ts'
import type { Ensemble, Seat } from './seats.ts'

/** A note with its start in the sound; times are in seconds. */
export interface Cue {
  readonly pitch: number
  readonly start: number
  readonly seconds: number
  readonly loudness: number
}

/** The notes of one instrument. */
export interface InstrumentLine {
  readonly part: Part
  readonly instrument: InstrumentName
  readonly level: number
  readonly pan: number
  readonly cues: readonly Cue[]
}

/** The maximum random timing error in seconds. It makes the notes sound as if played by people. */
const TIMING_ERROR = 0.005
const LEGATO = 1.02
/** Number of seconds added to the last notes of a piece, so that they fade out. */
const FINAL_FADE = 1.6
/** A note that starts before the excerpt is left out if less than this remains of it, in quarter notes. */
const SHORTEST_REMAINDER = 0.2

export function getEnsemble(score: Score, excerpt: Excerpt): Ensemble {
  const name = excerpt.timbre ?? score.instrument
  const ensemble = findEnsemble(name)
  if (!ensemble) throw new RangeError(`the orchestra has no "${name}"`)
  return ensemble
}

/** Creates the notes of all instruments in an excerpt, the melody first. */
export function arrangeScore(score: Score, excerpt: Excerpt, seed: string): InstrumentLine[] {
  const ensemble = getEnsemble(score, excerpt)
  const grid = createGrid(score, parseCheckedMeter(score.meter))
  const lines = [
    ...(excerpt.parts.includes('melody') ? createMelodyLines(score, chooseSeats(ensemble, excerpt), grid) : []),
    ...(excerpt.parts.includes('bass') ? createBassLines(score, ensemble, grid) : []),
    ...(excerpt.parts.includes('chords') ? createChordLines(score, ensemble, grid) : []),
    ...(excerpt.parts.includes('percussion') ? createDrumLines(ensemble, grid) : []),
  ]
  return lines.map(({ part, seat, notes }, n) => {
    const random = createSeededRandom(`${seed} line ${n}`)
    const heard = dropNotesBeforeEntry(notes, seat, grid).flatMap((note) => limitToExcerpt(note, excerpt))
    const cues = heard.map((note) => toCue(note, excerpt, grid, random))
    return { part, instrument: seat.instrument, level: seat.level, pan: seat.pan, cues }
  })
}

interface UntimedLine {
  readonly part: Part
  readonly seat: Seat
  readonly notes: readonly TimedNote[]
}

/** Returns the seats that play the melody. If the excerpt specifies an instrument, only one seat plays it. */
function chooseSeats({ melody }: Ensemble, { timbre }: Excerpt): readonly Seat[] {
  return timbre === null ? melody : melody.slice(0, 1)
}

function createMelodyLines(score: Score, seats: readonly Seat[], grid: Grid): UntimedLine[] {
  return seats.map((seat) => ({ part: 'melody', seat, notes: accentNotes(score.notes, seat, grid) }))
}

function createBassLines(score: Score, { bass }: Ensemble, grid: Grid): UntimedLine[] {
  if (score.bass.length > 0)
    return bass.map((seat) => ({ part: 'bass', seat, notes: accentNotes(score.bass, seat, grid) }))
  const notes = createBass(parseHarmonies(score.chords), grid)
  return bass.map((seat) => ({
    part: 'bass',
    seat,
    notes: transposeNotes(notes, computeOctaveShift(seat, toNotes(notes))),
  }))
}

function createChordLines(score: Score, ensemble: Ensemble, grid: Grid): UntimedLine[] {
  const harmonies = parseHarmonies(score.chords)
  return ensemble.chords.map((seat) => ({
    part: 'chords',
    seat,
    notes: createAccompaniment(harmonies, seat.style, grid),
  }))
}

function createDrumLines({ kit }: Ensemble, grid: Grid): UntimedLine[] {
  return listDrummers(kit).map((drummer) => ({
    part: 'percussion',
    seat: drummer,
    notes: listHits(drummer, grid).map((hit) => ({ ...hit, pitch: drummer.pitch, beats: 0.25, delaySeconds: 0 })),
  }))
}

/** Sets the loudness of each note by its position in the bar and in the phrase. */
function accentNotes(part: readonly Note[], seat: Seat, grid: Grid): TimedNote[] {
  const shift = computeOctaveShift(seat, part)
  const middle = findMiddlePitch(part)
  return toSpans(part).map(({ value, start, end }) => {
    const height = Math.max(-0.08, Math.min(0.08, (value - middle) * 0.012))
    return {
      pitch: value + shift,
      start,
      beats: end - start,
      delaySeconds: 0,
      loudness: 0.68 + height + getAccent(grid, start),
    }
  })
}

/**
 * Returns by how many semitones to transpose a line to put it in its instrument's best range. The number is a multiple
 * of 12.
 */
function computeOctaveShift({ around: targetPitch, octave }: Seat, part: readonly Note[]): number {
  if (octave !== undefined) return 12 * octave
  return targetPitch === undefined ? 0 : 12 * Math.round((targetPitch - findMiddlePitch(part)) / 12)
}

function toNotes(notes: readonly TimedNote[]): Note[] {
  return notes.map(({ pitch, beats }) => [pitch, beats])
}

function transposeNotes(notes: readonly TimedNote[], shift: number): TimedNote[] {
  return notes.map((note) => ({ ...note, pitch: note.pitch + shift }))
}

function dropNotesBeforeEntry(
  notes: readonly TimedNote[],
  { joinsAfter }: Seat,
  { length }: Grid,
): readonly TimedNote[] {
  return joinsAfter === undefined ? notes : notes.filter(({ start }) => start >= joinsAfter * length - 0.01)
}

/** Limits a note to the excerpt. A note that is still held when the excerpt starts is played from there. */
function limitToExcerpt(note: TimedNote, { fromBeat, toBeat }: Excerpt): TimedNote[] {
  const start = Math.max(note.start, fromBeat)
  const beats = note.start + note.beats - start
  if (start >= toBeat - 0.01 || (start > note.start && beats < SHORTEST_REMAINDER)) return []
  return [{ ...note, start, beats }]
}

/** Converts a note to its time and loudness in the sound. The piece gets slightly louder toward its end. */
function toCue(note: TimedNote, excerpt: Excerpt, { secondsPerBeat, length }: Grid, random: Random): Cue {
  const grown = 0.88 + 0.12 * (note.start / length)
  const start = (note.start - excerpt.fromBeat) * secondsPerBeat + note.delaySeconds + pickOffset(random, TIMING_ERROR)
  const loudness = Math.min(1, note.loudness * grown * (1 + pickOffset(random, 0.07)))
  const held = excerpt.seconds === null && note.start + note.beats > excerpt.toBeat - 0.05 ? FINAL_FADE : 0
  const seconds = note.beats * secondsPerBeat * LEGATO + held
  return { pitch: note.pitch, start: Math.max(0, start), seconds, loudness }
}

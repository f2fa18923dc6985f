import { createAccompaniment, createBass, parseHarmonies, type TimedNote } from './accompany.ts'
import { getAccent, createGrid, findMiddlePitch, toSpans, type Grid } from './grid.ts'
import type { InstrumentName } from './instruments/index.ts'
import { parseCheckedMeter } from './meter.ts'
import { findEnsemble } from './orchestra.ts'
import { listDrummers, listHits } from './percussion.ts'
import { pickOffset, createSeededRandom, type Random } from './random.ts'
import type { Excerpt, Note, Part, Score } from './score.ts'
import type { Ensemble, Seat } from './seats.ts'

/** A note with its start in the sound, in seconds. */
export interface Cue {
  readonly pitch: number
  readonly start: number
  readonly seconds: number
  readonly loudness: number
}

/** The notes that one instrument plays. */
export interface InstrumentLine {
  readonly part: Part
  readonly instrument: InstrumentName
  readonly level: number
  readonly pan: number
  readonly cues: readonly Cue[]
}

/** Maximum random timing error in seconds, which makes notes sound as if played by people. */
const TIMING_ERROR = 0.005
const LEGATO = 1.02
/** Extra seconds in which the last notes of a piece fade out. */
const FINAL_FADE = 1.6
/** A note that started before the excerpt and ends within this time is left out. */
const SHORTEST_REMAINDER = 0.2

export function getEnsemble(score: Score, excerpt: Excerpt): Ensemble {
  const name = excerpt.timbre ?? score.instrument
  const ensemble = findEnsemble(name)
  if (!ensemble) throw new RangeError(`the orchestra has no "${name}"`)
  return ensemble
}

/** Creates the lines of all instruments in an excerpt, the melody first. */
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

/** Returns the seats for the melody. If the excerpt names an instrument, there is only one. */
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

/** Sets the loudness of each note according to its position in bar and phrase. */
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
 * Returns by how many semitones (a multiple of 12) to transpose a line into the best range of its instrument.
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

/** Limits a note to the excerpt. A note held over from before starts again at the excerpt's start. */
function limitToExcerpt(note: TimedNote, { fromBeat, toBeat }: Excerpt): TimedNote[] {
  const start = Math.max(note.start, fromBeat)
  const beats = note.start + note.beats - start
  if (start >= toBeat - 0.01 || (start > note.start && beats < SHORTEST_REMAINDER)) return []
  return [{ ...note, start, beats }]
}

/** Converts a note to a cue. The piece gets a little louder toward its end. */
function toCue(note: TimedNote, excerpt: Excerpt, { secondsPerBeat, length }: Grid, random: Random): Cue {
  const grown = 0.88 + 0.12 * (note.start / length)
  const start = (note.start - excerpt.fromBeat) * secondsPerBeat + note.delaySeconds + pickOffset(random, TIMING_ERROR)
  const loudness = Math.min(1, note.loudness * grown * (1 + pickOffset(random, 0.07)))
  const held = excerpt.seconds === null && note.start + note.beats > excerpt.toBeat - 0.05 ? FINAL_FADE : 0
  const seconds = note.beats * secondsPerBeat * LEGATO + held
  return { pitch: note.pitch, start: Math.max(0, start), seconds, loudness }
}

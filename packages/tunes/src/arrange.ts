import { createAccompaniment, createBass, parseHarmonies, type TimedNote } from './accompany.ts'
import { getAccent, createGrid, findMiddlePitch, toSpans, type Grid } from './grid.ts'
import type { InstrumentName } from './instruments/index.ts'
import { parseCheckedMeter } from './meter.ts'
import { findEnsemble } from './orchestra.ts'
import { listDrummers, listHits } from './percussion.ts'
import { pickAround, createSeededRandom, type Random } from './random.ts'
import type { Excerpt, Note, Part, Score } from './score.ts'
import type { Ensemble, Seat } from './seats.ts'

/** A note with its start in the sound, in seconds. */
export interface Cue {
  readonly pitch: number
  readonly start: number
  readonly seconds: number
  readonly loudness: number
}

/** The notes that one player plays. */
export interface Line {
  readonly part: Part
  readonly plays: InstrumentName
  readonly level: number
  readonly pan: number
  readonly cues: readonly Cue[]
}

/** Random timing errors in seconds, like those of human players. */
const LOOSE = 0.005
const LEGATO = 1.02
/** Extra seconds in which the last notes of a piece fade out. */
const HELD = 1.6
/** A note that started before the excerpt and ends within this time is left out. */
const SHORTEST_REMAINDER = 0.2

export function getEnsemble(score: Score, excerpt: Excerpt): Ensemble {
  const name = excerpt.timbre ?? score.instrument
  const ensemble = findEnsemble(name)
  if (!ensemble) throw new RangeError(`the orchestra has no "${name}"`)
  return ensemble
}

/** Creates the lines of all players of an excerpt, the melody first. */
export function arrange(score: Score, excerpt: Excerpt, seed: string): Line[] {
  const ensemble = getEnsemble(score, excerpt)
  const grid = createGrid(score, parseCheckedMeter(score.meter))
  const lines = [
    ...(excerpt.parts.includes('melody') ? planMelodies(score, chooseSeats(ensemble, excerpt), grid) : []),
    ...(excerpt.parts.includes('bass') ? planBasses(score, ensemble, grid) : []),
    ...(excerpt.parts.includes('chords') ? planChords(score, ensemble, grid) : []),
    ...(excerpt.parts.includes('percussion') ? planDrums(ensemble, grid) : []),
  ]
  return lines.map(({ part, seat, notes }, n) => {
    const random = createSeededRandom(`${seed} line ${n}`)
    const heard = joinNotes(notes, seat, grid).flatMap((note) => cutNote(note, excerpt))
    const cues = heard.map((note) => toCue(note, excerpt, grid, random))
    return { part, plays: seat.plays, level: seat.level, pan: seat.pan, cues }
  })
}

interface UntimedLine {
  readonly part: Part
  readonly seat: Seat
  readonly notes: readonly TimedNote[]
}

/** Returns the melody players; if the excerpt names an instrument, only that instrument plays. */
function chooseSeats({ melody }: Ensemble, { timbre }: Excerpt): readonly Seat[] {
  return timbre === null ? melody : melody.slice(0, 1)
}

function planMelodies(score: Score, seats: readonly Seat[], grid: Grid): UntimedLine[] {
  return seats.map((seat) => ({ part: 'melody', seat, notes: accentNotes(score.notes, seat, grid) }))
}

function planBasses(score: Score, { bass }: Ensemble, grid: Grid): UntimedLine[] {
  if (score.bass.length > 0)
    return bass.map((seat) => ({ part: 'bass', seat, notes: accentNotes(score.bass, seat, grid) }))
  const notes = createBass(parseHarmonies(score.chords), grid)
  return bass.map((seat) => ({
    part: 'bass',
    seat,
    notes: transposeNotes(notes, computeOctaveShift(seat, toNotes(notes))),
  }))
}

function planChords(score: Score, ensemble: Ensemble, grid: Grid): UntimedLine[] {
  const harmonies = parseHarmonies(score.chords)
  return ensemble.chords.map((seat) => ({
    part: 'chords',
    seat,
    notes: createAccompaniment(harmonies, seat.style, grid),
  }))
}

function planDrums({ kit }: Ensemble, grid: Grid): UntimedLine[] {
  return listDrummers(kit).map((drummer) => ({
    part: 'percussion',
    seat: drummer,
    notes: listHits(drummer, grid).map((hit) => ({ ...hit, pitch: drummer.pitch, beats: 0.25, late: 0 })),
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
      late: 0,
      loudness: 0.68 + height + getAccent(grid, start),
    }
  })
}

/** Returns the number of octaves by which a line moves into the best range of its instrument. */
function computeOctaveShift({ around: wanted, octave }: Seat, part: readonly Note[]): number {
  if (octave !== undefined) return 12 * octave
  return wanted === undefined ? 0 : 12 * Math.round((wanted - findMiddlePitch(part)) / 12)
}

function toNotes(notes: readonly TimedNote[]): Note[] {
  return notes.map(({ pitch, beats }) => [pitch, beats])
}

function transposeNotes(notes: readonly TimedNote[], shift: number): TimedNote[] {
  return notes.map((note) => ({ ...note, pitch: note.pitch + shift }))
}

function joinNotes(notes: readonly TimedNote[], { joins }: Seat, { length }: Grid): readonly TimedNote[] {
  return joins === undefined ? notes : notes.filter(({ start }) => start >= joins * length - 0.01)
}

/** Limits a note to the excerpt; a note that is held into the excerpt starts again at the excerpt's start. */
function cutNote(note: TimedNote, { fromBeat, toBeat }: Excerpt): TimedNote[] {
  const start = Math.max(note.start, fromBeat)
  const beats = note.start + note.beats - start
  if (start >= toBeat - 0.01 || (start > note.start && beats < SHORTEST_REMAINDER)) return []
  return [{ ...note, start, beats }]
}

/** Converts a note to a cue. The piece gets a little louder towards its end. */
function toCue(note: TimedNote, excerpt: Excerpt, { secondsPerBeat, length }: Grid, random: Random): Cue {
  const grown = 0.88 + 0.12 * (note.start / length)
  const start = (note.start - excerpt.fromBeat) * secondsPerBeat + note.late + pickAround(random, LOOSE)
  const loudness = Math.min(1, note.loudness * grown * (1 + pickAround(random, 0.07)))
  const held = excerpt.seconds === null && note.start + note.beats > excerpt.toBeat - 0.05 ? HELD : 0
  const seconds = note.beats * secondsPerBeat * LEGATO + held
  return { pitch: note.pitch, start: Math.max(0, start), seconds, loudness }
}

import { accompaniment, bassUnder, harmoniesOf, type Sounded } from './accompany.ts'
import { accentAt, gridOf, middleOf, spansOf, type Grid } from './grid.ts'
import type { InstrumentName } from './instruments/index.ts'
import { meterOf } from './meter.ts'
import { findEnsemble } from './orchestra.ts'
import { drummersOf, hits } from './percussion.ts'
import { around, seededRandom, type Random } from './random.ts'
import type { Excerpt, Note, Part, Score } from './score.ts'
import type { Ensemble, Seat } from './seats.ts'

/** A note with its place in the sound, in seconds. */
export interface Cue {
  readonly pitch: number
  readonly start: number
  readonly seconds: number
  readonly loudness: number
}

/** What one player plays. */
export interface Line {
  readonly part: Part
  readonly plays: InstrumentName
  readonly level: number
  readonly pan: number
  readonly cues: readonly Cue[]
}

/** Players do not keep time like clocks. */
const LOOSE = 0.005
const LEGATO = 1.02
/** The last notes of a piece that rings out are held for so many seconds more. */
const HELD = 1.6
/** A shorter remainder of a note that began before the excerpt is left out. */
const SHORTEST_REMAINDER = 0.2

export function ensembleOf(score: Score, excerpt: Excerpt): Ensemble {
  const name = excerpt.timbre ?? score.instrument
  const ensemble = findEnsemble(name)
  if (!ensemble) throw new RangeError(`the orchestra has no "${name}"`)
  return ensemble
}

/** Gives every player of an excerpt their notes, the melody first. */
export function arrange(score: Score, excerpt: Excerpt, seed: string): Line[] {
  const ensemble = ensembleOf(score, excerpt)
  const grid = gridOf(score, meterOf(score.meter))
  const lines = [
    ...(excerpt.parts.includes('melody') ? melodies(score, soloOr(ensemble, excerpt), grid) : []),
    ...(excerpt.parts.includes('bass') ? basses(score, ensemble, grid) : []),
    ...(excerpt.parts.includes('chords') ? chords(score, ensemble, grid) : []),
    ...(excerpt.parts.includes('percussion') ? drums(ensemble, grid) : []),
  ]
  return lines.map(({ part, seat, notes }, n) => {
    const random = seededRandom(`${seed} line ${n}`)
    const heard = joined(notes, seat, grid).flatMap((note) => cut(note, excerpt))
    const cues = heard.map((note) => cueOf(note, excerpt, grid, random))
    return { part, plays: seat.plays, level: seat.level, pan: seat.pan, cues }
  })
}

interface Planned {
  readonly part: Part
  readonly seat: Seat
  readonly notes: readonly Sounded[]
}

/** A timbre of its own is that of one player; the others of the ensemble keep still. */
function soloOr({ melody }: Ensemble, { timbre }: Excerpt): readonly Seat[] {
  return timbre === null ? melody : melody.slice(0, 1)
}

function melodies(score: Score, seats: readonly Seat[], grid: Grid): Planned[] {
  return seats.map((seat) => ({ part: 'melody', seat, notes: sung(score.notes, seat, grid) }))
}

function basses(score: Score, { bass }: Ensemble, grid: Grid): Planned[] {
  if (score.bass.length > 0) return bass.map((seat) => ({ part: 'bass', seat, notes: sung(score.bass, seat, grid) }))
  const notes = bassUnder(harmoniesOf(score.chords), grid)
  return bass.map((seat) => ({ part: 'bass', seat, notes: transposed(notes, shiftOf(seat, asNotes(notes))) }))
}

function chords(score: Score, ensemble: Ensemble, grid: Grid): Planned[] {
  const harmonies = harmoniesOf(score.chords)
  return ensemble.chords.map((seat) => ({ part: 'chords', seat, notes: accompaniment(harmonies, seat.style, grid) }))
}

function drums({ kit }: Ensemble, grid: Grid): Planned[] {
  return drummersOf(kit).map((drummer) => ({
    part: 'percussion',
    seat: drummer,
    notes: hits(drummer, grid).map((hit) => ({ ...hit, pitch: drummer.pitch, beats: 0.25, late: 0 })),
  }))
}

/** A part as it is written, with the weight of each note in its bar and its phrase. */
function sung(part: readonly Note[], seat: Seat, grid: Grid): Sounded[] {
  const shift = shiftOf(seat, part)
  const middle = middleOf(part)
  return spansOf(part).map(({ value, start, end }) => {
    const height = Math.max(-0.08, Math.min(0.08, (value - middle) * 0.012))
    return { pitch: value + shift, start, beats: end - start, late: 0, loudness: 0.68 + height + accentAt(grid, start) }
  })
}

/** Whole octaves, so that a line lies where its instrument sounds best. */
function shiftOf({ around: wanted, octave }: Seat, part: readonly Note[]): number {
  if (octave !== undefined) return 12 * octave
  return wanted === undefined ? 0 : 12 * Math.round((wanted - middleOf(part)) / 12)
}

function asNotes(notes: readonly Sounded[]): Note[] {
  return notes.map(({ pitch, beats }) => [pitch, beats])
}

function transposed(notes: readonly Sounded[], shift: number): Sounded[] {
  return notes.map((note) => ({ ...note, pitch: note.pitch + shift }))
}

function joined(notes: readonly Sounded[], { joins }: Seat, { length }: Grid): readonly Sounded[] {
  return joins === undefined ? notes : notes.filter(({ start }) => start >= joins * length - 0.01)
}

/** What of a note lies in the excerpt; one that is held into it is struck again there. */
function cut(note: Sounded, { fromBeat, toBeat }: Excerpt): Sounded[] {
  const start = Math.max(note.start, fromBeat)
  const beats = note.start + note.beats - start
  if (start >= toBeat - 0.01 || (start > note.start && beats < SHORTEST_REMAINDER)) return []
  return [{ ...note, start, beats }]
}

/** A piece grows a little towards its end. */
function cueOf(note: Sounded, excerpt: Excerpt, { secondsPerBeat, length }: Grid, random: Random): Cue {
  const grown = 0.88 + 0.12 * (note.start / length)
  const start = (note.start - excerpt.fromBeat) * secondsPerBeat + note.late + around(random, LOOSE)
  const loudness = Math.min(1, note.loudness * grown * (1 + around(random, 0.07)))
  const held = excerpt.seconds === null && note.start + note.beats > excerpt.toBeat - 0.05 ? HELD : 0
  const seconds = note.beats * secondsPerBeat * LEGATO + held
  return { pitch: note.pitch, start: Math.max(0, start), seconds, loudness }
}

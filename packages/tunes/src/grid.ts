import type { Meter } from './meter.ts'
import { countBeats, type Note, type Score } from './score.ts'

/** A section of a part, from `start` to `end` in quarter notes from the start of the piece. */
export interface Span<Value> {
  readonly value: Value
  readonly start: number
  readonly end: number
}

/** The meter and tempo of a piece, for converting beats to bars and seconds. */
export interface Grid {
  readonly meter: Meter
  /** Number of quarter notes before the first whole bar. */
  readonly pickup: number
  readonly length: number
  readonly secondsPerBeat: number
}

/** Tolerance in quarter notes, because note lengths in scores are rounded. */
const SAME_BEAT = 0.002

export function createGrid(score: Score, meter: Meter): Grid {
  const first = score.chords[0]
  const pickup = first && first[0] === null ? first[1] % meter.bar : 0
  return { meter, pickup, length: countBeats(score.notes), secondsPerBeat: 60 / score.bpm }
}

export function toSpans<Value>(part: readonly (readonly [Value | null, number])[]): Span<Value>[] {
  const spans: Span<Value>[] = []
  let start = 0
  for (const [value, beats] of part) {
    if (value !== null) spans.push({ value, start, end: start + beats })
    start += beats
  }
  return spans
}

/** Returns the position of a beat in its bar, in quarter notes. */
function getPositionInBar(grid: Grid, beat: number): number {
  const place = (beat - grid.pickup) % grid.meter.bar
  const positive = place < -SAME_BEAT ? place + grid.meter.bar : place
  return Math.abs(positive - grid.meter.bar) < SAME_BEAT ? 0 : Math.max(0, positive)
}

function isMultiple(position: number, interval: number): boolean {
  const rest = position % interval
  return rest < SAME_BEAT || interval - rest < SAME_BEAT
}

/** Lists the multiples of an interval within a span, in quarter notes. They are counted from the first whole bar. */
export function listTicks(grid: Grid, { start, end }: { start: number; end: number }, interval: number): number[] {
  const first = Math.ceil((start - grid.pickup - SAME_BEAT) / interval)
  const last = Math.ceil((end - grid.pickup - SAME_BEAT) / interval)
  return Array.from({ length: Math.max(0, last - first) }, (_, n) => grid.pickup + (first + n) * interval)
}

/** Returns how much louder a note at this position is played. It is loudest at the start of a bar. */
export function getAccent(grid: Grid, beat: number): number {
  const place = getPositionInBar(grid, beat)
  if (isMultiple(place, grid.meter.bar)) return 0.12
  return isMultiple(place, grid.meter.beat) ? 0.06 : 0
}

export function findMiddlePitch(notes: readonly Note[]): number {
  const sounding = notes.flatMap(([pitch, beats]) => (pitch === null ? [] : [{ pitch, beats }]))
  const beats = sounding.reduce((sum, note) => sum + note.beats, 0)
  return sounding.reduce((sum, note) => sum + note.pitch * note.beats, 0) / (beats || 1)
}

import { spansOf, ticks, type Grid, type Span } from './grid.ts'
import { chordOf, pitchFrom, voiced, type Harmony } from './harmony.ts'
import type { Chord } from './score.ts'

/** How chords are played: held, broken, rolled once, strummed on the beat, off the beat, or on every beat. */
export type Style = 'hold' | 'arpeggio' | 'roll' | 'strum' | 'offbeat' | 'pulse'

/** A note of an accompaniment, in quarter notes from the beginning of the piece. */
export interface Sounded {
  readonly pitch: number
  readonly start: number
  readonly beats: number
  /** Seconds after its start, for strings that are swept. */
  readonly late: number
  readonly loudness: number
}

type Played = Span<Harmony> & { readonly voices: readonly number[] }

const LOWEST_VOICE = 52
const LOWEST_BASS = 36
const SWEEP = 0.016
const ROLL = 0.07
/** Notes that follow sooner than this would only be a blur. */
const SHORTEST = 0.19

export function harmoniesOf(chords: readonly Chord[]): Span<Harmony>[] {
  return spansOf(chords).map((span) => ({ ...span, value: chordOf(span.value) }))
}

/** The chords of a piece in one style. */
export function accompaniment(harmonies: readonly Span<Harmony>[], style: Style, grid: Grid): Sounded[] {
  let before: readonly number[] = []
  return harmonies.flatMap((span) => {
    before = voiced(span.value, LOWEST_VOICE, before)
    return STYLES[style]({ ...span, voices: before }, grid)
  })
}

/** A bass from the chords: the root, and between the bars the fifth; the last chord rests on its root. */
export function bassUnder(harmonies: readonly Span<Harmony>[], grid: Grid): Sounded[] {
  const { bar, beat } = grid.meter
  const halves = (bar / beat) % 2 === 0 ? bar / 2 : bar
  const every = halves * grid.secondsPerBeat < SHORTEST * 2 ? bar : halves
  return harmonies.flatMap((span) => {
    const root = pitchFrom(LOWEST_BASS, span.value.root)
    const fifth = below(pitchFrom(LOWEST_BASS, span.value.fifth), root)
    const steps = span === harmonies.at(-1) ? [span.start] : starts(span, grid, every)
    return steps.map((start, n) => {
      const beats = (steps[n + 1] ?? span.end) - start
      return {
        ...(n % 2 === 0 ? { pitch: root, loudness: 0.8 } : { pitch: fifth, loudness: 0.7 }),
        start,
        beats,
        late: 0,
      }
    })
  })
}

/** A fifth above the root leaps less from below it. */
function below(fifth: number, root: number): number {
  return fifth > root + 7 ? fifth - 12 : fifth
}

/** The ticks within a span, and its beginning where it begins between them. */
function starts(span: Span<unknown>, grid: Grid, every: number): number[] {
  const found = ticks(grid, span, every)
  return (found[0] ?? Number.POSITIVE_INFINITY) - span.start > 0.01 ? [span.start, ...found] : found
}

const STYLES: Readonly<Record<Style, (span: Played, grid: Grid) => Sounded[]>> = {
  hold: ({ voices, start, end }) => together(voices, start, end - start, 0.6, 0),
  roll: ({ voices, start, end }) =>
    together([...voices, ...voices.map((voice) => voice + 12)], start, end - start, 0.7, ROLL),
  arpeggio: broken,
  strum: (span, grid) =>
    starts(span, grid, grid.meter.beat).flatMap((start, n) =>
      together(span.voices, start, Math.min(grid.meter.beat, span.end - start), n === 0 ? 0.8 : 0.6, SWEEP),
    ),
  offbeat: (span, grid) =>
    offbeats(span, grid).flatMap((start) => together(span.voices, start, shortNote(grid), 0.6, 0.004)),
  pulse: (span, grid) =>
    starts(span, grid, pace(grid.meter.beat, grid)).flatMap((start, n) =>
      together(span.voices, start, pace(grid.meter.beat, grid) * 0.7, n === 0 ? 0.75 : 0.6, 0),
    ),
}

function together(voices: readonly number[], start: number, beats: number, loudness: number, sweep: number): Sounded[] {
  return voices.map((pitch, n) => ({ pitch, start, beats, late: n * sweep, loudness }))
}

const UP_AND_DOWN = [0, 1, 2, 3, 4, 3, 2, 1] as const

/** The chord over two octaves, one voice after the other. */
function broken(span: Played, grid: Grid): Sounded[] {
  const ladder = [...span.voices, ...span.voices.map((voice) => voice + 12)]
  return starts(span, grid, pace(0.5, grid)).map((start, n) => {
    const pitch = ladder[(UP_AND_DOWN[n % UP_AND_DOWN.length] as number) % ladder.length] as number
    return { pitch, start, beats: Math.min(2, span.end - start), late: 0, loudness: n === 0 ? 0.75 : 0.6 }
  })
}

/** Between the beats of two, on the later beats of three, on the last third of a beat that falls into three. */
function offbeats(span: Played, grid: Grid): number[] {
  const { bar, beat, compound } = grid.meter
  if (compound) return ticks(grid, { start: span.start - 1, end: span.end - 1 }, beat).map((tick) => tick + 1)
  if (bar / beat === 3)
    return ticks(grid, span, beat).filter((tick) => Math.round((tick - grid.pickup) / beat) % 3 !== 0)
  const every = pace(beat, grid, 2)
  const later = every / 2
  return ticks(grid, { start: span.start - later, end: span.end - later }, every).map((tick) => tick + later)
}

function shortNote(grid: Grid): number {
  return Math.min(0.8, 0.22 / grid.secondsPerBeat)
}

/** A step that is doubled until it and its parts can be told apart. */
function pace(step: number, grid: Grid, parts = 1): number {
  return (step / parts) * grid.secondsPerBeat < SHORTEST ? pace(step * 2, grid, parts) : step
}

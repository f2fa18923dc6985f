import { toSpans, listTicks, type Grid, type Span } from './grid.ts'
import { parseValidChord, findPitchAbove, voiceChord, type Harmony } from './harmony.ts'
import type { Chord } from './score.ts'

/** How chords are played: held, arpeggiated, rolled once, or strummed on the beat, off the beat, or on every beat. */
export type Style = 'hold' | 'arpeggio' | 'roll' | 'strum' | 'offbeat' | 'pulse'

/** A note with its start and length in quarter notes, where 0 is the start of the piece. */
export interface TimedNote {
  readonly pitch: number
  readonly start: number
  readonly beats: number
  /** In strummed and rolled chords, the delay increases from the lowest note to the highest. */
  readonly delaySeconds: number
  readonly loudness: number
}

type VoicedChord = Span<Harmony> & { readonly voices: readonly number[] }

const LOWEST_VOICE = 52
const LOWEST_BASS = 36
const SWEEP = 0.016
const ROLL = 0.07
/** The shortest interval in seconds at which notes can be heard separately. */
const SHORTEST = 0.19

export function parseHarmonies(chords: readonly Chord[]): Span<Harmony>[] {
  return toSpans(chords).map((span) => ({ ...span, value: parseValidChord(span.value) }))
}

export function createAccompaniment(harmonies: readonly Span<Harmony>[], style: Style, grid: Grid): TimedNote[] {
  let before: readonly number[] = []
  return harmonies.flatMap((span) => {
    before = voiceChord(span.value, LOWEST_VOICE, before)
    return STYLES[style]({ ...span, voices: before }, grid)
  })
}

/**
 * Derives a bass line from the chords, alternating between root and fifth. On the last chord, it plays only the root.
 */
export function createBass(harmonies: readonly Span<Harmony>[], grid: Grid): TimedNote[] {
  const { bar, beat } = grid.meter
  const halves = (bar / beat) % 2 === 0 ? bar / 2 : bar
  const every = halves * grid.secondsPerBeat < SHORTEST * 2 ? bar : halves
  return harmonies.flatMap((span) => {
    const root = findPitchAbove(LOWEST_BASS, span.value.root)
    const fifth = placeFifth(findPitchAbove(LOWEST_BASS, span.value.fifth), root)
    const steps = span === harmonies.at(-1) ? [span.start] : listStarts(span, grid, every)
    return steps.map((start, n) => {
      const beats = (steps[n + 1] ?? span.end) - start
      return {
        ...(n % 2 === 0 ? { pitch: root, loudness: 0.8 } : { pitch: fifth, loudness: 0.7 }),
        start,
        beats,
        delaySeconds: 0,
      }
    })
  })
}

/** Lowers the fifth by an octave if that makes it closer to the root. */
function placeFifth(fifth: number, root: number): number {
  return fifth > root + 7 ? fifth - 12 : fifth
}

/** Lists the ticks in a span. Adds the start of the span if it lies between ticks. */
function listStarts(span: Span<unknown>, grid: Grid, every: number): number[] {
  const found = listTicks(grid, span, every)
  return (found[0] ?? Number.POSITIVE_INFINITY) - span.start > 0.01 ? [span.start, ...found] : found
}

const STYLES: Readonly<Record<Style, (span: VoicedChord, grid: Grid) => TimedNote[]>> = {
  hold: ({ voices, start, end }) => playTogether(voices, start, end - start, 0.6, 0),
  roll: ({ voices, start, end }) =>
    playTogether([...voices, ...voices.map((voice) => voice + 12)], start, end - start, 0.7, ROLL),
  arpeggio: playArpeggio,
  strum: (span, grid) =>
    listStarts(span, grid, grid.meter.beat).flatMap((start, n) =>
      playTogether(span.voices, start, Math.min(grid.meter.beat, span.end - start), n === 0 ? 0.8 : 0.6, SWEEP),
    ),
  offbeat: (span, grid) =>
    listOffbeats(span, grid).flatMap((start) => playTogether(span.voices, start, getShortNoteLength(grid), 0.6, 0.004)),
  pulse: (span, grid) =>
    listStarts(span, grid, chooseAudibleStep(grid.meter.beat, grid)).flatMap((start, n) =>
      playTogether(span.voices, start, chooseAudibleStep(grid.meter.beat, grid) * 0.7, n === 0 ? 0.75 : 0.6, 0),
    ),
}

function playTogether(
  voices: readonly number[],
  start: number,
  beats: number,
  loudness: number,
  delayPerVoice: number,
): TimedNote[] {
  return voices.map((pitch, n) => ({ pitch, start, beats, delaySeconds: n * delayPerVoice, loudness }))
}

const UP_AND_DOWN = [0, 1, 2, 3, 4, 3, 2, 1] as const

/** Plays the notes of a chord one by one over two octaves. */
function playArpeggio(span: VoicedChord, grid: Grid): TimedNote[] {
  const ladder = [...span.voices, ...span.voices.map((voice) => voice + 12)]
  return listStarts(span, grid, chooseAudibleStep(0.5, grid)).map((start, n) => {
    const pitch = ladder[(UP_AND_DOWN[n % UP_AND_DOWN.length] as number) % ladder.length] as number
    return { pitch, start, beats: Math.min(2, span.end - start), delaySeconds: 0, loudness: n === 0 ? 0.75 : 0.6 }
  })
}

/**
 * Returns the positions of the offbeats: halfway between beats; in triple time, on beats 2 and 3; in compound meters,
 * on the last third of each beat.
 */
function listOffbeats(span: VoicedChord, grid: Grid): number[] {
  const { bar, beat, compound } = grid.meter
  if (compound) return listTicks(grid, { start: span.start - 1, end: span.end - 1 }, beat).map((tick) => tick + 1)
  if (bar / beat === 3)
    return listTicks(grid, span, beat).filter((tick) => Math.round((tick - grid.pickup) / beat) % 3 !== 0)
  const every = chooseAudibleStep(beat, grid, 2)
  const later = every / 2
  return listTicks(grid, { start: span.start - later, end: span.end - later }, every).map((tick) => tick + later)
}

function getShortNoteLength(grid: Grid): number {
  return Math.min(0.8, 0.22 / grid.secondsPerBeat)
}

/** Doubles a step until its subdivisions (`parts` of them) are long enough to be heard separately. */
function chooseAudibleStep(step: number, grid: Grid, parts = 1): number {
  return (step / parts) * grid.secondsPerBeat < SHORTEST ? chooseAudibleStep(step * 2, grid, parts) : step
}

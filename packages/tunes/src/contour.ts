import type { PlayedNotes } from './played-notes.ts'

/** Number of heights in a contour. Seven heights show whether a melody rises or falls, but not its intervals. */
const HEIGHTS = 7

/** The grid to which starts and ends of notes are rounded, in seconds. Finer steps would not be visible. */
const GRID = 0.05

/**
 * Reduces notes to their rhythm and contour: each pitch becomes one of seven heights between the lowest and highest
 * note of its part. Everything after the end of the clip is left out.
 */
export function toContour({ seconds, parts }: PlayedNotes): PlayedNotes {
  return {
    seconds,
    parts: parts.map(({ part, notes }) => {
      const heard = notes.filter(([, start]) => start < seconds)
      const pitches = heard.map(([pitch]) => pitch)
      const [low, high] = [Math.min(...pitches), Math.max(...pitches)]
      const toHeight = (pitch: number) => Math.round(((pitch - low) / Math.max(1, high - low)) * (HEIGHTS - 1))
      return {
        part,
        notes: heard.map(([pitch, start, length]) => {
          const end = Math.min(seconds, start + length)
          return [toHeight(pitch), roundToGrid(start), Math.max(GRID, roundToGrid(end - start))]
        }),
      }
    }),
  }
}

function roundToGrid(seconds: number): number {
  return Math.round(Math.round(seconds / GRID) * GRID * 100) / 100
}

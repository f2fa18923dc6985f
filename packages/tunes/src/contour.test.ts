import { expect, it } from 'vitest'
import { low, waltz, whole } from '../test/scores.ts'
import { toContour } from './contour.ts'
import { listPlayedNotes } from './played-notes.ts'

it('shows the rhythm and whether the melody rises or falls', () => {
  const notes = listPlayedNotes(waltz, whole, 'seed')
  const [melody] = notes.parts
  const [contour] = toContour(notes).parts
  const slopes = (list: readonly (readonly number[])[] = []) =>
    list.slice(1).map(([pitch = 0], at) => Math.sign(pitch - (list[at]?.[0] ?? 0)) + 0)
  // Different pitches may get the same height, but a rising step never becomes a falling one.
  for (const [at, slope] of slopes(contour?.notes).entries()) expect([0, slopes(melody?.notes)[at]]).toContain(slope)
  expect(slopes(contour?.notes).filter((slope) => slope !== 0)).toHaveLength(4)
  for (const [at, [, start]] of (contour?.notes ?? []).entries())
    expect(Math.abs(start - (melody?.notes[at]?.[1] ?? 0))).toBeLessThanOrEqual(0.03)
})

it('has seven heights, whatever the key', () => {
  const contourIn = (tones: number) => {
    const notes = waltz.notes.map(([pitch, beats]) => [pitch === null ? null : pitch + tones, beats] as const)
    return toContour(listPlayedNotes({ ...waltz, notes }, { ...whole, parts: ['melody'] }, 'seed'))
  }
  const heights = contourIn(0).parts.flatMap(({ notes }) => notes.map(([height]) => height))
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 6])
  expect(heights.every(Number.isInteger)).toBe(true)
  expect(contourIn(3)).toEqual(contourIn(0))
})

it('contains nothing after the end of the clip', () => {
  const notes = listPlayedNotes(waltz, { ...low, seconds: 1.2 }, 'seed')
  const contour = toContour(notes)
  expect(contour.seconds).toBe(1.2)
  for (const { notes: heard } of contour.parts)
    for (const [, start, length] of heard) expect(start + length).toBeLessThanOrEqual(1.25)
})

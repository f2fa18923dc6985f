import { describe, expect, it } from 'vitest'
import { isVisible, findVisibleSpan, placeNotes, toScoreTime, toNoteState } from './score-notes.ts'

const score = {
  seconds: 8,
  parts: [
    {
      part: 'melody' as const,
      notes: [
        [72, 0, 1],
        [60, 1, 1],
        [66, 2, 4],
      ] as [number, number, number][],
    },
    { part: 'bass' as const, notes: [[36, 0, 4]] as [number, number, number][] },
    { part: 'chords' as const, notes: [[48, 0, 2]] as [number, number, number][] },
    { part: 'percussion' as const, notes: [[50, 0, 0.1]] as [number, number, number][] },
  ],
}

describe('the notes of a piece', () => {
  const notes = placeNotes(score)

  it('are placed in their lane by pitch', () => {
    const melody = notes.filter(({ part }) => part === 'melody')
    expect(melody.map(({ height }) => height)).toEqual([1, 0, 0.5])
  })

  it('share a lane for bass and chords, with the bass below', () => {
    expect(notes.filter(({ part }) => part === 'bass' || part === 'chords').map(({ height }) => height)).toEqual([0, 1])
  })

  it('are drawn with the melody on top', () => {
    expect(notes.map(({ part }) => part)).toEqual(['percussion', 'bass', 'chords', 'melody', 'melody', 'melody'])
  })

  it('are in the middle of the lane if all have the same pitch', () => {
    expect(notes[0]?.height).toBe(0.5)
  })
})

describe('the visible page of the score', () => {
  it('moves with the music and shows mostly what comes next', () => {
    expect(findVisibleSpan(3, 8, false)).toEqual({ from: 1, to: 9 })
    expect(findVisibleSpan(3.5, 8, false)).toEqual({ from: 1.5, to: 9.5 })
  })

  it('changes page by page if motion is reduced', () => {
    expect([0, 3, 7.9].map((now) => findVisibleSpan(now, 8, true).from)).toEqual([0, 0, 0])
    expect(findVisibleSpan(8, 8, true)).toEqual({ from: 8, to: 16 })
  })

  it('shows every note that sounds while the page is visible, at least in part', () => {
    const page = { from: 2, to: 4 }
    const note = { part: 'melody' as const, height: 0 }
    const seen = [
      [0, 2],
      [1, 2.1],
      [3, 9],
      [4, 5],
    ].map(([start = 0, end = 0]) => isVisible({ ...note, start, end }, page))
    expect(seen).toEqual([false, true, true, false])
  })
})

it('a note is lit while it sounds', () => {
  const note = { part: 'melody' as const, height: 0, start: 1, end: 2 }
  expect([0.9, 1, 1.9, 2].map((now) => toNoteState(note, now))).toEqual(['coming', 'sounding', 'sounding', 'played'])
})

it('the score follows a recording with a different tempo', () => {
  expect(toScoreTime(5, 10, score)).toBe(4)
  expect(toScoreTime(5, 0, score)).toBe(5)
})

import { expect, test } from 'vitest'
import { parseDay } from '../calendar/madrid-day.ts'
import { computeRetention, summarizePuzzles, type PuzzleResult } from './insight.ts'

const visit = (day: string, age: number, players: number) => ({ day: parseDay(day), age, players })

test('retention counts only players who could have returned by yesterday', () => {
  const visits = [
    visit('2026-10-24', 0, 10),
    // Clocks are set back on October 25, so the day has 25 hours.
    visit('2026-10-25', 1, 4),
    visit('2026-10-25', 0, 6),
    visit('2026-10-26', 1, 3),
    visit('2026-10-31', 7, 2),
    visit('2026-11-01', 0, 5),
    visit('2026-11-02', 1, 5),
  ]
  const retention = computeRetention(visits, parseDay('2026-10-24'), parseDay('2026-11-02'))
  expect(retention).toEqual([
    { days: 1, players: 16, returned: 7 },
    { days: 7, players: 16, returned: 2 },
    { days: 30, players: 0, returned: 0 },
  ])
})

test('a puzzle is summed up by its players, those who solved it and their median wrong guesses', () => {
  const puzzle = { day: parseDay('2026-11-18'), game: 'image', mode: 0 } as const
  const result = (finished: boolean, tries: number, players: number): PuzzleResult => {
    return { ...puzzle, finished, tries, players }
  }
  const open = { ...result(false, 3, 4), game: 'eyes' } as const
  expect(
    summarizePuzzles([result(true, 0, 3), result(false, 2, 5), result(true, 4, 3), result(true, 1, 1), open]),
  ).toEqual([
    { ...puzzle, players: 12, solved: 7, medianTries: 1 },
    { ...puzzle, game: 'eyes', players: 4, solved: 0, medianTries: null },
  ])
})

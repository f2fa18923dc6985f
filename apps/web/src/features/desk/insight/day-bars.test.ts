import { expect, test } from 'vitest'
import { layOutDayBars } from './day-bars.ts'

test('a day’s bars are next to each other in the middle of its slot', () => {
  const [players = [], newcomers = []] = layOutDayBars(
    [
      [10, 5],
      [0, 5],
    ],
    10,
  )
  expect(players.map(({ x, width }) => [x, width])).toEqual([
    [19, 6],
    [69, 6],
  ])
  expect(newcomers.map(({ x }) => x)).toEqual([25, 75])
  expect(players.map(({ y, height }) => [y, height])).toEqual([
    [0, 100],
    [50, 50],
  ])
  expect(newcomers[0]).toMatchObject({ y: 100, height: 0 })
})

test('the bars of ninety days do not overlap', () => {
  const values = Array.from({ length: 90 }, () => 1)
  const bars = layOutDayBars([values, values], 1)
    .flat()
    .toSorted((a, b) => a.x - b.x)
  for (const [i, { x }] of bars.entries()) {
    const before = bars[i - 1]
    if (before) expect(x).toBeGreaterThanOrEqual(before.x + before.width - 1e-9)
  }
})

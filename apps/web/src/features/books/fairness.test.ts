import { expect, test } from 'vitest'
import { layOutBand, isFair } from './fairness.ts'

const draws = { drawn: 100, expected: 100, low: 84, high: 116 }

test.each([
  [84, true],
  [116, true],
  [83, false],
  [117, false],
])('%i is within the band from 84 to 116: %s', (drawn, fair) => expect(isFair({ ...draws, drawn })).toBe(fair))

test('the expected count is in the middle, with room on both sides of the band', () => {
  const { from, to, dot } = layOutBand(draws)
  expect([from, to, dot]).toEqual([0.5 - 0.3125, 0.5 + 0.3125, 0.5])
})

test('a count far outside the band is shown at the edge', () => {
  expect(layOutBand({ ...draws, drawn: 9000 }).dot).toBe(1)
  expect(layOutBand({ drawn: 0, expected: 0, low: 0, high: 0 })).toEqual({ from: 0.5, to: 0.5, dot: 0.5 })
})

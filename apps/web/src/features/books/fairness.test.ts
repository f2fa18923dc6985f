import { expect, test } from 'vitest'
import { layOutBand, isFair } from './fairness.ts'

const draws = { drawn: 100, expected: 100, low: 84, high: 116 }

test.each([
  [84, true],
  [116, true],
  [83, false],
  [117, false],
])('of a band from 84 to 116, %i is fair: %s', (drawn, fair) => expect(isFair({ ...draws, drawn })).toBe(fair))

test('what was expected is the middle of the picture, and the band leaves room beside it', () => {
  const { from, to, dot } = layOutBand(draws)
  expect([from, to, dot]).toEqual([0.5 - 0.3125, 0.5 + 0.3125, 0.5])
})

test('what is far outside stays at the edge of the picture', () => {
  expect(layOutBand({ ...draws, drawn: 9000 }).dot).toBe(1)
  expect(layOutBand({ drawn: 0, expected: 0, low: 0, high: 0 })).toEqual({ from: 0.5, to: 0.5, dot: 0.5 })
})

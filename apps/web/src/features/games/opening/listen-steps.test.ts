import { expect, it } from 'vitest'
import { readStep, secondsOf } from './listen-steps.ts'

it.each([
  [null, 10],
  ['5', 5],
  ['all', null],
  ['nonsense', 10],
])('with %j stored a press plays %j seconds', (stored, seconds) => {
  expect(secondsOf(readStep(stored))).toBe(seconds)
})

import { expect, it } from 'vitest'
import { parseStep, toSeconds } from './listen-steps.ts'

it.each([
  [null, 10],
  ['1', 1],
  ['5', 5],
  ['15', 10],
  ['all', null],
  ['nonsense', 10],
])('with the stored value %j, a press plays %j seconds', (stored, seconds) => {
  expect(toSeconds(parseStep(stored))).toBe(seconds)
})

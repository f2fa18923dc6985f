import { expect, it } from 'vitest'
import { formatClock } from './clock-text.ts'

it.each([
  [0, '0:00'],
  [9.96, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

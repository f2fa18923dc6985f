import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

test.each([
  ['before midnight', '2026-11-18T22:30:00Z', 22, 9, 'Europe/Madrid', true],
  ['after midnight', '2026-11-18T03:00:00Z', 22, 9, 'Europe/Madrid', true],
  ['at the first quiet hour', '2026-11-18T21:00:00Z', 22, 9, 'Europe/Madrid', true],
  ['in the hour after the quiet hours', '2026-11-18T08:00:00Z', 22, 9, 'Europe/Madrid', false],
  ['in the last minute of the quiet hours', '2026-11-18T07:59:59Z', 22, 9, 'Europe/Madrid', true],
  ['at noon', '2026-11-18T11:00:00Z', 22, 9, 'Europe/Madrid', false],
  ['at noon in Madrid, at night in Tokyo', '2026-11-18T14:00:00Z', 22, 9, 'Asia/Tokyo', true],
  ['within one day', '2026-11-18T13:00:00Z', 13, 16, 'Europe/Madrid', true],
  ['after quiet hours within one day', '2026-11-18T15:00:00Z', 13, 16, 'Europe/Madrid', false],
  ['with equal hours', '2026-11-18T13:00:00Z', 14, 14, 'Europe/Madrid', false],
  ['in summer', '2026-07-18T07:30:00Z', 22, 9, 'Europe/Madrid', false],
])('%s', (_, at, from, to, timeZone, quiet) => {
  expect(isQuiet(Date.parse(at), { from, to, timeZone })).toBe(quiet)
})

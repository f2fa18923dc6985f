import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, fromDayNumber, startOfWeek, parseDay } from '../calendar/madrid-day.ts'
import { selectForWeek } from './rotation.ts'

const SERIES = ['alice', 'dracula', 'mulan']
const anyDay = fc.integer({ min: -20_000, max: 60_000 }).map(fromDayNumber)

test.each([
  ['2026-11-16', 'dracula'],
  ['2026-11-22', 'dracula'],
  ['2026-11-23', 'mulan'],
  ['2026-11-30', 'alice'],
  ['2026-12-07', 'dracula'],
])('the week of %s has the item %s', (day, series) => {
  expect(selectForWeek(SERIES, parseDay(day))).toBe(series)
})

test('an item stays from Monday to Sunday', () => {
  fc.assert(
    fc.property(anyDay, fc.nat({ max: 6 }), (day, later) => {
      const monday = startOfWeek(day)
      expect(selectForWeek(SERIES, addDays(monday, later))).toBe(selectForWeek(SERIES, monday))
    }),
  )
})

test('each item is selected once in as many weeks as there are items', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
      const inTurn = Array.from({ length: count }, (_, index) => index)
      const had = inTurn.map((week) => selectForWeek(inTurn, addDays(day, 7 * week)))
      expect(had.toSorted((a, b) => a - b)).toEqual(inTurn)
    }),
  )
})

test('an empty list is an error', () => {
  expect(() => selectForWeek([], parseDay('2026-11-16'))).toThrow(RangeError)
})

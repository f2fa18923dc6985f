import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  toDayNumber,
  fromDayNumber,
  countDaysBetween,
  endOfDay,
  fromWireDate,
  isMadridDay,
  toMadridDay,
  startOfWeek,
  nextMonday,
  parseDay,
  startOfDay,
  toWireDate,
} from './madrid-day.ts'

const HOUR = 3_600_000
const anyDay = fc.integer({ min: 0, max: 47_000 }).map(fromDayNumber)
const anyInstant = fc.integer({ min: 0, max: 4_000_000_000_000 })

describe('the day of a point in time', () => {
  test.each([
    ['2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:59.999Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2028-02-28T23:00:00Z', '2028-02-29'],
    ['2028-02-29T23:00:00Z', '2028-03-01'],
  ])('%s is on %s', (instant, day) => {
    expect(toMadridDay(Date.parse(instant))).toBe(day)
  })

  test('equals the date that Intl formats for Madrid', () => {
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' })
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(toMadridDay(instant)).toBe(shown.format(instant))
      }),
    )
  })
})

describe('the bounds of a day', () => {
  test.each([
    ['2026-03-28', 24],
    ['2026-03-29', 23],
    ['2026-03-30', 24],
    ['2026-10-24', 24],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
    ['2026-12-31', 24],
    ['2028-02-29', 24],
  ])('%s has %i hours', (text, hours) => {
    const day = parseDay(text)
    expect((endOfDay(day) - startOfDay(day)) / HOUR).toBe(hours)
  })

  test.each([
    ['2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-03-30', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
    ['2027-01-01', '2026-12-31T23:00:00Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(startOfDay(parseDay(day))).toBe(Date.parse(instant))
  })

  test('a day with two midnights starts at the first one', () => {
    expect(startOfDay(parseDay('1974-10-06'))).toBe(Date.parse('1974-10-05T22:00:00Z'))
  })

  test('the first millisecond is in the day and the one before it is not', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(toMadridDay(startOfDay(day))).toBe(day)
        expect(toMadridDay(startOfDay(day) - 1)).toBe(addDays(day, -1))
        expect(toMadridDay(endOfDay(day) - 1)).toBe(day)
      }),
    )
  })
})

describe('counting days', () => {
  test('converts days to numbers and back like the built-in Date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
        const day = fromDayNumber(number)
        expect(day).toBe(new Date(number * 24 * HOUR).toISOString().slice(0, 10))
        expect(toDayNumber(day)).toBe(number)
      }),
    )
  })

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 366, '2029-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i days is %s', (day, n, expected) => {
    expect(addDays(parseDay(day), n)).toBe(expected)
    expect(countDaysBetween(parseDay(day), parseDay(expected))).toBe(n)
  })
})

describe('weeks', () => {
  test.each([
    ['2026-03-29', '2026-03-23', '2026-03-30'],
    ['2026-03-30', '2026-03-30', '2026-04-06'],
    ['2026-10-25', '2026-10-19', '2026-10-26'],
    ['2026-12-31', '2026-12-28', '2027-01-04'],
    ['2027-01-01', '2026-12-28', '2027-01-04'],
    ['2028-02-29', '2028-02-28', '2028-03-06'],
    ['1969-12-31', '1969-12-29', '1970-01-05'],
  ])('%s is in the week of %s, the coming Monday is %s', (day, monday, coming) => {
    expect(startOfWeek(parseDay(day))).toBe(monday)
    expect(nextMonday(parseDay(day))).toBe(coming)
  })

  test('a week is seven days that share their Monday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const sinceMonday = countDaysBetween(startOfWeek(day), day)
        expect(sinceMonday >= 0 && sinceMonday <= 6).toBe(true)
        expect(new Date(toDayNumber(startOfWeek(day)) * 24 * HOUR).getUTCDay()).toBe(1)
        expect(countDaysBetween(startOfWeek(day), nextMonday(day))).toBe(7)
      }),
    )
  })
})

describe('strings', () => {
  test('a day survives the conversion to the API format and back', () => {
    expect(toWireDate(parseDay('2026-03-09'))).toBe('2026,03,09')
    expect(fromWireDate('2026,3,9')).toBe('2026-03-09')
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(fromWireDate(toWireDate(day))).toBe(day)
      }),
    )
  })

  const NO_DAYS = ['', '2026-3-9', '2026-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '2026-04-31', 'x2026-01-01']
  test.each([...NO_DAYS, '0000-01-01', '0001-12-31', '9999-01-01'])('%j is not a day', (text) => {
    expect(isMadridDay(text)).toBe(false)
    expect(() => parseDay(text)).toThrow(RangeError)
  })

  test.each(['0002-01-01', '9998-12-31'])('%s is a day with a start and an end', (text) => {
    expect(toMadridDay(startOfDay(parseDay(text)))).toBe(text)
    expect(toMadridDay(endOfDay(parseDay(text)) - 1)).toBe(text)
  })

  test.each(['', '2026', '2026,02,30', '2026,01,01,', '2026-01-01', '2026,,1'])(
    '%j is not a date in the API format',
    (text) => {
      expect(() => fromWireDate(text)).toThrow(RangeError)
    },
  )
})

import { addDays, startOfWeek, parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** A month of the calendar, written 2026-11. */
export type Month = string

const DAYS_A_WEEK = 7

export function monthOf(day: string): Month {
  return day.slice(0, 7)
}

export function monthAfter(month: Month, step: 1 | -1): Month {
  const first = firstOf(month)
  return monthOf(step === 1 ? addDays(first, 31) : addDays(first, -1))
}

/** The weeks of a month from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: Month): readonly (readonly (MadridDay | null)[])[] {
  const weeks: (MadridDay | null)[][] = []
  for (let monday = startOfWeek(firstOf(month)); monthOf(monday) <= month; monday = addDays(monday, DAYS_A_WEEK)) {
    const days = Array.from({ length: DAYS_A_WEEK }, (_, n) => addDays(monday, n))
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}

function firstOf(month: Month): MadridDay {
  return parseDay(`${month}-01`)
}

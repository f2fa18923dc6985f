import { addDays, startOfWeek, parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** A calendar month, e.g. 2026-11. */
export type Month = string

const DAYS_A_WEEK = 7

export function toMonth(day: string): Month {
  return day.slice(0, 7)
}

export function shiftMonth(month: Month, step: 1 | -1): Month {
  const first = toFirstDay(month)
  return toMonth(step === 1 ? addDays(first, 31) : addDays(first, -1))
}

/** Lists the weeks of a month from Monday to Sunday; null marks days of another month. */
export function listWeeks(month: Month): readonly (readonly (MadridDay | null)[])[] {
  const weeks: (MadridDay | null)[][] = []
  for (let monday = startOfWeek(toFirstDay(month)); toMonth(monday) <= month; monday = addDays(monday, DAYS_A_WEEK)) {
    const days = Array.from({ length: DAYS_A_WEEK }, (_, n) => addDays(monday, n))
    weeks.push(days.map((day) => (toMonth(day) === month ? day : null)))
  }
  return weeks
}

function toFirstDay(month: Month): MadridDay {
  return parseDay(`${month}-01`)
}

import type { Language } from '@otogi/rules/languages/languages'
import type { Month } from './month.ts'

const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

/** Formats the date in UTC, so that it is the same in every time zone. */
function formatDate(language: Language, date: number | string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(date))
}

export function formatFullDate(language: Language, day: string): string {
  return formatDate(language, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

export function formatMonth(language: Language, month: Month): string {
  return formatDate(language, `${month}-01`, { month: 'long', year: 'numeric' })
}

/** Lists the short and long names of the weekdays, starting with Monday. */
export function listWeekdays(language: Language): readonly { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, n) => ({
    short: formatDate(language, MONDAY + n * DAY_MS, { weekday: 'narrow' }),
    long: formatDate(language, MONDAY + n * DAY_MS, { weekday: 'long' }),
  }))
}

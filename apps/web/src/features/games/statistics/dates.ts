import type { Language } from '@otogi/rules/languages/languages'
import type { Month } from './month.ts'

const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

/** A date is written as the calendar names it, wherever the player is. */
function written(language: Language, at: number | string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' }).format(new Date(at))
}

export function dayText(language: Language, day: string): string {
  return written(language, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

export function monthText(language: Language, month: Month): string {
  return written(language, `${month}-01`, { month: 'long', year: 'numeric' })
}

/** The days of the week from Monday on, short and whole. */
export function weekdays(language: Language): readonly { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, n) => ({
    short: written(language, MONDAY + n * DAY_MS, { weekday: 'narrow' }),
    long: written(language, MONDAY + n * DAY_MS, { weekday: 'long' }),
  }))
}

import { parseDay, toDayNumber } from '@otogi/rules/calendar/madrid-day'
import type { Language } from '@otogi/rules/languages/languages'

const DAY_MS = 86_400_000

/** Formats a day without a time zone. */
export function formatDay(day: string, language: Language, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(toDayNumber(parseDay(day)) * DAY_MS)
}

import { toDayNumber, parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** The day before the first puzzle. */
const DAY_ZERO = toDayNumber(parseDay('2024-12-31'))

/** Returns the number of the day that appears in shared results. */
export function toPuzzleNumber(day: MadridDay): number {
  return toDayNumber(day) - DAY_ZERO
}

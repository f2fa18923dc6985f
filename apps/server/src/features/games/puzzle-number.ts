import { toDayNumber, parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** The day before the first puzzle. */
const DAY_ZERO = toDayNumber(parseDay('2024-12-31'))

/** Number of the day that players quote when they share results. */
export function toPuzzleNumber(day: MadridDay): number {
  return toDayNumber(day) - DAY_ZERO
}

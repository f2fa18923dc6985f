import { toDayNumber, parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** The day before the first puzzle. */
const DAY_ZERO = toDayNumber(parseDay('2024-12-31'))

/** Returns the puzzle number that shared results show. */
export function toPuzzleNumber(day: MadridDay): number {
  return toDayNumber(day) - DAY_ZERO
}

import { toDayNumber, parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'

/** The day before the first puzzle. */
const DAY_ZERO = toDayNumber(parseDay('2024-12-31'))

/** Numbers the puzzles of a day, so that results can be compared. */
export function puzzleNumber(day: MadridDay): number {
  return toDayNumber(day) - DAY_ZERO
}

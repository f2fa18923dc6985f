import { toDayNumber, startOfWeek, type MadridDay } from '../calendar/madrid-day.ts'

/** 1970-01-01 was a Thursday, which is three days after the Monday of its week. */
const DAYS_BEFORE_EPOCH = 3

/**
 * Returns the item for the week (Monday to Sunday in Madrid) that contains the day. Each week, it is the next item of
 * the list.
 */
export function selectForWeek<T>(items: readonly T[], day: MadridDay): T {
  const week = (toDayNumber(startOfWeek(day)) + DAYS_BEFORE_EPOCH) / 7
  const turn = items[((week % items.length) + items.length) % items.length]
  if (turn === undefined) throw new RangeError('there are no items to rotate')
  return turn
}

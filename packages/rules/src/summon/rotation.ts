import { toDayNumber, startOfWeek, type MadridDay } from '../calendar/madrid-day.ts'

/** 1970-01-01 was a Thursday, which is three days after the Monday of its week. */
const DAYS_BEFORE_EPOCH = 3

/**
 * Selects the item for the week (Monday to Sunday in Madrid) that contains the day. The items rotate in the order of
 * the list.
 */
export function selectForWeek<T>(items: readonly T[], day: MadridDay): T {
  const week = (toDayNumber(startOfWeek(day)) + DAYS_BEFORE_EPOCH) / 7
  const turn = items[((week % items.length) + items.length) % items.length]
  if (turn === undefined) throw new RangeError('there are no items to rotate')
  return turn
}

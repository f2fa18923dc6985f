import { dayNumber, mondayOf, type MadridDay } from '../calendar/madrid-day.ts'

/** 1970-01-01 was a Thursday: this many days before it, a week began. */
const DAYS_BEFORE_EPOCH = 3

/** Whose turn it is in the week of a day: one after another, from Monday to Monday in Madrid. */
export function turnOfWeek<T>(inTurn: readonly T[], day: MadridDay): T {
  const week = (dayNumber(mondayOf(day)) + DAYS_BEFORE_EPOCH) / 7
  const turn = inTurn[((week % inTurn.length) + inTurn.length) % inTurn.length]
  if (turn === undefined) throw new RangeError('nobody has a turn')
  return turn
}

import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { PlayerDay, Puzzles } from '../puzzles.ts'
import type { DailyAnswers } from '../schedule/schedule.ts'

/** All guests share one owner id, so that they get the same puzzle id and the same pictures. */
export const ALL_GUESTS = 'guests'

export function createGuestDay(puzzles: Puzzles, day: MadridDay, common?: DailyAnswers): PlayerDay {
  return puzzles.createDay(ALL_GUESTS, day, common)
}

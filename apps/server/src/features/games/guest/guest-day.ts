import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { PlayerDay, Puzzles } from '../puzzles.ts'

/** What guests play: the picture puzzle in its easy mode. */
export const GUEST_GAME = ['image', 0] as const

/** One owner for all guests: on one day they get the same puzzle id, the same pictures, and no others. */
const ALL_GUESTS = 'guests'

export function createGuestDay(puzzles: Puzzles, day: MadridDay): PlayerDay {
  return puzzles.createDay(ALL_GUESTS, day)
}

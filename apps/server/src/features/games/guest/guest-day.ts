import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { PlayerDay, Puzzles } from '../puzzles.ts'

/** Guests play the image game in the easy mode. */
export const GUEST_GAME = ['image', 0] as const

/** One owner for all guests, so that they get the same puzzle id and pictures. */
const ALL_GUESTS = 'guests'

export function createGuestDay(puzzles: Puzzles, day: MadridDay): PlayerDay {
  return puzzles.createDay(ALL_GUESTS, day)
}

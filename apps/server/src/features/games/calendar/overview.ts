import { addDays, countDaysBetween, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import type { CalendarState } from '@otogi/rules/games/schedule'
import type { Reader } from '../../../platform/db/db.ts'
import { PUZZLES, type Days } from '../schedule/grid.ts'
import { listScheduled } from '../schedule/store.ts'

/** The state of a day's puzzles, without their answers. Fixed puzzles can no longer be changed. */
export type CalendarDay = {
  readonly day: MadridDay
  readonly state: CalendarState
  /** The puzzles that an operator chose. */
  readonly pinned: { readonly game: Game; readonly mode: Mode }[]
}

/** Describes the days of a period. Days before `today` are fixed even if they have no stored puzzles. */
export async function listCalendar(
  db: Reader,
  { from, to, today }: Days & { readonly today: MadridDay },
): Promise<CalendarDay[]> {
  const byDay = Map.groupBy(await listScheduled(db, from, to), ({ day }) => day)
  const days = Array.from({ length: countDaysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return days.map((day) => {
    const puzzles = byDay.get(day) ?? []
    const isFixed = day <= today || puzzles.some(({ openedAt }) => openedAt !== null)
    const pinned = puzzles.filter((puzzle) => puzzle.pinned).map(({ game, mode }) => ({ game, mode }))
    return { day, state: isFixed ? 'fixed' : puzzles.length === PUZZLES.length ? 'scheduled' : 'empty', pinned }
  })
}

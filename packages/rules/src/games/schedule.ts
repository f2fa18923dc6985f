/** Number of days for which puzzles are scheduled ahead. A new series in the pack first appears after them. */
export const SCHEDULED_DAYS = 30

/** The states of a day's puzzles: no longer changeable, changeable, not all scheduled yet. */
export const CALENDAR_STATES = ['fixed', 'scheduled', 'empty'] as const

export type CalendarState = (typeof CALENDAR_STATES)[number]

/** Returns the minimum number of days before an answer repeats, i.e. half the size of the pool. */
export function countDaysWithoutRepeat(poolSize: number): number {
  return Math.max(0, Math.ceil(poolSize / 2) - 1)
}

/** The answers of the surrounding days, nearest first. Days without an answer may be missing. */
export type NearbyAnswers = { readonly before: readonly string[]; readonly after: readonly string[] }

/**
 * Lists a day's possible answers, i.e. those not used within the repeat interval before and after it. Both intervals
 * together have fewer days than the pool has answers, so the list is never empty.
 */
export function listAvailableAnswers(pool: readonly string[], { before, after }: NearbyAnswers): readonly string[] {
  const days = countDaysWithoutRepeat(pool.length)
  const used = new Set([...before.slice(0, days), ...after.slice(0, days)])
  return pool.filter((answer) => !used.has(answer))
}

/**
 * The number of days for which puzzles are scheduled in advance. A series that is added to the pack first appears after
 * these days.
 */
export const SCHEDULED_DAYS = 30

/**
 * The states of a day's puzzles: `fixed` can no longer be changed, `scheduled` can, and `empty` is not fully scheduled
 * yet.
 */
export const CALENDAR_STATES = ['fixed', 'scheduled', 'empty'] as const

export type CalendarState = (typeof CALENDAR_STATES)[number]

/** Returns the minimum number of days between two uses of the same answer. It is about half the size of the pool. */
export function countDaysWithoutRepeat(poolSize: number): number {
  return Math.max(0, Math.ceil(poolSize / 2) - 1)
}

/** The answers of the days before and after a day, nearest first. Days without an answer may be left out. */
export type NearbyAnswers = { readonly before: readonly string[]; readonly after: readonly string[] }

/**
 * Lists the possible answers of a day: those that are not used within the repeat interval before or after it. The list
 * is never empty, because both intervals together are shorter than the pool.
 */
export function listAvailableAnswers(pool: readonly string[], { before, after }: NearbyAnswers): readonly string[] {
  const days = countDaysWithoutRepeat(pool.length)
  const used = new Set([...before.slice(0, days), ...after.slice(0, days)])
  return pool.filter((answer) => !used.has(answer))
}

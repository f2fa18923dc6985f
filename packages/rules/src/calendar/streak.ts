import { fromDayNumber, toDayNumber, type MadridDay } from './madrid-day.ts'

/** The number of days in a streak after which a freeze is earned. */
export const DAYS_PER_FREEZE = 7
export const MAX_FREEZES = 2

export type Streaks = {
  /** Number of days won in the current streak. Days covered by a freeze continue the streak but are not counted. */
  readonly current: number
  readonly longest: number
  /** Number of freezes left. */
  readonly freezes: number
  /** The missed days on which a freeze was used, oldest first. */
  readonly frozenDays: readonly MadridDay[]
}

/**
 * Computes the streaks from the days on which the player won. A missed day uses up a freeze; if there is none left, the
 * streak ends. Today does not count as missed until it is over, and days after today are ignored.
 */
export function computeStreaks(wonDays: Iterable<MadridDay>, today: MadridDay): Streaks {
  const end = toDayNumber(today)
  const days = [...new Set(Array.from(wonDays, toDayNumber))].filter((day) => day <= end).toSorted((a, b) => a - b)
  let [current, longest, freezes] = [0, 0, 0]
  const frozen: number[] = []

  function applyMissedDays(first: number, next: number): void {
    for (let day = first; day < next && current > 0; day++) {
      if (freezes > 0) {
        freezes -= 1
        frozen.push(day)
      } else current = 0
    }
  }

  days.forEach((day, index) => {
    applyMissedDays((days[index - 1] ?? day) + 1, day)
    current += 1
    longest = Math.max(longest, current)
    if (current % DAYS_PER_FREEZE === 0) freezes = Math.min(freezes + 1, MAX_FREEZES)
  })
  const last = days.at(-1)
  if (last !== undefined) applyMissedDays(last + 1, end)
  return { current, longest, freezes, frozenDays: frozen.map(fromDayNumber) }
}

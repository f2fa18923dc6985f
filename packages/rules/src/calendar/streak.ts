import { toDayNumber, type MadridDay } from './madrid-day.ts'

/**
 * Counts the consecutive days played up to today. If today has not been played yet, counts the days up to yesterday.
 */
export function computeCurrentStreak(days: Iterable<MadridDay>, today: MadridDay): number {
  const played = toDayNumbers(days)
  const last = toDayNumber(today)
  return countStreakEndingOn(played.has(last) ? last : last - 1, played)
}

export function computeLongestStreak(days: Iterable<MadridDay>): number {
  const played = toDayNumbers(days)
  let longest = 0
  for (const day of played) {
    if (!played.has(day + 1)) longest = Math.max(longest, countStreakEndingOn(day, played))
  }
  return longest
}

function toDayNumbers(days: Iterable<MadridDay>): ReadonlySet<number> {
  return new Set(Array.from(days, toDayNumber))
}

function countStreakEndingOn(day: number, played: ReadonlySet<number>): number {
  let length = 0
  while (played.has(day - length)) length++
  return length
}

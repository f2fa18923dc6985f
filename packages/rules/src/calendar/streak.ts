import { dayNumber, type MadridDay } from './madrid-day.ts'

/** Days played in a row up to today; a streak whose last day is yesterday is still alive. */
export function currentStreak(days: Iterable<MadridDay>, today: MadridDay): number {
  const played = numbersOf(days)
  const last = dayNumber(today)
  return runEndingAt(played.has(last) ? last : last - 1, played)
}

export function longestStreak(days: Iterable<MadridDay>): number {
  const played = numbersOf(days)
  let longest = 0
  for (const day of played) {
    if (!played.has(day + 1)) longest = Math.max(longest, runEndingAt(day, played))
  }
  return longest
}

function numbersOf(days: Iterable<MadridDay>): ReadonlySet<number> {
  return new Set(Array.from(days, dayNumber))
}

function runEndingAt(day: number, played: ReadonlySet<number>): number {
  let length = 0
  while (played.has(day - length)) length++
  return length
}

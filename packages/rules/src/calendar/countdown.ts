export type Countdown = { days: number; hours: number; minutes: number }

/** The time left in whole minutes, rounded up, so that it shows zero only when none is left. */
export function countdownMinutes(untilEpochMs: number, nowEpochMs: number): Countdown {
  const left = Math.max(0, Math.ceil((untilEpochMs - nowEpochMs) / 60_000))
  return { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 }
}

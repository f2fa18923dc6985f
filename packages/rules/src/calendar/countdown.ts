export type Duration = { days: number; hours: number; minutes: number }

/** Rounds up to whole minutes, so that the countdown does not show zero before the time is over. */
export function computeTimeLeft(untilEpochMs: number, nowEpochMs: number): Duration {
  return toDuration(Math.ceil((untilEpochMs - nowEpochMs) / 60_000))
}

/** Rounds down to whole minutes. */
export function computeTimeElapsed(sinceEpochMs: number, nowEpochMs: number): Duration {
  return toDuration(Math.floor((nowEpochMs - sinceEpochMs) / 60_000))
}

function toDuration(minutes: number): Duration {
  const total = Math.max(0, minutes)
  return { days: Math.floor(total / 1440), hours: Math.floor(total / 60) % 24, minutes: total % 60 }
}

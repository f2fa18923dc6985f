export type Span = { days: number; hours: number; minutes: number }

/** The time left in whole minutes, rounded up, so that it shows zero only when none is left. */
export function countdownMinutes(untilEpochMs: number, nowEpochMs: number): Span {
  return spanOf(Math.ceil((untilEpochMs - nowEpochMs) / 60_000))
}

/** The time gone by in whole minutes. */
export function elapsedMinutes(sinceEpochMs: number, nowEpochMs: number): Span {
  return spanOf(Math.floor((nowEpochMs - sinceEpochMs) / 60_000))
}

function spanOf(minutes: number): Span {
  const all = Math.max(0, minutes)
  return { days: Math.floor(all / 1440), hours: Math.floor(all / 60) % 24, minutes: all % 60 }
}

const MINUTE = 60

/** Formats seconds as minutes and seconds, e.g. 1:05. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}

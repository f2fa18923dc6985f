/** Assumed mean until the first release is measured. */
const FIRST_INTERVAL_MS = 1
/** Lower limit of the mean, which limits the length of the queue. */
const SHORTEST_INTERVAL_MS = 0.1
/** Longer intervals are cut to this length, so that one slow statement does not make the database look slow. */
const LONGEST_INTERVAL_MS = 50
/** Weight of the newest interval in the mean. */
const WEIGHT = 0.05

export type WaitEstimator = {
  /** Must be called whenever a connection becomes free. `waiting` is the number of requests that wait for one. */
  readonly recordRelease: (waiting: number) => void
  /** Estimates how long the last waiting request waits, in ms. */
  readonly estimateMs: (waiting: number) => number
}

/**
 * Estimates how long a new request would wait for a connection: the number of waiting requests times the mean time
 * between two releases while requests are waiting. A slow database or a busy process raises the mean.
 */
export function createWaitEstimator(): WaitEstimator {
  let intervalMs = FIRST_INTERVAL_MS
  let lastReleaseMs: number | undefined
  return {
    recordRelease(waiting) {
      const now = performance.now()
      if (lastReleaseMs !== undefined)
        intervalMs += (Math.min(now - lastReleaseMs, LONGEST_INTERVAL_MS) - intervalMs) * WEIGHT
      // While no request waits, connections may stay idle until the next release.
      lastReleaseMs = waiting > 0 ? now : undefined
    },
    estimateMs: (waiting) => waiting * Math.max(intervalMs, SHORTEST_INTERVAL_MS),
  }
}

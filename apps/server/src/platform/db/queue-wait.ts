/** Assumed mean until the first release is measured. */
const FIRST_INTERVAL_MS = 1
/** Lower limit of the mean, which bounds the length of the queue. */
const SHORTEST_INTERVAL_MS = 0.1
/** Maximum interval that is counted, so that one slow statement does not make the database look slow. */
const LONGEST_INTERVAL_MS = 50
/** Weight of the newest value in the mean. */
const WEIGHT = 0.05

export type WaitEstimator = {
  /** Must be called whenever a connection becomes free. `waiting` is the number of requests that wait for one. */
  readonly recordRelease: (waiting: number) => void
  /** Estimates how long the last of the waiting requests waits, in ms. */
  readonly estimateMs: (waiting: number) => number
}

/**
 * Estimates how long a request that arrives now waits for a connection: the number of waiting requests times the mean
 * time between two releases while requests wait. A slow database or a busy process raises the mean.
 */
export function createWaitEstimator(): WaitEstimator {
  let intervalMs = FIRST_INTERVAL_MS
  let lastReleaseMs: number | undefined
  return {
    recordRelease(waiting) {
      const now = performance.now()
      if (lastReleaseMs !== undefined)
        intervalMs += (Math.min(now - lastReleaseMs, LONGEST_INTERVAL_MS) - intervalMs) * WEIGHT
      // Without a waiting request, connections may be idle until the next release.
      lastReleaseMs = waiting > 0 ? now : undefined
    },
    estimateMs: (waiting) => waiting * Math.max(intervalMs, SHORTEST_INTERVAL_MS),
  }
}

import type pg from 'pg'

/** Mean time between two releases before any is measured. */
const FIRST_INTERVAL_MS = 1
/** Lower limit of the mean, which bounds the length of the queue. */
const SHORTEST_INTERVAL_MS = 0.1
/** Longer intervals count as this long, so that one slow statement does not make the database look slow. */
const LONGEST_INTERVAL_MS = 50
/** Share of the latest release in the mean. */
const WEIGHT = 0.05

/**
 * Estimates how long a request that arrives now waits for a connection of the pool: the number of waiting requests times
 * the mean time between two releases while requests wait. A slow database and a busy process both lengthen it. `users`
 * is the number of calls that use the pool or soon will; those beyond the number of connections count as waiting.
 */
export function createWaitEstimator(pool: pg.Pool): (users: number) => number {
  let intervalMs = FIRST_INTERVAL_MS
  let lastReleaseMs: number | undefined
  pool.on('release', () => {
    const now = performance.now()
    if (lastReleaseMs !== undefined)
      intervalMs += (Math.min(now - lastReleaseMs, LONGEST_INTERVAL_MS) - intervalMs) * WEIGHT
    // Without a waiting request, connections may be idle until the next release.
    lastReleaseMs = pool.waitingCount > 0 ? now : undefined
  })
  return (users) => Math.max(pool.waitingCount, users - pool.options.max) * Math.max(intervalMs, SHORTEST_INTERVAL_MS)
}

/** Share of a request (see `createWaitEstimator`) that is assumed until the first request is measured. */
const FIRST_SHARE_MS = 1
/** Lower limit for the mean share. A tiny mean would let the queue grow very long. */
const SHORTEST_SHARE_MS = 0.1
/**
 * Longer requests are treated as if they took this long, so that one slow statement does not make the database look
 * slow.
 */
const LONGEST_DURATION_MS = 1000
/** Weight of the newest share in the mean. */
const WEIGHT = 0.05

export type WaitEstimator = {
  /** Must be called when a request arrives. Returns a function that must be called when the request is done. */
  readonly start: () => () => void
  /**
   * Estimates, in ms, how long a new request waits. Assumes that `others` requests are in progress, or the number
   * counted by `start` if that is higher.
   */
  readonly estimateMs: (others: number) => number
}

/**
 * Estimates how long a new request waits for a connection: the number of requests that have no connection, times the
 * mean share. A request's share is its duration divided by the number of requests in progress when it arrived (at least
 * the number of connections). The mean share rises if the database is slow or the process is busy. The time between two
 * replies would be misleading, because a busy process receives many replies together and then none for a while.
 */
export function createWaitEstimator(connections: number): WaitEstimator {
  let shareMs = FIRST_SHARE_MS
  let inProgress = 0
  return {
    start() {
      inProgress += 1
      const arrivedMs = performance.now()
      const shares = Math.max(inProgress, connections)
      return () => {
        inProgress -= 1
        const durationMs = Math.min(performance.now() - arrivedMs, LONGEST_DURATION_MS)
        shareMs += (durationMs / shares - shareMs) * WEIGHT
      }
    },
    estimateMs: (others) =>
      Math.max(0, Math.max(inProgress, others) - connections) * Math.max(shareMs, SHORTEST_SHARE_MS),
  }
}

/** Assumed share of a request until the first one is measured. */
const FIRST_SHARE_MS = 1
/** Lower limit of the mean, which bounds the length of the queue. */
const SHORTEST_SHARE_MS = 0.1
/** Maximum duration that is counted, so that one slow statement does not make the database look slow. */
const LONGEST_DURATION_MS = 1000
/** Weight of the newest value in the mean. */
const WEIGHT = 0.05

export type WaitEstimator = {
  /** Must be called when a request arrives. Returns a function that must be called when the request is done. */
  readonly start: () => () => void
  /** Estimates how long a request waits behind this many others, or behind those in progress if they are more, in ms. */
  readonly estimateMs: (others: number) => number
}

/**
 * Estimates how long a request that arrives now waits for a connection: the number of requests beyond the connections,
 * times the mean share of a request. The share is the duration of a request divided by the number of requests in
 * progress when it arrived. The time between two replies would be misleading, because a busy process receives many
 * replies at once, and then none for a while. A slow database or a busy process raises the mean.
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

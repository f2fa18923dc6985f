export type LimitedQueue = {
  /** Calls `begin` when a slot is free. Returns a function that frees the slot or removes the entry from the queue. */
  enqueue(begin: () => void): () => void
}

/** Creates a first-in, first-out queue that runs at most `maxRunning` entries at a time. */
export function createLimitedQueue(maxRunning: number): LimitedQueue {
  const running = new Set<() => void>()
  const waiting = new Set<() => void>()

  function startNext(): void {
    for (const begin of waiting) {
      if (running.size >= maxRunning) return
      waiting.delete(begin)
      running.add(begin)
      begin()
    }
  }

  return {
    enqueue(begin) {
      const entry = () => begin()
      waiting.add(entry)
      startNext()
      return () => {
        waiting.delete(entry)
        if (running.delete(entry)) startNext()
      }
    },
  }
}

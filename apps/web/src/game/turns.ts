export type Turns = {
  /** Calls `begin` once a slot is free. Returns a function that frees the slot, or leaves the queue. */
  take(begin: () => void): () => void
}

/** A first-in, first-out queue with at most `most` running entries. */
export function createTurns(most: number): Turns {
  const running = new Set<() => void>()
  const waiting = new Set<() => void>()

  function fill(): void {
    for (const begin of waiting) {
      if (running.size >= most) return
      waiting.delete(begin)
      running.add(begin)
      begin()
    }
  }

  return {
    take(begin) {
      const own = () => begin()
      waiting.add(own)
      fill()
      return () => {
        waiting.delete(own)
        if (running.delete(own)) fill()
      }
    },
  }
}

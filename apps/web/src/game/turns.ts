export type Turns = {
  /** Calls `begin` as soon as there is room, and returns what makes room again, or gives up the place in line. */
  take(begin: () => void): () => void
}

/** Lets few things go on at once, and the others wait in the order they came. */
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

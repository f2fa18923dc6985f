import { Refusal } from './refusal.ts'

type Patience = { readonly longestQueue: number; readonly longestWaitMs: number }

/** Does work one after another; turns away whoever finds too many waiting, or has waited too long when the turn comes. */
export function takingTurns({ longestQueue, longestWaitMs }: Patience): <T>(work: () => Promise<T>) => Promise<T> {
  let queued = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (queued > longestQueue) throw new Refusal('UNAVAILABLE')
    queued += 1
    const since = performance.now()
    const turn = last
      .then(() => {
        if (performance.now() - since > longestWaitMs) throw new Refusal('UNAVAILABLE')
        return work()
      })
      .finally(() => (queued -= 1))
    last = turn.catch(() => {})
    return turn
  }
}

import { Refusal } from './refusal.ts'

/** Does work one after another; whoever would have to wait for more than so many others is turned away. */
export function takingTurns(longestQueue: number): <T>(work: () => Promise<T>) => Promise<T> {
  let queued = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (queued > longestQueue) throw new Refusal('UNAVAILABLE')
    queued += 1
    const turn = last.then(work).finally(() => (queued -= 1))
    last = turn.catch(() => {})
    return turn
  }
}

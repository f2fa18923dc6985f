import { RetryLater } from '../http/refusal.ts'

export type QueueLimits = {
  readonly concurrency: number
  readonly longestQueue: number
  readonly longestWaitMs: number
}

/** Runs the work when its turn has come. */
type Run = <T>(work: () => Promise<T>) => Promise<T>

const RETRY_AFTER_SECONDS = 5

/** Runs work in the order it comes, a few at once; refuses what finds the queue full or has waited too long. */
export function createQueue({ concurrency, longestQueue, longestWaitMs }: QueueLimits): Run {
  let running = 0
  const waiting: (() => void)[] = []

  /** Resolves when the work may start; a finished one passes its place on to the next. */
  async function takePlace(): Promise<void> {
    if (running < concurrency) {
      running += 1
      return
    }
    if (waiting.length >= longestQueue) throw new RetryLater('UNAVAILABLE', RETRY_AFTER_SECONDS)
    await new Promise<void>((start) => waiting.push(start))
  }

  function passOn(): void {
    const start = waiting.shift()
    if (start) start()
    else running -= 1
  }

  return async (work) => {
    const since = performance.now()
    await takePlace()
    try {
      if (performance.now() - since > longestWaitMs) throw new RetryLater('UNAVAILABLE', RETRY_AFTER_SECONDS)
      return await work()
    } finally {
      passOn()
    }
  }
}

/** A queue of its own for each key; it exists only while something runs. */
export function createKeyedQueues(limits: QueueLimits): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { readonly run: Run; users: number }>()
  return async (key, work) => {
    const queue = queues.get(key) ?? { run: createQueue(limits), users: 0 }
    queues.set(key, queue)
    queue.users += 1
    try {
      return await queue.run(work)
    } finally {
      queue.users -= 1
      if (queue.users === 0) queues.delete(key)
    }
  }
}

import { RetryLater } from '../http/refusal.ts'

export type QueueLimits = {
  readonly concurrency: number
  readonly maxQueueLength: number
  readonly maxWaitMs: number
}

/** Runs the work as soon as a slot is free. */
type RunQueued = <T>(work: () => Promise<T>) => Promise<T>

const RETRY_AFTER_SECONDS = 5

/**
 * Creates a queue that runs work in order and with limited concurrency. Throws UNAVAILABLE if the queue is full or the
 * wait takes too long.
 */
export function createQueue({ concurrency, maxQueueLength, maxWaitMs }: QueueLimits): RunQueued {
  let running = 0
  const waiting: (() => void)[] = []

  /** Resolves when the work may start. When other work finishes, the work that has waited longest takes its slot. */
  async function acquireSlot(): Promise<void> {
    if (running < concurrency) {
      running += 1
      return
    }
    if (waiting.length >= maxQueueLength) throw new RetryLater('UNAVAILABLE', RETRY_AFTER_SECONDS)
    await new Promise<void>((start) => waiting.push(start))
  }

  function releaseSlot(): void {
    const start = waiting.shift()
    if (start) start()
    else running -= 1
  }

  return async (work) => {
    const since = performance.now()
    await acquireSlot()
    try {
      if (performance.now() - since > maxWaitMs) throw new RetryLater('UNAVAILABLE', RETRY_AFTER_SECONDS)
      return await work()
    } finally {
      releaseSlot()
    }
  }
}

/** Creates one queue per key. A key's queue exists only while work is running or waiting in it. */
export function createKeyedQueues(limits: QueueLimits): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { readonly run: RunQueued; users: number }>()
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

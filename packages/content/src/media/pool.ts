import { createPacer } from './pace.ts'
import { createPainters } from './painters.ts'
import { createPaintQueue, type Priority } from './queue.ts'
import type { MediaRecipe } from './recipe.ts'

/** A pool of worker processes that draws pictures and renders clips, most urgent first. */
export interface PainterPool {
  paint(key: string, recipe: MediaRecipe, priority: Priority): Promise<Uint8Array>
  /** Raises the priority of a queued picture that someone has now requested. */
  hurry(key: string, priority: Priority): void
  close(): Promise<void>
}

/** The error with which pending pictures fail when the store is closed. */
export class MediaClosed extends Error {
  override name = 'MediaClosed'
  override message = 'the media store is closed'
}

const WORKER = new URL('./worker.ts', import.meta.url)

/** The interval in milliseconds at which the load is checked while pictures wait for a busy server. */
const CHECK_EVERY_MS = 250

export type PainterPoolOptions = {
  /** Returns whether the server is currently busy with calls. */
  readonly isBusy?: (() => boolean) | undefined
  readonly script?: URL
}

/** Creates a pool that starts worker processes on demand. Their low priority and the pacer keep calls fast. */
export function createPainterPool(
  maxWorkers: number,
  { isBusy = () => false, script = WORKER }: PainterPoolOptions = {},
): PainterPool {
  const queue = createPaintQueue()
  const pacer = createPacer(isBusy)
  let closed = false
  let nextCheck: NodeJS.Timeout | undefined
  const painters = createPainters(script, {
    onReply: () => pacer.recordEnd(),
    onFree: runWaitingJobs,
    toFailure: (reason) => (closed ? new MediaClosed() : toError(reason)),
  })

  /** Starts a waiting picture in each free worker, unless the server is busy. */
  function runWaitingJobs() {
    clearTimeout(nextCheck)
    while (!queue.isEmpty() && painters.countRunning() < maxWorkers) {
      if (!pacer.mayStart({ isRequested: queue.hasRequested(), running: painters.countRunning() })) {
        nextCheck = setTimeout(runWaitingJobs, CHECK_EVERY_MS)
        return
      }
      painters.run((last) => queue.take(last))
    }
  }

  return {
    paint(key, recipe, priority) {
      if (closed) return Promise.reject(new MediaClosed())
      return new Promise((resolve, reject) => {
        queue.add({ key, recipe, resolve, reject }, priority)
        runWaitingJobs()
      })
    },
    hurry(key, priority) {
      queue.hurry(key, priority)
      runWaitingJobs()
    },
    async close() {
      closed = true
      clearTimeout(nextCheck)
      for (const task of queue.clear()) task.reject(new MediaClosed())
      await painters.close()
    },
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}

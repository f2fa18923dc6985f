import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createPaintQueue, type Priority, type Task } from './queue.ts'
import type { MediaRecipe } from './recipe.ts'

/** A pool of worker processes that makes pictures and clips, the most urgent first. */
export interface PainterPool {
  paint(key: string, recipe: MediaRecipe, priority: Priority): Promise<Uint8Array>
  /** Raises the priority of a picture that was queued in advance and is now requested. */
  hurry(key: string, priority: Priority): void
  close(): Promise<void>
}

/** The messages to and from a worker. The reply has the id of its job. */
export type PaintJob = { readonly jobId: number; readonly recipe: MediaRecipe }
export type PaintReply = { readonly jobId: number } & PaintResult
export type PaintResult = { readonly picture: Uint8Array } | { readonly failure: string }

/** The error with which pending pictures fail when the store closes. */
export class MediaClosed extends Error {
  override name = 'MediaClosed'
  override message = 'the media store is closed'
}

/** At this niceness, a worker gets about a tenth of a serving process's CPU time. With less, players would wait too long for a picture on a busy machine. */
const NICENESS = 10

const WORKER = new URL('./worker.ts', import.meta.url)

/** Creates a pool that starts worker processes on demand. Their low priority keeps calls fast. */
export function createPainterPool(maxWorkers: number, script: URL = WORKER): PainterPool {
  const queue = createPaintQueue()
  const idle: ChildProcess[] = []
  const busy = new Map<ChildProcess, Task & { readonly jobId: number }>()
  const lastOf = new WeakMap<ChildProcess, MediaRecipe>()
  let lastJobId = 0
  let closed = false

  function runNext() {
    if (queue.isEmpty()) return
    const worker = idle.pop() ?? (busy.size < maxWorkers ? startWorker() : undefined)
    const task = worker && queue.take(lastOf.get(worker))
    if (!worker || !task) return
    lastOf.set(worker, task.recipe)
    const jobId = ++lastJobId
    busy.set(worker, { ...task, jobId })
    worker.send({ jobId, recipe: task.recipe } satisfies PaintJob)
  }

  function startWorker(): ChildProcess {
    const worker = forkAtLowPriority(script)
    worker.on('message', (message: unknown) => {
      // Ignores other messages, because under `node --watch` Node reports imported files on this channel.
      const task = busy.get(worker)
      if (!task || !isReplyTo(task.jobId, message)) return
      busy.delete(worker)
      if (!closed) idle.push(worker)
      if ('picture' in message) task.resolve(message.picture)
      else task.reject(new Error(message.failure))
      runNext()
    })
    // If a worker crashes, only its picture fails, and the next picture starts another worker.
    worker.on('error', (error) => removeWorker(worker, error))
    worker.on('exit', (code) => removeWorker(worker, new Error(`a painter stopped with code ${code}`)))
    return worker
  }

  function removeWorker(worker: ChildProcess, reason: unknown) {
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    busy.get(worker)?.reject(closed ? new MediaClosed() : toError(reason))
    busy.delete(worker)
    runNext()
  }

  return {
    paint(key, recipe, priority) {
      if (closed) return Promise.reject(new MediaClosed())
      return new Promise((resolve, reject) => {
        queue.add({ key, recipe, resolve, reject }, priority)
        runNext()
      })
    },
    hurry: (key, priority) => queue.hurry(key, priority),
    async close() {
      closed = true
      for (const task of queue.clear()) task.reject(new MediaClosed())
      await Promise.all([...idle, ...busy.keys()].map(endWorker))
    },
  }
}

function forkAtLowPriority(script: URL): ChildProcess {
  return fork(fileURLToPath(script), [], {
    execPath: 'nice',
    execArgv: ['-n', String(NICENESS), process.execPath],
    serialization: 'advanced',
  })
}

async function endWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}

function isReplyTo(jobId: number, message: unknown): message is PaintReply {
  return typeof message === 'object' && message !== null && 'jobId' in message && message.jobId === jobId
}

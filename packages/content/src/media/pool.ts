import { Worker } from 'node:worker_threads'
import { openQueue, type Priority, type Task } from './queue.ts'
import type { MediaRecipe } from './recipe.ts'

/** Where pictures and clips are made, by priority. */
export interface Painters {
  paint(key: string, recipe: MediaRecipe, priority: Priority): Promise<Uint8Array>
  /** Raises the priority of a picture that waits to be made ahead of need. */
  hurry(key: string, priority: Priority): void
  close(): Promise<void>
}

/** What a worker is asked and what it answers, both under the number of the order. */
export type PaintOrder = { readonly order: number; readonly recipe: MediaRecipe }
export type PaintReply = { readonly order: number } & Painted
export type Painted = { readonly picture: Uint8Array } | { readonly failure: string }

/** A picture was not made because the program stops: nobody's fault. */
export class MediaClosed extends Error {
  override name = 'MediaClosed'
  override message = 'pictures are made no more'
}

const WORKER = new URL('./worker.ts', import.meta.url)

/** Starts worker threads as work comes, up to the number given. */
export function openPainters(most: number, script: URL = WORKER): Painters {
  const queue = openQueue()
  const idle: Worker[] = []
  const busy = new Map<Worker, Task & { readonly order: number }>()
  const lastOf = new WeakMap<Worker, MediaRecipe>()
  let orders = 0
  let closed = false

  function next() {
    if (queue.isEmpty()) return
    const worker = idle.pop() ?? (busy.size < most ? start() : undefined)
    const task = worker && queue.take(lastOf.get(worker))
    if (!worker || !task) return
    lastOf.set(worker, task.recipe)
    const order = ++orders
    busy.set(worker, { ...task, order })
    worker.postMessage({ order, recipe: task.recipe } satisfies PaintOrder)
  }

  function start(): Worker {
    const worker = new Worker(script)
    worker.on('message', (message: unknown) => {
      // Not every message is the painter's: under `node --watch`, Node tells here of each file that a worker imports.
      const task = busy.get(worker)
      if (!task || !isReplyTo(task.order, message)) return
      busy.delete(worker)
      if (!closed) idle.push(worker)
      if ('picture' in message) task.resolve(message.picture)
      else task.reject(new Error(message.failure))
      next()
    })
    // A worker that dies takes its one picture with it; the next picture starts another worker.
    worker.on('error', (error) => lose(worker, error))
    worker.on('exit', (code) => lose(worker, new Error(`a painter stopped with code ${code}`)))
    return worker
  }

  function lose(worker: Worker, reason: unknown) {
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    busy.get(worker)?.reject(closed ? new MediaClosed() : toError(reason))
    busy.delete(worker)
    next()
  }

  return {
    paint(key, recipe, priority) {
      if (closed) return Promise.reject(new MediaClosed())
      return new Promise((resolve, reject) => {
        queue.add({ key, recipe, resolve, reject }, priority)
        next()
      })
    },
    hurry: (key, priority) => queue.hurry(key, priority),
    async close() {
      closed = true
      for (const task of queue.clear()) task.reject(new MediaClosed())
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()))
    },
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}

function isReplyTo(order: number, message: unknown): message is PaintReply {
  return typeof message === 'object' && message !== null && 'order' in message && message.order === order
}

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Task } from './queue.ts'
import type { MediaRecipe } from './recipe.ts'

/** The messages to and from a worker. A reply has the id of the job it answers. */
export type PaintJob = { readonly jobId: number; readonly recipe: MediaRecipe }
export type PaintReply = { readonly jobId: number } & PaintResult
export type PaintResult = { readonly picture: Uint8Array } | { readonly failure: string }

/**
 * At this niceness, a worker gets about a tenth of a serving process's CPU time. With a smaller share, players would
 * wait too long for a picture on a busy machine.
 */
const NICENESS = 10

type PaintersOptions = {
  readonly onReply: () => void
  /** Called whenever another picture can be started. */
  readonly onFree: () => void
  /** Returns the error to report for a picture that failed because its worker ended. */
  readonly toFailure: (reason: unknown) => Error
}

/** Creates the worker processes that draw pictures. Each draws one picture at a time and is started on demand. */
export function createPainters(script: URL, { onReply, onFree, toFailure }: PaintersOptions) {
  const idle: ChildProcess[] = []
  const busy = new Map<ChildProcess, Task & { readonly jobId: number }>()
  const lastOf = new WeakMap<ChildProcess, MediaRecipe>()
  let lastJobId = 0
  let closed = false

  function startWorker(): ChildProcess {
    const worker = forkAtLowPriority(script)
    worker.on('message', (message: unknown) => {
      // Ignores unrelated messages: under `node --watch`, Node.js reports imported files on this channel.
      const task = busy.get(worker)
      if (!task || !isReplyTo(task.jobId, message)) return
      busy.delete(worker)
      if (!closed) idle.push(worker)
      if ('picture' in message) task.resolve(message.picture)
      else task.reject(new Error(message.failure))
      onReply()
      onFree()
    })
    // If a worker crashes, only its current picture fails. The next picture starts another worker.
    worker.on('error', (error) => removeWorker(worker, error))
    worker.on('exit', (code) => removeWorker(worker, new Error(`a painter stopped with code ${code}`)))
    return worker
  }

  function removeWorker(worker: ChildProcess, reason: unknown) {
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    busy.get(worker)?.reject(toFailure(reason))
    busy.delete(worker)
    onFree()
  }

  return {
    countRunning: () => busy.size,
    /**
     * Gives a free worker the task that `take` returns. `take` receives the worker's previous recipe, because a similar
     * picture is faster to draw.
     */
    run(take: (last: MediaRecipe | undefined) => Task | undefined): void {
      const worker = idle.pop() ?? startWorker()
      const task = take(lastOf.get(worker))
      if (!task) return
      lastOf.set(worker, task.recipe)
      const jobId = ++lastJobId
      busy.set(worker, { ...task, jobId })
      worker.send({ jobId, recipe: task.recipe } satisfies PaintJob)
    },
    async close(): Promise<void> {
      closed = true
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

function isReplyTo(jobId: number, message: unknown): message is PaintReply {
  return typeof message === 'object' && message !== null && 'jobId' in message && message.jobId === jobId
}

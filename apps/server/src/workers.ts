import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { BoundSocket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { MediaClosed } from '@otogi/content/media/pool'
import type { MediaStore } from '@otogi/content/media/store'
import { createWorkerStdio } from './platform/http/listening.ts'
import type { BusyProcesses } from './platform/process/load.ts'
import type { PrimaryMessage, WorkerMessage, WorkerSetup } from './worker-messages.ts'

/**
 * A worker restarts when its old space exceeds the limit. Without the limit for new objects, a worker takes about 100
 * MB more and is not faster. The commands that start the server have the same flags.
 */
export const MEMORY_FLAGS = ['--max-old-space-size=400', '--max-semi-space-size=8'] as const
/** If a worker exits sooner than this after its start, its replacement is delayed. */
const SHORT_LIFE_MS = 5000
/**
 * How long a replaced worker keeps serving. Longer than the time between two requests on a busy connection, so that a
 * reply can close the connection.
 */
const RELOAD_DRAIN_MS = 1000
/** Maximum time for a drained worker to stop. */
const STOP_MS = 12_000

type WorkersDeps = {
  readonly setup: Omit<WorkerSetup, 'sockets' | 'place'>
  /** The sockets on which all workers listen. They stay open while a worker is replaced, and `stop` closes them. */
  readonly sockets: readonly BoundSocket[]
  readonly files: Pick<MediaStore, 'find'>
  readonly busy: BusyProcesses
  readonly print: (line: string) => void
}

export type Workers = {
  /** Replaces all workers, one after another, without refusing a request. */
  reload(): Promise<void>
  /** Reports that the workers are not ready, and keeps serving for a while. */
  drain(drainMs: number): Promise<void>
  stop(): Promise<void>
}

/** The workers that serve requests, with their places. */
type Places = Map<Worker, number>

/** Starts worker processes that serve requests on the same port. Replaces workers that die. */
export async function startWorkers(deps: WorkersDeps): Promise<Workers> {
  const { setup, sockets, print } = deps
  setUpCluster(sockets)
  const serving: Places = new Map()
  const starting = new Set<Promise<void>>()
  let [isStopping, reloading] = [false, Promise.resolve()]
  const takeOver = () => takeOverFromDeadWorkers(serving, setup.workers)

  function addWorker(place: number): Promise<void> {
    const added = startServing(place).finally(() => starting.delete(added))
    starting.add(added)
    return added
  }

  async function startServing(place: number): Promise<void> {
    const startedAt = performance.now()
    const worker = await startWorker(deps, place)
    serving.set(worker, place)
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || isStopping) return
      print(`a worker has died (${signal || `exit code ${code}`}); another one starts`)
      takeOver()
      void replaceDeadWorker(place, performance.now() - startedAt)
    })
  }

  /** Retries until a worker has started. */
  async function replaceDeadWorker(place: number, livedMs: number): Promise<void> {
    if (livedMs < SHORT_LIFE_MS) await wait(SHORT_LIFE_MS, undefined, { ref: false })
    if (!isStopping) await addWorker(place).then(takeOver, () => replaceDeadWorker(place, 0))
  }

  async function replaceAllWorkers(): Promise<void> {
    // A dead worker's replacement may already have read the old files, so it is awaited and replaced too.
    await Promise.allSettled(starting)
    const replaced = Array.from(serving)
    for (const [worker, place] of replaced) {
      if (isStopping) return
      // oxlint-disable-next-line no-await-in-loop -- one after another, and each serves until its replacement is ready
      await addWorker(place).then(() => retireWorker(worker, serving))
    }
    print(`${replaced.length} workers were replaced`)
  }

  const reportFailure = (error: unknown) => print(`the workers were not replaced: ${String(error)}`)
  await Promise.all(Array.from({ length: setup.workers }, (_, place) => addWorker(place)))
  return {
    reload() {
      reloading = reloading.then(replaceAllWorkers).catch(reportFailure)
      return reloading
    },
    drain: (drainMs) => drainWorkers([...serving.keys()], drainMs),
    stop() {
      isStopping = true
      return stopAllWorkers(sockets)
    },
  }
}

function setUpCluster(sockets: readonly BoundSocket[]): void {
  cluster.setupPrimary({
    exec: new URL('./worker.ts', import.meta.url).pathname,
    execArgv: [...process.execArgv, ...MEMORY_FLAGS],
    serialization: 'advanced',
    stdio: createWorkerStdio(sockets),
  })
}

/** Starts a worker and waits until it accepts requests. */
async function startWorker({ setup, sockets, files, busy }: WorkersDeps, place: number): Promise<Worker> {
  const worker = cluster.fork({ PROCESSES: String(setup.workers) })
  const ready = Promise.withResolvers<void>()
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'loaded') send(worker, { kind: 'start', setup: { ...setup, sockets: sockets.length, place } })
    else if (message.kind === 'ready') ready.resolve()
    else if (message.kind === 'load') busy.set(worker.id, message.isBusy)
    else if (message.kind === 'make') void makeFileForWorker(worker, files, message)
  })
  worker.once('exit', () => {
    busy.set(worker.id, false)
    ready.reject(new Error('a worker could not start'))
  })
  await ready.promise
  return worker
}

type MakeMessage = Extract<WorkerMessage, { kind: 'make' }>

async function makeFileForWorker(
  worker: Worker,
  files: WorkersDeps['files'],
  { id, request }: MakeMessage,
): Promise<void> {
  try {
    send(worker, { kind: 'made', id, file: await files.find(request) })
  } catch (error) {
    send(worker, { kind: 'failed', id, reason: String(error), isClosed: error instanceof MediaClosed })
  }
}

/** Lets the workers accept the connections of dead ones, which would otherwise wait for their replacements. */
function takeOverFromDeadWorkers(serving: Places, workers: number): void {
  if (serving.size < workers) for (const worker of serving.keys()) send(worker, { kind: 'take-over' })
}

/** Stops a worker whose replacement serves already. */
async function retireWorker(worker: Worker, serving: Places): Promise<void> {
  serving.delete(worker)
  await drainWorkers([worker], RELOAD_DRAIN_MS)
  await stopWorker(worker)
}

async function drainWorkers(workers: readonly Worker[], drainMs: number): Promise<void> {
  for (const worker of workers) send(worker, { kind: 'drain', drainMs })
  await wait(drainMs)
}

async function stopAllWorkers(sockets: readonly BoundSocket[]): Promise<void> {
  // Without this, new connections would wait in the sockets after the last worker has stopped listening.
  for (const socket of sockets) socket.close()
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  await Promise.all(workers.map(stopWorker))
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  const late = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS)
  send(worker, { kind: 'stop' })
  await gone
  clearTimeout(late)
}

/** Ignores workers that have died in the meantime. */
function send(worker: Worker, message: PrimaryMessage): void {
  if (worker.isConnected()) worker.send(message, undefined, () => {})
}

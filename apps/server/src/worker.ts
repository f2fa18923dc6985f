import type { Socket } from 'node:net'
import { join } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { MediaClosed } from '@otogi/content/media/pool'
import type { MediaRequest } from '@otogi/content/media/request'
import { openMediaStore, type MediaFile } from '@otogi/content/media/store'
import { drainConnections } from './platform/http/close.ts'
import { openSharedSockets } from './platform/http/listening.ts'
import { connect, getPoolSize, QUERY_LIMIT_MS } from './platform/db/postgres.ts'
import { readConfig } from './platform/process/config.ts'
import { watchLoad } from './platform/process/load.ts'
import { serve } from './serve.ts'
import type { PrimaryMessage, WorkerMessage, WorkerSetup } from './worker-messages.ts'

/** One of several processes that serve requests. The primary process starts it, and owns the database and the media. */

const resources = new AsyncDisposableStack()
const making = new Map<number, PromiseWithResolvers<MediaFile>>()
let lastId = 0
let served: Awaited<ReturnType<typeof serve>> | undefined
/** The sockets of the other workers. */
let others: Socket[] = []

// Ignores these signals. Ctrl-C in a terminal reaches both processes, and the primary process decides when a worker
// ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// Without the primary process, nothing would stop this one.
process.on('disconnect', () => process.exit(1))
process.on('message', (message: PrimaryMessage) => void receive(message))
send({ kind: 'loaded' })

async function receive(message: PrimaryMessage): Promise<void> {
  if (message.kind === 'start') return start(message.setup)
  if (message.kind === 'take-over') return served?.listenOn(others.splice(0))
  if (message.kind === 'drain') return served && drainConnections(served.app, message.drainMs)
  if (message.kind === 'stop') return stop()
  const waiting = making.get(message.id)
  making.delete(message.id)
  if (message.kind === 'made') waiting?.resolve(message.file)
  else waiting?.reject(message.isClosed ? new MediaClosed() : new Error(message.reason))
}

async function start({ databaseUrl, secretKey, web, workers, sockets, place }: WorkerSetup): Promise<void> {
  try {
    const config = readConfig(process.env)
    const pack = await loadPack(config.packDir)
    const db = connect(
      databaseUrl,
      (error) => print(`database connection lost: ${error.message}`),
      getPoolSize(workers),
      QUERY_LIMIT_MS,
    )
    resources.defer(() => db.close())
    const files = await openMediaStore({
      pack,
      directory: join(config.dataDir, 'media'),
      makeElsewhere: requestFileFromPrimary,
    })
    const shared = openSharedSockets(sockets, { place, workers })
    others = shared.others
    served = await serve({ config, sockets: shared.own, db, pack, secretKey, files, web, print }, resources)
    resources.defer(watchLoad((isBusy) => send({ kind: 'load', isBusy })))
    send({ kind: 'ready' })
  } catch (error) {
    process.stderr.write(`a worker could not start: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

async function stop(): Promise<void> {
  // New connections would wait in a socket as long as one process has it open.
  for (const socket of others) socket.destroy()
  await resources.disposeAsync().catch((error: unknown) => print(`a worker did not stop cleanly: ${String(error)}`))
  process.exit(0)
}

/** Asks the primary process for a file, so that each picture is drawn only once for all workers. */
function requestFileFromPrimary(request: MediaRequest): Promise<MediaFile> {
  const id = ++lastId
  const made = Promise.withResolvers<MediaFile>()
  making.set(id, made)
  send({ kind: 'make', id, request })
  return made.promise
}

function send(message: WorkerMessage): void {
  process.send?.(message)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

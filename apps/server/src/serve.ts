import cluster from 'node:cluster'
import type { MediaStore } from '@otogi/content/media/store'
import type { Pack } from '@otogi/content/pack'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Database } from './platform/db/db.ts'
import { getPoolSize, QUERY_LIMIT_MS } from './platform/db/postgres.ts'
import { openReplica } from './platform/db/replica.ts'
import { WEB_ROOT } from './platform/http/build-web.ts'
import { closeWithin } from './platform/http/close.ts'
import { listen, type Listening, type ServerSockets } from './platform/http/listening.ts'
import { createPictures } from './platform/media/pictures.ts'
import { openPictureStore } from './platform/media/stores.ts'
import { systemClock } from './platform/process/clock.ts'
import type { Config } from './platform/process/config.ts'
import { createMail } from './platform/process/mail.ts'
import { deriveSecrets } from './platform/process/secrets.ts'

const VERSION = '0.1.0'

/** How long open requests may wait for the database during shutdown. */
const CUT_AFTER_MS = 6000

export type ServeDeps = {
  readonly config: Config
  /** Sockets that are bound to the address in `config`, if there are any. */
  readonly sockets: ServerSockets
  readonly db: Database
  readonly pack: Pack
  readonly secretKey: string
  readonly files: MediaStore
  /** Whether to serve the web app in addition to the API. */
  readonly web: boolean
  readonly print: (line: string) => void
}

/** Loads metrics and traces only if they are enabled, because their code is large. */
async function createInstruments({ metricsPort, tracing }: Config, resources: AsyncDisposableStack) {
  const metrics =
    metricsPort === undefined ? undefined : (await import('./platform/process/metrics.ts')).createMetrics()
  const traces = tracing ? (await import('./platform/process/tracing.ts')).startTracing(resources) : undefined
  if (metrics && metricsPort !== undefined && cluster.isPrimary) {
    const { serveMetrics } = await import('./platform/process/metrics.ts')
    await serveMetrics(metricsPort, metrics.read, resources)
  }
  return async (app: FastifyInstance) => {
    await traces?.traceRequests(app)
    metrics?.measureRequests(app)
  }
}

/** Adds the replica to the database, if there is one. */
function connectReplica({ config, db, print }: ServeDeps, resources: AsyncDisposableStack): Database {
  if (!config.databaseReadUrl) return db
  const [url, max] = [config.databaseReadUrl, getPoolSize(config.workers)]
  const { readFromReplica, cut, close } = openReplica(db.reader, { url, max, limitMs: QUERY_LIMIT_MS, print })
  resources.defer(close)
  const cutBoth = () => {
    db.cut()
    cut()
  }
  return { ...db, readFromReplica, cut: cutBoth }
}

/** Serves requests until the resources are closed. */
export async function serve(
  deps: ServeDeps,
  resources: AsyncDisposableStack,
): Promise<Listening & { readonly app: FastifyInstance }> {
  const { config, sockets, pack, secretKey, files, web, print } = deps
  const db = connectReplica(deps, resources)
  const mail = config.mail && createMail(config.mail, (reason) => print(`a mail was not sent: ${reason}`))
  if (mail) resources.defer(() => mail.close())
  const app = await buildApp({
    config,
    db,
    clock: systemClock,
    pack,
    files,
    pictures: createPictures(openPictureStore(config)),
    mail,
    secrets: deriveSecrets(secretKey),
    version: VERSION,
    instrument: await createInstruments(config, resources),
    webRoot: web ? WEB_ROOT : undefined,
    shedsCalls: true,
  })
  resources.defer(() => closeWithin(app))
  const { listenOn } = await listen(app, config, sockets)
  // Open requests get an error if the database does not reply, so that it cannot block a shutdown.
  resources.defer(() => void setTimeout(() => db.cut(), CUT_AFTER_MS).unref())
  return { app, listenOn }
}

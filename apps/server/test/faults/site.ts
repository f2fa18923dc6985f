import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startPostgres } from '../../src/platform/db/embedded-postgres.ts'
import { findFreePort } from '../../src/platform/process/free-port.ts'
import { openConnections } from '../connection.ts'
import { openLossyProxy } from '../lossy-proxy.ts'
import { startObjectServer } from '../object-store.ts'
import { mountDisk } from './disk.ts'
import { startServerProcess, type ServerProcess } from '../server-process.ts'

const PASSWORD = 'faults'
const CLOCK = pathToFileURL(resolve(import.meta.dirname, 'shifted-clock.ts')).href

export type SiteSettings = {
  readonly servers?: number
  /** Whether everything is stored on a separate disk. */
  readonly hasOwnDisk?: boolean
}

/** Servers on one database with a proxy in between. Each part can be killed and started again. */
export async function openSite({ servers: count = 1, hasOwnDisk = false }: SiteSettings = {}) {
  await using opening = new AsyncDisposableStack()
  const disk = hasOwnDisk ? opening.use(await mountDisk()) : undefined
  const folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'otogi-faults-')))
  if (!disk) opening.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  const clockFile = join(folder, 'clock')
  await writeFile(clockFile, '0')
  const database = await openDatabase(join(folder, 'postgres'), opening)
  // Servers that share a database have to share the players' pictures, too.
  const bucket = count > 1 ? await openBucket(opening) : {}
  const ports = await Promise.all(Array.from({ length: count }, findFreePort))
  const servers: ServerProcess[] = []
  opening.defer(async () => {
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))
  })
  const startServer = async (index: number) => {
    servers[index] = await startServerProcess({
      PORT: String(ports[index]),
      DATABASE_URL: database.proxy.url,
      DATA_DIR: join(folder, `server-${index}`),
      ...bucket,
      SECRET_KEY: 'a key that only these servers have, long enough',
      RATE_LIMITS: 'off',
      MARKET_GUARD: 'off',
      WORKERS: '1',
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import=${CLOCK}`,
    })
  }
  const killServer = async (index: number, signal: NodeJS.Signals = 'SIGKILL') => {
    servers[index]?.child.kill(signal)
    return servers[index]?.ended
  }
  // oxlint-disable-next-line no-await-in-loop -- the first server migrates the database
  for (const index of ports.keys()) await startServer(index)
  const opened = opening.move()
  return {
    ...database,
    /** The separate disk, if the site has one. */
    getDisk() {
      if (!disk) throw new Error('the site has no disk of its own')
      return disk
    },
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    startServer,
    killServer,
    /** Sets the servers' clock ahead of the real one. */
    setClockAhead: (ms: number) => writeFile(clockFile, String(ms)),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** Starts an object server. Returns the settings with which a server stores its files there. */
async function openBucket(resources: AsyncDisposableStack) {
  const { s3 } = resources.use(await startObjectServer())
  return {
    S3_URL: s3.url,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
}

/** PostgreSQL behind a proxy. */
async function openDatabase(cluster: string, resources: AsyncDisposableStack) {
  let postgres = await startPostgres(cluster, PASSWORD)
  resources.defer(() => postgres.stop())
  let db = openConnections(postgres.url, 2)
  resources.defer(() => db.destroy())
  const proxy = resources.use(await openLossyProxy(postgres.url))
  return {
    proxy,
    /** The address of the database without the proxy. */
    databaseUrl: () => postgres.url,
    db: () => db,
    listDatabaseProcesses: () => listDatabaseProcesses(cluster),
    /** Whether PostgreSQL has exited on its own. */
    hasDatabaseEnded: () => Promise.race([postgres.ended.then(() => true), wait(0).then(() => false)]),
    /** Waits until the killed database has exited, and starts it again. */
    async restartDatabase() {
      await postgres.ended
      await db.destroy()
      postgres = await startPostgres(cluster, PASSWORD)
      db = openConnections(postgres.url, 2)
      proxy.redirect(postgres.url)
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** Returns the ids of PostgreSQL's main process and its child processes. */
async function listDatabaseProcesses(cluster: string): Promise<{ main: number; children: number[] }> {
  const main = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8')
  return { main, children: children.trim().split(' ').map(Number) }
}

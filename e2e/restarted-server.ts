import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import { migrate } from '@otogi/server/platform/db/migrate'
import { openLossyProxy } from '@otogi/server/test/lossy-proxy'
import { test as journeys } from './journey.ts'
import { startOwnServer } from './own-server.ts'

const FIRST_PORT = 4040
const LEGENDS = resolve(import.meta.dirname, '../content/legends')
const SECRET_KEY = 'a key that only the server of this journey has'

export type RestartedServer = {
  readonly address: string
  /** Adds the series missing from the pack. */
  addSeries(): Promise<void>
  /** Kills the server as a power cut would. */
  kill(): Promise<void>
  /** Drops all packets between the server and its database, without closing a connection. */
  silenceDatabase(): void
  /** Delivers packets again. Returns how many were dropped. */
  mendDatabase(): number
  /** Stops the server if it is still running, and starts it again with the same database. */
  restart(): Promise<void>
}

/** A journey whose server can be restarted. Its pack at first lacks one series of the starter pack. */
export const test = journeys.extend<object, { server: RestartedServer }>({
  server: [
    // Playwright derives the fixture's dependencies from this pattern; there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      await using opened = new AsyncDisposableStack()
      await provide(await openServer(FIRST_PORT + 2 * parallelIndex, opened))
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.address),
})

async function openServer(port: number, opened: AsyncDisposableStack): Promise<RestartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-restarted-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres(join(folder, 'postgres'), 'journey', { settings: ['fsync=off'] })
  opened.defer(() => postgres.stop())
  await migrate(postgres.url)
  const proxy = opened.use(await openLossyProxy(postgres.url))
  const packDir = join(folder, 'pack')
  await cp(LEGENDS, packDir, { recursive: true })
  const manifest = JSON.parse(await readFile(join(LEGENDS, 'pack.json'), 'utf8')) as { series: string[] }
  const writeManifest = (series: string[]) =>
    writeFile(join(packDir, 'pack.json'), JSON.stringify({ ...manifest, series }))
  await writeManifest(manifest.series.slice(0, -1))
  const start = () => startOwnServer(port, { DATABASE_URL: proxy.url, SECRET_KEY, PACK_DIR: packDir })
  let running = await start()
  opened.defer(() => running.stop())
  return {
    address: running.address,
    addSeries: () => writeManifest(manifest.series),
    kill: () => running.stop('SIGKILL'),
    silenceDatabase: () => proxy.break('silent'),
    mendDatabase: () => proxy.mend(),
    async restart() {
      await running.stop()
      running = await start()
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { openFolderStore } from '@otogi/content/media/file-store'
import { openMediaStore } from '@otogi/content/media/store'
import { buildApp, type ServerDeps } from '../src/app.ts'
import { createGames } from '../src/features/games/index.ts'
import { createClock } from '../src/platform/process/clock.ts'
import { startPostgres } from '../src/platform/db/embedded-postgres.ts'
import { createMedia } from '../src/platform/media/media.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createPictures } from '../src/platform/media/pictures.ts'
import { connect, QUERY_LIMIT_MS } from '../src/platform/db/postgres.ts'
import { deriveSecrets } from '../src/platform/process/secrets.ts'
import { buildWeb, WEB_ROOT } from '../src/platform/http/build-web.ts'
import { openConnections } from './connection.ts'

const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'max_connections=60']

const LEGENDS = resolve(import.meta.dirname, '../../../content/legends')

const CONFIG: Omit<ServerDeps['config'], 'dataDir'> = {
  publicOrigin: undefined,
  google: undefined,
  rateLimits: undefined,
  marketGuard: 'off',
  pollMinAccountDays: 0,
  logLevel: 'silent',
}

type Settings = {
  /** Whether to serve the web pages too. */
  readonly web?: boolean
  readonly config?: Partial<ServerDeps['config']>
  readonly mail?: ServerDeps['mail']
  /** The folder of the pack, if it is not the starter pack. */
  readonly packDir?: string
  /** The server whose database this server shares. */
  readonly sameDatabaseAs?: { readonly databaseUrl: string } | undefined
}

/** The real server with a pack, a temporary database and a settable clock. */
export async function openTemporaryServer(
  mediaDirectory: string,
  { web = false, packDir = LEGENDS, config, mail, sameDatabaseAs }: Settings = {},
) {
  await using opening = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'otogi-throw-away-'))
  opening.defer(() => rm(folder, { recursive: true, force: true }))
  const databaseUrl = sameDatabaseAs?.databaseUrl ?? (await startDatabase(folder, opening))
  if (web) await buildWeb()
  const db = connect(databaseUrl, () => {}, undefined, QUERY_LIMIT_MS)
  opening.defer(() => db.close())
  const connections = openConnections(databaseUrl, 8)
  opening.defer(() => connections.destroy())
  const pack = await loadPack(packDir)
  const files = await openMediaStore({ pack, directory: mediaDirectory })
  opening.defer(() => files.close())
  let now = () => Date.now()
  const server = {
    db,
    clock: createClock(() => now()),
    pack,
    files,
    pictures: createPictures(openFolderStore(join(folder, 'pictures'))),
    mail,
    secrets: deriveSecrets('what is thrown away needs no secret, but the server does'),
    version: 'throw-away',
    webRoot: web ? WEB_ROOT : undefined,
    validatesReplies: true,
  }
  const app = await buildApp({ ...server, config: { ...CONFIG, dataDir: folder, ...config } })
  opening.defer(() => app.close())
  const media = createMedia(pack, server.secrets.media, (request) => files.name(request))
  const games = createGames({ pack, media, keys: server.secrets.puzzles, networkKey: server.secrets.guests })
  const opened = opening.move()
  // Stops the database, because its process would otherwise outlive this one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void opened.disposeAsync().finally(() => process.exit(1)))
  }
  return {
    app,
    databaseUrl,
    pack,
    games,
    db: connections,
    /** The database, with the server's connection pools. */
    database: db,
    clock: server.clock,
    pictures: server.pictures,
    setNow: (instant: number) => void (now = () => instant),
    /** Sets the clock to the given time, or to the real time. The clock then keeps running. */
    letRun: (aheadMs = 0) => void (now = () => Date.now() + aheadMs),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

async function startDatabase(folder: string, resources: AsyncDisposableStack): Promise<string> {
  const postgres = await startPostgres(folder, 'throw-away', { persistent: false, settings: SETTINGS })
  resources.defer(() => postgres.stop())
  await migrate(postgres.url)
  return postgres.url
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { openMediaStore } from '@otogi/content/media/store'
import { buildApp } from '@otogi/server/app'
import { stageOf } from '@otogi/server/features/games/index'
import { clockOf } from '@otogi/server/platform/clock'
import { startPostgres } from '@otogi/server/platform/embedded-postgres'
import { mediaOf } from '@otogi/server/platform/media'
import { migrate } from '@otogi/server/platform/migrate'
import { picturesIn } from '@otogi/server/platform/pictures'
import { connect } from '@otogi/server/platform/postgres'
import { secretsOf } from '@otogi/server/platform/secrets'
import { buildWeb } from '@otogi/server/platform/web'

const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'max_connections=60']

/** The real server with the starter pack, on a throw-away database and a clock that is set by hand. */
export async function openThrowAway(mediaDirectory: string, { web = false } = {}) {
  await using opening = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'otogi-throw-away-'))
  opening.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres(folder, 'throw-away', { persistent: false, settings: SETTINGS })
  opening.defer(() => postgres.stop())
  await migrate(postgres.url)
  if (web) await buildWeb()
  const db = connect(postgres.url, () => {})
  opening.defer(() => db.close())
  const pack = await loadPack(resolve(import.meta.dirname, '../content/legends'))
  const files = await openMediaStore({ pack, directory: mediaDirectory })
  opening.defer(() => files.close())
  let now = () => Date.now()
  const world = {
    db,
    clock: clockOf(() => now()),
    pack,
    files,
    pictures: picturesIn(join(folder, 'pictures')),
    mail: undefined,
    secrets: secretsOf('what is thrown away needs no secret, but the server does'),
    version: 'throw-away',
    web,
  }
  const app = await buildApp({ ...world, config: CONFIG })
  opening.defer(() => app.close())
  const media = mediaOf(pack, world.secrets.media, (request) => files.name(request))
  const stage = stageOf(pack, { clock: world.clock, media, secret: world.secrets.puzzles })
  const opened = opening.move()
  // A database that nobody stops goes on without its server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void opened.disposeAsync().finally(() => process.exit(1)))
  }
  return {
    app,
    pack,
    stage,
    db: db.reader,
    setNow: (instant: number) => void (now = () => instant),
    /** From here on the clock shows the time. */
    letRun: () => void (now = () => Date.now()),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

const CONFIG = {
  publicOrigin: undefined,
  google: undefined,
  rateLimits: false,
  marketGuard: 'off',
  pollMinAccountDays: 0,
  logLevel: 'silent',
} as const

import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '../../src/platform/db/embedded-postgres.ts'
import { connect } from '../../src/platform/db/postgres.ts'
import { startServerProcess } from '../server-process.ts'

/** The settings of a fuzzed server. Rate limits are off, because every request must be answered. */
export const FUZZED_SETTINGS = {
  SECRET_KEY: 'a key that only fuzzed servers have, long enough',
  WORKERS: '2',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
}

const DATABASE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'max_connections=60']

/** Starts a server with two worker processes on a temporary database. Drawn pictures are kept in DATA_DIR. */
export async function startFuzzedServer() {
  await using opening = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'otogi-fuzz-'))
  opening.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  const media = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'media')
  await mkdir(media, { recursive: true })
  await symlink(media, join(folder, 'media'))
  const postgres = await startPostgres(join(folder, 'database'), 'temporary', {
    persistent: false,
    settings: DATABASE_SETTINGS,
  })
  opening.defer(() => postgres.stop())
  const settings = { ...FUZZED_SETTINGS, DATABASE_URL: postgres.url, DATA_DIR: folder }
  const { address, output } = opening.use(await startServerProcess(settings))
  const db = connect(postgres.url, () => {}, 4)
  opening.defer(() => db.close())
  const opened = opening.move()
  return { address, db, output, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

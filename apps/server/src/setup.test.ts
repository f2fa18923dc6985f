import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, runQuery } from '../test/backup.ts'
import { ConfigError, readConfig } from './platform/process/config.ts'
import { startPostgres } from './platform/db/embedded-postgres.ts'
import { resetFingerprints } from './platform/db/fingerprints.ts'
import { findFreePort } from './platform/process/free-port.ts'
import { migrate } from './platform/db/migrate.ts'
import { connect } from './platform/db/postgres.ts'
import { deriveDatabasePasswords, readOrCreateSecretKey, computeKeyFingerprint } from './platform/process/secrets.ts'
import { startServer } from './start.ts'

const legends = resolve(import.meta.dirname, '../../../content/legends')
const [KEY, OTHER_KEY] = ['k'.repeat(64), 'o'.repeat(64)]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-setup-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts the server as `npm start` does, but without web pages. Stops it as soon as it is ready. */
async function startAndStopServer(settings: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'silent',
    WORKERS: '1',
    ...settings,
  })
  const server = await startServer(config, { web: false, stopping: new AbortController().signal })
  await server.stop()
}

/** Copies the starter pack with a changed manifest. */
async function copyPack(manifest: object): Promise<string> {
  const copy = await mkdtemp(join(folder, 'pack-'))
  await cp(legends, copy, { recursive: true })
  const file = join(copy, 'pack.json')
  const former = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...former, ...manifest }))
  return copy
}

const readTable = (url: string) => runQuery(url, 'select name, value from fingerprints order by name')

const LEGENDS_AND_KEY = [
  { name: 'pack', value: 'legends' },
  { name: 'secret-key', value: computeKeyFingerprint(KEY) },
]

test('a database works only with the secret key it was created with', async () => {
  const url = await createDatabase()
  await startAndStopServer({ DATABASE_URL: url, SECRET_KEY: KEY })
  expect(await readTable(url)).toEqual(LEGENDS_AND_KEY)
  expect(JSON.stringify(await readTable(url))).not.toContain(KEY)
  const refused = startAndStopServer({ DATABASE_URL: url, SECRET_KEY: OTHER_KEY })
  await expect(refused).rejects.toThrow(ConfigError)
  await expect(refused).rejects.toThrow(
    'SECRET_KEY: the database was made with another key than this one; set the key it was made with, or, if that is lost, run "npm run otogi -- fingerprints reset"',
  )
  expect(await readTable(url)).toEqual(LEGENDS_AND_KEY)
  await startAndStopServer({ DATABASE_URL: url, SECRET_KEY: KEY })
}, 60_000)

test('the operator can replace a lost key', async () => {
  const url = await createDatabase()
  await startAndStopServer({ DATABASE_URL: url, SECRET_KEY: KEY })
  const db = connect(url, () => {}, 1)
  await resetFingerprints(db)
  await db.close()
  await startAndStopServer({ DATABASE_URL: url, SECRET_KEY: OTHER_KEY })
  await expect(startAndStopServer({ DATABASE_URL: url, SECRET_KEY: KEY })).rejects.toThrow('made with another key')
}, 60_000)

test('an older database without fingerprints gets them at its first start', async () => {
  const url = await createDatabase()
  await migrate(url)
  expect(await readTable(url)).toEqual([])
  await startAndStopServer({ DATABASE_URL: url, SECRET_KEY: KEY })
  expect(await readTable(url)).toEqual(LEGENDS_AND_KEY)
}, 60_000)

test('of two servers with different keys that start concurrently on a new database, one is refused', async () => {
  const url = await createDatabase()
  const starts = [KEY, OTHER_KEY].map((key) => startAndStopServer({ DATABASE_URL: url, SECRET_KEY: key }))
  const outcomes = await Promise.allSettled(starts)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
}, 60_000)

test('a database works with a new version of its pack but not with another pack', async () => {
  const url = await createDatabase()
  await startAndStopServer({ DATABASE_URL: url, SECRET_KEY: KEY })
  const other = await copyPack({ id: 'others' })
  await expect(startAndStopServer({ DATABASE_URL: url, SECRET_KEY: KEY, PACK_DIR: other })).rejects.toThrow(
    `PACK_DIR: the database was made with the pack "legends", and ${other} is "others"; set PACK_DIR to the former, or start with a new database`,
  )
  await startAndStopServer({
    DATABASE_URL: url,
    SECRET_KEY: KEY,
    PACK_DIR: await copyPack({ credit: 'Other authors' }),
  })
}, 60_000)

test('an embedded database without its key is refused, and no new key is created', async () => {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n')
  await expect(startAndStopServer({ DATA_DIR: dataDir })).rejects.toThrow(
    `DATA_DIR: ${dataDir} contains a database but not its secret-key; put that file back, or restore a backup into a new DATA_DIR`,
  )
  expect(await readdir(dataDir)).toEqual(['postgres', 'server.lock'])
}, 60_000)

test('an embedded database with a different key is refused in one line', async () => {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const place = join(dataDir, 'postgres')
  const postgres = await startPostgres(place, deriveDatabasePasswords(await readOrCreateSecretKey(dataDir)).password)
  await postgres.stop()
  await writeFile(join(dataDir, 'secret-key'), `${OTHER_KEY}\n`)
  const refused = startAndStopServer({ DATA_DIR: dataDir })
  await expect(refused).rejects.toThrow(ConfigError)
  await expect(refused).rejects.toThrow(
    /^DATA_DIR: the secret-key next to .* does not belong to its database .*; restore the previous file$/,
  )
}, 60_000)

test('a start removes the leftovers of a killed restore', async () => {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  await mkdir(join(dataDir, 'restoring-0123456789abcdef/pictures'), { recursive: true })
  await startAndStopServer({ DATA_DIR: dataDir, DATABASE_URL: await createDatabase(), SECRET_KEY: KEY })
  expect((await readdir(dataDir)).filter((name) => name.startsWith('restoring'))).toEqual([])
}, 60_000)

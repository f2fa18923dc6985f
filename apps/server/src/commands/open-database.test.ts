import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/process/config.ts'
import { findRunningPostgres, startPostgres } from '../platform/db/embedded-postgres.ts'
import { migrate } from '../platform/db/migrate.ts'
import { deriveDatabasePasswords, readOrCreateSecretKey } from '../platform/process/secrets.ts'
import { openDatabase } from './open-database.ts'

const run = promisify(execFile)
const cli = resolve(import.meta.dirname, '../cli.ts')

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'otogi-cli-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const findFolder = () => join(dataDir, 'postgres')
const derivePasswords = async () => deriveDatabasePasswords(await readOrCreateSecretKey(dataDir))
const findRunning = async () => findRunningPostgres(findFolder(), (await derivePasswords()).password)

/** Opens the database as a command does, and counts the players. */
async function countPlayers(): Promise<number> {
  await using opened = new AsyncDisposableStack()
  const { reader } = await openDatabase(readConfig({ DATA_DIR: dataDir }), opened)
  return (await reader.selectFrom('players').select('id').execute()).length
}

test('without a database, a command explains how to create one and creates nothing', async () => {
  await expect(countPlayers()).rejects.toThrow(/contains no database yet/)
  expect(await run('ls', [dataDir])).toMatchObject({ stdout: '' })
})

test('a command uses the database of a running server and leaves it running', async () => {
  const server = await startPostgres(findFolder(), (await derivePasswords()).password)
  try {
    await migrate(server.url)
    expect(await countPlayers()).toBe(0)
    expect(await findRunning()).toBe(server.url)
  } finally {
    await server.stop()
  }
})

test('a command refuses the database of a running server with a newer version', async () => {
  const server = await startPostgres(findFolder(), (await derivePasswords()).password)
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query("insert into migrations (name) values ('9999-later.sql')")
  await expect(countPlayers()).rejects.toThrow(/made by a newer version of the game \(it has 9999-later\.sql\)/)
  await client.query("delete from migrations where name = '9999-later.sql'")
  await client.end()
  await server.stop()
  expect(await countPlayers()).toBe(0)
})

test('an old database whose password is the secret key gets the derived password', async () => {
  const { password, formerPassword } = await derivePasswords()
  const older = await startPostgres(findFolder(), password)
  const client = new pg.Client(older.url)
  await client.connect()
  await client.query(`alter role otogi password '${formerPassword}'`)
  await client.end()
  await older.stop()

  expect(await countPlayers()).toBe(0)
  const now = await startPostgres(findFolder(), password)
  await now.stop()
  await expect(startPostgres(findFolder(), formerPassword)).rejects.toThrow('password authentication failed')
})

test('a command starts the database of a stopped server and stops it at its end', async () => {
  expect(await countPlayers()).toBe(0)
  expect(await findRunning()).toBeUndefined()
})

test.each([
  [['pack', 'check'], 0, /no faults/],
  [['ledger', 'audit'], 0, /^ok /],
  [['player', 'find', 'nobody'], 1, /there is no player named nobody/],
  [[], 1, /^Usage: /],
])('%j exits with %i', async (typed, code, text) => {
  const env = { ...process.env, DATA_DIR: dataDir }
  const ended = await run(process.execPath, [cli, ...typed], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  )
  expect(ended).toEqual({ code, output: expect.stringMatching(text) as string })
})

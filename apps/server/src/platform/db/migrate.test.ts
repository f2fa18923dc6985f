import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openLossyProxy } from '../../../test/lossy-proxy.ts'
import { migrate, migrateInTransaction } from './migrate.ts'
import { openConnection } from './postgres.ts'

async function createDatabase(): Promise<string> {
  const base = inject('postgres')
  const name = `m_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client(`${base}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return `${base}/${name}`
}

test('an empty database gets every migration once, in order', async () => {
  const url = await createDatabase()
  const files = (await readdir(new URL('../../../migrations/', import.meta.url))).toSorted()
  expect(await migrate(url)).toEqual(files)
  expect(await migrate(url)).toEqual([])
})

test('several servers that start concurrently migrate once', async () => {
  const url = await createDatabase()
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
})

test('a migration that fails leaves nothing behind', async () => {
  const url = await createDatabase()
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create table wallets (in_the_way text)')
  await expect(migrate(url)).rejects.toThrow('wallets')
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  expect(rows.map((row) => row.name)).toEqual(['0001-players.sql'])
  const { rows: left } = await client.query(`select 1 from pg_proc where proname = 'refuse_change'`)
  expect(left).toEqual([])
  await client.query('drop table wallets')
  await client.end()
  expect((await migrate(url))[0]).toBe('0002-wallet.sql')
})

test('polls of an older database keep their texts in both languages', async () => {
  await using opened = new AsyncDisposableStack()
  const { client } = await openConnection(await createDatabase(), opened)
  await migrateInTransaction(client, '0022-clock-set-back.sql')
  await client.query(
    `insert into polls (id, first_en, first_es, second_en, second_es, expires_on, started_at)
     values (1, 'Moon', 'Luna', 'Sun', 'Sol', '2026-12-02', now())`,
  )
  await migrateInTransaction(client)
  const { rows } = await client.query('select options from polls')
  const texts = [
    { en: 'Moon', es: 'Luna' },
    { en: 'Sun', es: 'Sol' },
  ]
  expect(rows).toEqual([{ options: texts }])
})

/** Creates a folder with these migrations. */
async function writeMigrations(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

test('a failed migration is reported with its line and PostgreSQL’s message', async () => {
  const from = await writeMigrations({
    '0001-fine.sql': 'create table a ()',
    '0002-broken.sql': '-- ok\nselect *\nfrom b;',
  })
  await expect(migrate(await createDatabase(), { from })).rejects.toThrow(
    'the migration 0002-broken.sql failed: 42P01: relation "b" does not exist (line 3)',
  )
})

test('a database of a newer version is refused and not changed', async () => {
  const url = await createDatabase()
  const newer = await writeMigrations({ '0001-fine.sql': 'create table a ()', '9000-newer.sql': 'create table b ()' })
  await migrate(url, { from: newer })
  const older = await writeMigrations({ '0001-fine.sql': 'create table a ()', '0002-mine.sql': 'create table c ()' })
  await expect(migrate(url, { from: older })).rejects.toThrow(
    'the database was made by a newer version of the game (it has 9000-newer.sql)',
  )
  expect(await migrate(url, { from: newer })).toEqual([])
})

const EDITED =
  'the migration 0001-fine.sql was edited after it was applied to this database; restore the file and make the change in a new migration'

test('an edited migration stops the start, and nothing else is applied', async () => {
  const url = await createDatabase()
  await migrate(url, { from: await writeMigrations({ '0001-fine.sql': 'create table a ();\n' }) })
  const edited = await writeMigrations({
    '0001-fine.sql': 'create table a (n int);\n',
    '0002-new.sql': 'create table b ()',
  })
  await expect(migrate(url, { from: edited })).rejects.toThrow(EDITED)
  const asBefore = await writeMigrations({
    '0001-fine.sql': 'create table a ();\r\n',
    '0002-new.sql': 'create table b ()',
  })
  expect(await migrate(url, { from: asBefore })).toEqual(['0002-new.sql'])
})

test('an older database without checksums gets them at its first start', async () => {
  const url = await createDatabase()
  const from = await writeMigrations({ '0001-fine.sql': 'create table a ()' })
  await migrate(url, { from })
  const client = new pg.Client(url)
  await client.connect()
  await client.query('alter table migrations drop column checksum')
  await client.end()
  expect(await migrate(url, { from })).toEqual([])
  const edited = await writeMigrations({ '0001-fine.sql': 'create table a (n int)' })
  await expect(migrate(url, { from: edited })).rejects.toThrow(EDITED)
})

const AT_ONCE = { printAfterMs: 1, limitMs: 1500 }

test('the server waits for a database that does not answer, up to a time limit', async () => {
  await using line = await openLossyProxy(await createDatabase())
  line.lose()
  const { host } = new URL(line.url)
  const said: string[] = []
  const migrated = migrate(line.url, { print: (text) => said.push(text), connecting: AT_ONCE })
  await expect(migrated).rejects.toThrow(
    `the database at ${host} cannot be used: waited 1.5 s for the database at ${host}`,
  )
  expect(said).toEqual([`waiting for the database at ${host}`])
})

test('a migration on a lost connection fails with its name', async () => {
  await using line = await openLossyProxy(await createDatabase())
  const from = await writeMigrations({ '0001-slow.sql': 'select pg_sleep(1)' })
  const said: string[] = []
  const print = (text: string) => {
    said.push(text)
    if (text.endsWith('0001-slow.sql')) line.lose()
  }
  const migrated = migrate(line.url, { from, print, migrating: { printAfterMs: 100, limitMs: 4000 } })
  await expect(migrated).rejects.toThrow('waited 4 s for the migration 0001-slow.sql')
  expect(said.at(-1)).toBe('waiting for the migration 0001-slow.sql')
})

test('a server that waits for another one’s migration reports it and can be stopped', async () => {
  const url = await createDatabase()
  const other = new pg.Client(url)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('select pg_advisory_lock(6846474)')
  const stopping = new AbortController()
  const waited = Promise.withResolvers<string>()
  const migrated = migrate(url, {
    print: waited.resolve,
    stopping: stopping.signal,
    migrating: { printAfterMs: 1, limitMs: 60_000 },
  })
  expect(await waited.promise).toBe('waiting for another server that migrates the database')
  stopping.abort()
  await expect(migrated).rejects.toThrow('the server stops')
})

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { listMigrations, migrate, migrateInTransaction } from '../../src/platform/db/migrate.ts'
import { openConnection } from '../../src/platform/db/postgres.ts'
import { createDatabase, readAllTables, readDatabase } from '../backup.ts'
import { requireCleanAudit } from '../books.ts'
import { createTestPack } from '../pack.ts'

/**
 * An SQL file in this folder contains rows for the schema as it is after the migration with the same number. Every
 * migration that adds a table or changes rows needs such a file.
 */

const folder = import.meta.dirname
const migrations = await listMigrations()
const fixtures = new Set((await readdir(folder)).filter((name) => name.endsWith('.sql')))
const pack = createTestPack()

/** The first migration of the first playable version; no older database has players. */
const FIRST = '0007-market.sql'
const versions = migrations.filter((name) => name >= FIRST)

/** Creates an older version's database, with the rows of this and all earlier versions. */
async function createOlderDatabase(version: string): Promise<string> {
  const url = await createDatabase()
  await using opened = new AsyncDisposableStack()
  const { client } = await openConnection(url, opened)
  for (const name of versions.filter((one) => one <= version)) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await migrateInTransaction(client, name)
    const fixture = `${name.slice(0, 4)}.sql`
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (fixtures.has(fixture)) await client.query(await readFile(join(folder, fixture), 'utf8'))
  }
  return url
}

test.each(versions)(
  'a database with data whose last migration is %s is upgraded, and its books balance',
  async (name) => {
    const url = await createOlderDatabase(name)
    const before = await readDatabase(url, readAllTables)
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0)
    expect(empty, `${name} adds tables without rows: add them to ${import.meta.dirname}`).toEqual([])
    expect(await migrate(url)).toEqual(migrations.filter((one) => one > name))
    await readDatabase(url, async (db) => {
      await requireCleanAudit({ db, pack })
      const after = await readAllTables(db)
      for (const [table, rows] of Object.entries(before))
        expect([table, after[table]?.length]).toEqual([table, rows.length])
    })
  },
)

test('an upgrade fills in data that older versions did not store', async () => {
  const url = await createOlderDatabase('0012-banners.sql')
  await migrate(url)
  const rows = await readDatabase(url, readAllTables)
  const read = (table: string) => (rows[table] ?? []).map((row) => JSON.parse(row) as Record<string, unknown>)
  expect(read('polls')).toMatchObject([
    {
      options: [
        { en: 'Moon', es: 'Luna' },
        { en: 'Sun', es: 'Sol' },
      ],
      started_at: expect.stringContaining('2026-11-01T23:00'),
    },
    {
      options: [
        { en: 'Tea', es: 'Té' },
        { en: 'Coffee', es: 'Café' },
      ],
    },
  ])
  expect(new Set(read('next_seeds').map((seed) => seed['server_seed'])).size).toBe(2)
  expect(read('pulls').map((pull) => pull['rules'])).toEqual([1, 1, 1])
  // The results count the games of the last two days only.
  expect(read('puzzle_results')).toMatchObject([
    { day: '2026-11-16', game: 'image', finished: true, tries: 1, players: 1 },
    { day: '2026-11-17', game: 'image', finished: false, tries: 1, players: 1 },
    { day: '2026-11-17', game: 'name', finished: true, tries: 0, players: 1 },
  ])
})

test('after an upgrade, mint and burn entries contain the player of the operation', async () => {
  const url = await createOlderDatabase('0052-players-of-mint-and-burn.sql')
  await migrate(url)
  const entries = ((await readDatabase(url, readAllTables))['ledger_entries'] ?? []).map(
    (row) => JSON.parse(row) as { operation: string; account: string; player_id: string },
  )
  const owners = new Map(
    entries.filter(({ account }) => account === 'player').map((entry) => [entry.operation, entry.player_id]),
  )
  const others = entries.filter(({ account }) => account !== 'player')
  expect(others).toHaveLength(10)
  expect(others.map((entry) => entry.player_id)).toEqual(others.map(({ operation }) => owners.get(operation)))
})

test('a migration that fails leaves all rows of the older version as they were', async () => {
  const url = await createOlderDatabase(versions.at(-1) ?? '')
  await migrate(url)
  const before = await readDatabase(url, readAllTables)
  const copy = await mkdtemp(join(tmpdir(), 'otogi-migrations-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  await cp(new URL('../../migrations/', import.meta.url), copy, { recursive: true })
  const broken = 'update wallets set balance = 0; delete from rounds; alter table wallets add check (entries < 0);'
  await writeFile(join(copy, '9999-broken.sql'), broken)
  await expect(migrate(url, { from: pathToFileURL(`${copy}/`) })).rejects.toThrow(
    'the migration 9999-broken.sql failed',
  )
  expect(await readDatabase(url, readAllTables)).toEqual(before)
  expect(await migrate(url)).toEqual([])
})

test('an upgrade removes players’ names from the operator log', async () => {
  const url = await createOlderDatabase('0053-players-of-old-entries.sql')
  await migrate(url)
  const log = (await readDatabase(url, readAllTables))['desk_log']?.join(' ')
  expect(log).toContain('"player.rename"')
  expect(log).not.toContain('Rude')
})

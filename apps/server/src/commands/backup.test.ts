import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deskIn } from '../../test/desk.ts'
import { drawTen, offer, purchaseOf } from '../../test/trade.ts'
import { startWorld } from '../../test/world.ts'
import { listTables } from '../platform/backup/tables.ts'
import type { Reader } from '../platform/db.ts'
import { connect } from '../platform/postgres.ts'

const world = await startWorld()
let folder = ''
let file = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-backup-'))
  file = join(folder, 'all.backup')
})
afterAll(async () => {
  await world[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** The address of a new database. */
async function emptyDatabase(): Promise<string> {
  const base = inject('postgres')
  const name = `b_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(`${base}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return `${base}/${name}`
}

/** A desk whose data folder is new, and whose backups go into a new database. */
async function newDesk() {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const target = await emptyDatabase()
  return { dataDir, target, type: deskIn(world, undefined, { dataDir, target }) }
}

/** Every row of every table, as PostgreSQL tells it. */
async function everything(db: Reader): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { table } of await listTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(table)} t order by 1`.execute(db)
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

async function inDatabase<T>(url: string, look: (db: Reader) => Promise<T>): Promise<T> {
  const db = connect(url, () => {}, 1)
  try {
    return await look(db.reader)
  } finally {
    await db.close()
  }
}

test('what was written is restored to the last row, picture and number to come', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await ben.call(api.market.buy, purchaseOf(ana, await offer(world, ana, 30)), {
    'idempotency-key': 'a-key-of-its-own',
  })
  await ana.call(api.profile.show, { cards: (await drawTen(world, ana)).slice(0, 1), statistics: true })
  const { dataDir, type } = await newDesk()
  const picture = `${'a1'.repeat(16)}.webp`
  await mkdir(join(dataDir, 'pictures'))
  await writeFile(join(dataDir, 'pictures', picture), randomBytes(5000))
  await writeFile(join(dataDir, 'secret-key'), `${'k'.repeat(64)}\n`)
  expect(await type('backup', 'write', file)).toMatchObject({
    ok: true,
    said: [expect.stringMatching(/: \d+ rows and 1 pictures$/)],
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])

  const other = await newDesk()
  expect(await other.type('backup', 'restore', file)).toMatchObject({ ok: true, fault: undefined })
  const before = await everything(world.db)
  expect(await inDatabase(other.target, everything)).toEqual(before)
  expect(Object.values(before).flat().length).toBeGreaterThan(20)
  expect(await readFile(join(other.dataDir, 'pictures', picture))).toEqual(
    await readFile(join(dataDir, 'pictures', picture)),
  )
  // A new ledger entry gets a number of its own.
  const next = (db: Reader) =>
    sql<{ n: number }>`select nextval('arrivals') as n, nextval(pg_get_serial_sequence('ledger_entries', 'id')) as m`
      .execute(db)
      .then(({ rows }) => rows)
  expect(await inDatabase(other.target, next)).toEqual(await next(world.db))
})

test('a backup is of one moment, whatever happens meanwhile', async () => {
  const { type } = await newDesk()
  const moving = join(folder, 'moving.backup')
  const busy = Promise.all(
    Array.from({ length: 6 }, async () => {
      const player = await world.player()
      await drawTen(world, player)
    }),
  )
  expect((await type('backup', 'write', moving)).ok).toBe(true)
  await busy
  const other = await newDesk()
  expect((await other.type('backup', 'restore', moving)).fault).toBeUndefined()
  const unpaid = await inDatabase(other.target, async (db) => {
    const { rows } = await sql`
      select player_id from wallets w where balance <> coalesce(
        (select sum(delta) from ledger_entries e where e.player_id = w.player_id), 0)`.execute(db)
    return rows
  })
  expect(unpaid).toEqual([])
})

test('nothing is restored from a file that is cut off, spoilt or none of ours', async () => {
  const text = gunzipSync(await readFile(file)).toString()
  const lines = text.trimEnd().split('\n')
  const firstRow = lines.findIndex((line) => line.startsWith('R'))
  const spoilt: [string, Buffer][] = [
    ['cut.backup', gzipSync(`${lines.slice(0, -1).join('\n')}\n`)],
    ['short.backup', gzipSync(`${lines.filter((_, i) => i !== firstRow).join('\n')}\n`)],
    ['torn.backup', (await readFile(file)).subarray(0, -40)],
    ['strange.backup', gzipSync(`${lines[0]}\nX{}\n${lines.at(-1)}\n`)],
    ['newer.backup', gzipSync(text.replace('0001-players.sql', '9999-later.sql'))],
    ['other.backup', gzipSync('H{"format":"something else"}\n')],
    ['plain.backup', Buffer.from('hello')],
  ]
  for (const [name, bytes] of spoilt) {
    const bad = join(folder, name)
    await writeFile(bad, bytes)
    const { target, type } = await newDesk()
    const { ok, fault } = await type('backup', 'restore', bad)
    expect([name, ok, fault]).toEqual([
      name,
      false,
      expect.stringMatching(/cut off|cannot be read|begins|newer|no backup|violates/),
    ])
    const players = await inDatabase(target, async (db) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_class where relname = 'players' and relkind = 'r'`.execute(db)
      return rows[0]?.n ? (await db.selectFrom('players').select('id').execute()).length : 0
    })
    expect([name, players]).toEqual([name, 0])
  }
})

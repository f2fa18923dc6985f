import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { EndLine } from '../src/platform/backup/lines.ts'
import { listTables } from '../src/platform/backup/tables.ts'
import type { Reader } from '../src/platform/db/db.ts'
import { openConnections } from './connection.ts'

/** Creates an empty database and returns its URL. */
export async function createDatabase(): Promise<string> {
  const name = `b_${randomBytes(6).toString('hex')}`
  await runQuery(`${inject('postgres')}/postgres`, `create database ${name}`)
  return `${inject('postgres')}/${name}`
}

export async function runQuery<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Returns every row of every table, as PostgreSQL prints it. */
export async function readAllTables(db: Reader): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { table } of await listTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(table)} t order by 1`.execute(db)
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

export async function readDatabase<T>(url: string, read: (db: Reader) => Promise<T>): Promise<T> {
  const db = openConnections(url, 1)
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}

/** Lists all database objects that PostgreSQL does not create itself: relations, functions, and roles for restoring. */
export async function listDatabaseObjects(url: string): Promise<string[]> {
  const rows = await runQuery<{ name: string }>(
    url,
    `select relname as name from pg_class where oid >= 16384
     union all select proname from pg_proc where oid >= 16384
     union all select rolname from pg_roles where rolname like 'otogi_restore%'`,
  )
  return rows.map(({ name }) => name)
}

export async function readLines(file: string): Promise<string[]> {
  return gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
}

/** Writes a forged backup with correct counts and checksum. */
export async function writeForgedBackup(
  file: string,
  lines: readonly string[],
  endFields: Partial<EndLine> = {},
): Promise<void> {
  const body = lines.filter((line) => !line.startsWith('E'))
  const count = (kind: string) => body.filter((line) => line.startsWith(kind)).length
  const sha256 = createHash('sha256')
    .update(`${body.join('\n')}\n`)
    .digest('hex')
  const last = { rows: count('R'), pictures: count('P'), sha256, seal: null, ...endFields }
  await writeFile(file, gzipSync(`${[...body, `E${JSON.stringify(last)}`].join('\n')}\n`))
}

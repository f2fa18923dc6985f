import { createWriteStream } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Reader } from '../db.ts'
import { FORMAT, KINDS, type EndLine, type Header, type PictureLine, type TableLine } from './lines.ts'
import { listMigrations, listSequences, listTables } from './tables.ts'

type Source = {
  readonly db: Reader
  readonly picturesDir: string
  readonly secretKey: string | null
  readonly at: Date
}

const ROWS_AT_ONCE = 1000

/** Writes everything the game keeps to a file, as it stood at one moment, while players go on. */
export async function writeBackup(source: Source, file: string): Promise<EndLine> {
  const draft = `${file}.part`
  const end = { rows: 0, pictures: 0 }
  await source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      await sql`set local statement_timeout = 0`.execute(db)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
      const lines = Readable.from(linesOf({ ...source, db }, end))
      await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'w' }))
    })
  // A file with the name asked for is a whole one.
  await rename(draft, file)
  return end
}

async function* linesOf(source: Source, end: { rows: number; pictures: number }): AsyncGenerator<string> {
  const { db, secretKey, at } = source
  const header: Header = { format: FORMAT, at: at.toISOString(), migrations: await listMigrations(db), secretKey }
  yield line(KINDS.header, header)
  for (const table of await listTables(db)) {
    yield line(KINDS.table, table)
    for await (const rows of rowsOf(db, table)) {
      end.rows += rows.length
      yield rows.map((row) => `${KINDS.row}${row}\n`).join('')
    }
  }
  for (const sequence of await listSequences(db)) yield line(KINDS.sequence, sequence)
  for await (const picture of picturesIn(source.picturesDir)) {
    end.pictures += 1
    yield line(KINDS.picture, picture)
  }
  yield line(KINDS.end, end)
}

async function* rowsOf(db: Reader, { table }: TableLine): AsyncGenerator<string[]> {
  await sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
    db,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close backup`.execute(db)
}

async function* picturesIn(folder: string): AsyncGenerator<PictureLine> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.webp')).sort()) {
    yield { name, base64: (await readFile(join(folder, name))).toString('base64') }
  }
}

function line(kind: string, content: object): string {
  return `${kind}${JSON.stringify(content)}\n`
}

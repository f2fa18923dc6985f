import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { ConfigError, type Config } from '../process/config.ts'
import type { Connection, Reader } from '../db/db.ts'
import { lockMigrations, migrateInTransaction } from '../db/migrate.ts'
import { openConnection, type OwnConnection } from '../db/postgres.ts'
import { BackupError, type PictureLine, type SequenceLine, type TableLine } from './lines.ts'
import { readEntries, type BackupFile, type Contents } from './read.ts'
import { openPictureStore } from '../media/stores.ts'
import { movePictures, uploadPictures } from './staging.ts'
import { checkTables, hasTables } from './tables.ts'
import { runUnprivileged } from './unprivileged.ts'

const ROWS_AT_ONCE = 500
const CHARACTERS_AT_ONCE = 8_000_000

type Target = {
  /** URL of a database without tables. */
  readonly url: string
  readonly dataDir: string
  /** Bucket for the pictures; undefined to move them into the data folder. */
  readonly s3: Config['s3']
  /** Temporary folder on the same disk as the data folder. */
  readonly staging: string
  readonly signal: AbortSignal
}

/**
 * Restores a checked backup into an empty database in one transaction. Calls `examine` before the commit, and moves the
 * pictures last.
 */
export async function restoreBackup<T>(
  file: BackupFile,
  contents: Contents,
  target: Target,
  examine: (db: Reader) => Promise<T>,
): Promise<T> {
  await using opened = new AsyncDisposableStack()
  const connection = await openConnection(target.url, opened)
  const { client, db } = connection
  await client.query('begin')
  await fillDatabase(connection, file, contents, target)
  const result = await examine(db)
  await (target.s3
    ? uploadPictures(target.staging, openPictureStore(target))
    : movePictures(target.staging, target.dataDir))
  await client.query('commit')
  return result
}

async function fillDatabase({ client, db }: OwnConnection, file: BackupFile, contents: Contents, target: Target) {
  await lockMigrations(client)
  if (await hasTables(db)) throw new ConfigError('DATABASE_URL: already contains a database; restore into an empty one')
  // Creates the tables of the backup's version and fills them. Then runs the newer migrations.
  await migrateInTransaction(client, contents.header.migrations.at(-1))
  await checkTables(db, contents)
  const allowed = { tables: contents.tables.map(({ table }) => table), sequences: contents.sequences }
  await runUnprivileged(db, allowed, () => copyEntries(db, file, target)).catch((error: unknown) => {
    throw isDataError(error)
      ? new BackupError(`${file.name} does not fit the tables of the game: ${error.message}`)
      : error
  })
  await migrateInTransaction(client)
  // Without these statistics, PostgreSQL would plan the audit's queries as if the tables were small.
  await client.query('analyze')
}

/** Whether PostgreSQL rejected the data because of its format, a constraint or a permission. */
function isDataError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^(22|23|42)/.test(error.code ?? '')
}

async function copyEntries(db: Connection, file: BackupFile, { staging, signal }: Target): Promise<void> {
  let table: TableLine | undefined
  let rows: string[] = []
  let characters = 0
  const flush = async () => {
    if (table && rows.length > 0) await insertRows(db, table, rows)
    rows = []
    characters = 0
  }
  for await (const { kind, value } of readEntries(file)) {
    signal.throwIfAborted()
    if (kind === 'row') {
      rows.push(value)
      characters += value.length
      if (rows.length >= ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await flush()
    } else {
      await flush()
      if (kind === 'table') table = value
      if (kind === 'sequence') await setSequence(db, value)
      if (kind === 'picture') await storePicture(staging, value)
    }
  }
}

async function insertRows(db: Connection, { table, columns }: TableLine, rows: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const into = sql.id('public', table)
  await sql`
    insert into ${into} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${into}, ${`[${rows.join(',')}]`}::json)`.execute(db)
}

async function setSequence(db: Connection, { sequence, value }: SequenceLine): Promise<void> {
  await sql`select setval(format('public.%I', ${sequence}::text)::regclass, ${value}::bigint)`.execute(db)
}

async function storePicture(staging: string, { name, base64 }: PictureLine): Promise<void> {
  await writeFile(join(staging, 'pictures', name), Buffer.from(base64, 'base64'), { flag: 'wx', flush: true })
}

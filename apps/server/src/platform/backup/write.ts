import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Reader } from '../db/db.ts'
import { readFingerprints } from '../db/fingerprints.ts'
import type { Pictures } from '../media/pictures.ts'
import { computeBackupSignature } from '../process/secrets.ts'
import { openSnapshot } from '../db/snapshot.ts'
import { writeBackupFile } from './draft.ts'
import { BackupError, FORMAT, KINDS, type EndLine, type Header, type PictureLine, type TableLine } from './lines.ts'
import { listMigrations, listSequences, listTables } from './tables.ts'

export type Source = {
  readonly db: Reader
  readonly pictures: Pick<Pictures, 'read'>
  /** Lists the pictures that players use. */
  readonly listPictures: (db: Reader) => Promise<string[]>
  /** The secret key; undefined if the program that writes the backup does not have the key. */
  readonly secretKey: string | undefined
  /** Whether the file contains the key. */
  readonly holdsKey: boolean
  readonly at: Date
  readonly signal: AbortSignal
}

export type BackupSummary = {
  rows: number
  pictures: number
  /** Names of players' pictures that are missing on disk. */
  lost: readonly string[]
}

const ROWS_AT_ONCE = 1000

/** Writes a snapshot of the database and all pictures to a file. Players can keep playing in the meantime. */
export async function writeBackup(source: Source, file: string): Promise<BackupSummary> {
  const summary: BackupSummary = { rows: 0, pictures: 0, lost: [] }
  const { signal } = source
  await writeBackupFile(file, async (draft) => {
    try {
      await pipeline(Readable.from(appendChecksum(source, summary)), createGzip(), draft, { signal })
    } catch (error) {
      // Throws the reason for the abort, which is more precise than the stream's AbortError.
      signal.throwIfAborted()
      throw error
    }
  })
  return summary
}

/** Yields all lines and then a final line with the checksum. */
async function* appendChecksum(source: Source, summary: BackupSummary): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const lines of createLines(source, summary)) {
    hash.update(lines)
    yield lines
  }
  yield formatLine(KINDS.end, createEndLine(hash, source, summary))
}

function createEndLine(hash: Hash, { secretKey }: Source, { rows, pictures }: BackupSummary): EndLine {
  const sha256 = hash.digest('hex')
  return { rows, pictures, sha256, seal: secretKey === undefined ? null : computeBackupSignature(secretKey, sha256) }
}

async function* createLines(source: Source, summary: BackupSummary): AsyncGenerator<string> {
  const header = await readHeader(source)
  yield formatLine(KINDS.header, header)
  const collected = new Set<string>()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one snapshot after another
    const snapshot = await openSnapshot(source.db)
    try {
      const { lost } = summary
      summary.lost = yield* readPictures(snapshot, source, { collected, summary })
      // A player may replace a picture before it is read. In that case, the next attempt uses a new snapshot, which no
      // longer contains the old picture.
      if (summary.lost.some((name) => !lost.includes(name))) continue
      const migrations = await listMigrations(snapshot)
      if (migrations.length !== header.migrations.length) throw new BackupError('The database was migrated; try again')
      yield* readRows(snapshot, summary)
      return
    } finally {
      await snapshot.rollback().execute()
    }
  }
}

async function readHeader({ db, at, holdsKey, secretKey }: Source): Promise<Header> {
  return {
    format: FORMAT,
    at: at.toISOString(),
    migrations: await listMigrations(db),
    secretKey: holdsKey && secretKey ? secretKey : null,
    fingerprints: await readFingerprints(db),
  }
}

type Progress = { readonly collected: Set<string>; readonly summary: BackupSummary }

/** Yields the snapshot's pictures that have not been written yet. Returns the names of those missing on disk. */
async function* readPictures(
  snapshot: Reader,
  { listPictures, pictures }: Source,
  { collected, summary }: Progress,
): AsyncGenerator<string, string[]> {
  const missing: string[] = []
  for (const name of await listPictures(snapshot)) {
    if (collected.has(name)) continue
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
    const picture = await pictures.read(name)
    if (!picture) {
      missing.push(name)
      continue
    }
    collected.add(name)
    summary.pictures += 1
    yield formatLine(KINDS.picture, { name: `${name}.webp`, base64: picture.toString('base64') } satisfies PictureLine)
  }
  return missing
}

async function* readRows(snapshot: Reader, summary: BackupSummary): AsyncGenerator<string> {
  for (const table of await listTables(snapshot)) {
    yield formatLine(KINDS.table, table)
    for await (const rows of readTableRows(snapshot, table)) {
      summary.rows += rows.length
      yield rows.map((row) => `${KINDS.row}${row}\n`).join('')
    }
  }
  for (const sequence of await listSequences(snapshot)) yield formatLine(KINDS.sequence, sequence)
}

async function* readTableRows(db: Reader, { table, columns }: TableLine): AsyncGenerator<string[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    declare backup no scroll cursor for
    select row_to_json(t)::text as row from (select ${names} from ${sql.table(table)}) t`.execute(db)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close backup`.execute(db)
}

function formatLine(kind: string, content: object): string {
  return `${kind}${JSON.stringify(content)}\n`
}

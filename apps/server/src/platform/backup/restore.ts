import { createReadStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database, Reader } from '../db.ts'
import {
  FORMAT,
  KINDS,
  type EndLine,
  type Header,
  type PictureLine,
  type SequenceLine,
  type TableLine,
} from './lines.ts'

/** A file that is no whole backup; its message is one line for the operator. */
export class BackupFault extends Error {
  override name = 'BackupFault'
}

/** The first line of a backup: what it is and what it needs. */
export async function readHeader(file: string): Promise<Header> {
  for await (const text of linesOf(file)) {
    const header = text.startsWith(KINDS.header) ? (JSON.parse(text.slice(1)) as Partial<Header>) : undefined
    if (header?.format === FORMAT) return header as Header
    break
  }
  throw new BackupFault(`${file} is no backup of this game`)
}

const ROWS_AT_ONCE = 500

/** Puts everything a backup holds into a database that has its tables and no rows: all of it or nothing. */
export async function restoreBackup(db: Database, picturesDir: string, file: string): Promise<EndLine> {
  return db.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    const target = targetIn(tx, picturesDir)
    for await (const text of linesOf(file)) await target.take(text)
    return target.end(file)
  })
}

function targetIn(db: Reader, picturesDir: string) {
  const done = { rows: 0, pictures: 0 }
  let ended: EndLine | undefined
  let table: TableLine | undefined
  let rows: string[] = []

  async function flush(): Promise<void> {
    if (table && rows.length > 0) await insertRows(db, table, rows)
    done.rows += rows.length
    rows = []
  }

  const takes: Record<string, (content: string) => Promise<void> | void> = {
    [KINDS.header]: () => {},
    [KINDS.table]: async (content) => {
      await flush()
      table = JSON.parse(content) as TableLine
    },
    [KINDS.row]: async (content) => {
      rows.push(content)
      if (rows.length >= ROWS_AT_ONCE) await flush()
    },
    [KINDS.sequence]: async (content) => {
      await flush()
      const { sequence, value } = JSON.parse(content) as SequenceLine
      await sql`select setval(${sequence}::regclass, ${value}::bigint)`.execute(db)
    },
    [KINDS.picture]: async (content) => {
      await keepPicture(picturesDir, JSON.parse(content) as PictureLine)
      done.pictures += 1
    },
    [KINDS.end]: async (content) => {
      await flush()
      ended = JSON.parse(content) as EndLine
    },
  }
  return {
    async take(text: string): Promise<void> {
      const take = takes[text.charAt(0)]
      if (!take) throw new BackupFault(`a line of the backup begins with ${JSON.stringify(text.slice(0, 20))}`)
      await take(text.slice(1))
    },
    end(file: string): EndLine {
      const isWhole = ended?.rows === done.rows && ended.pictures === done.pictures
      if (!isWhole) throw new BackupFault(`${file} is cut off: nothing was restored`)
      return done
    },
  }
}

async function insertRows(db: Reader, { table, columns }: TableLine, rows: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(db)
}

async function keepPicture(folder: string, { name, base64 }: PictureLine): Promise<void> {
  if (!/^[0-9a-f]{32}\.webp$/.test(name)) throw new BackupFault(`${name} is no name of a picture`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), Buffer.from(base64, 'base64'))
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file)
  const unpacked = createGunzip().setEncoding('utf8')
  packed.on('error', (error) => unpacked.destroy(error))
  let begun = ''
  try {
    for await (const text of packed.pipe(unpacked) as AsyncIterable<string>) {
      const lines = (begun + text).split('\n')
      begun = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new BackupFault(`${file} cannot be read: ${(error as Error).message}`)
  } finally {
    packed.destroy()
  }
  if (begun !== '') yield begun
}

import { sql } from 'kysely'
import type { Reader } from '../db/db.ts'
import { readEntries, type BackupFile } from './read.ts'

/** Row counts by table. */
type Counts = ReadonlyMap<string, number>

export async function countWrittenRows(file: BackupFile): Promise<Counts> {
  const counts = new Map<string, number>()
  let table = ''
  for await (const { kind, value } of readEntries(file)) {
    if (kind === 'table') table = value.table
    if (kind === 'table') counts.set(table, 0)
    if (kind === 'row') counts.set(table, (counts.get(table) ?? 0) + 1)
  }
  return counts
}

export async function countRestoredRows(db: Reader, written: Counts): Promise<Counts> {
  const counts = new Map<string, number>()
  for (const table of written.keys()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    counts.set(table, Number(rows[0]?.count))
  }
  return counts
}

export function listDifferences(written: Counts, restored: Counts): string[] {
  return [...written]
    .filter(([table, count]) => restored.get(table) !== count)
    .map(([table, count]) => `${table}: ${count} rows in the backup, ${restored.get(table) ?? 0} restored`)
}

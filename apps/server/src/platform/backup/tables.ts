import { sql } from 'kysely'
import type { Reader } from '../db/db.ts'
import { BackupError, type SequenceLine, type TableLine } from './lines.ts'

type GameTable = TableLine & { readonly needs: readonly string[] }

/**
 * Lists a backup's tables with their writable columns. Referenced tables come first. Leaves out unlogged tables,
 * because their data is temporary.
 */
export async function listTables(db: Reader): Promise<TableLine[]> {
  return sortByReferences(await findTables(db))
}

async function findTables(db: Reader): Promise<GameTable[]> {
  const { rows } = await sql<GameTable>`
    select c.relname as table,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct o.relname::text from pg_constraint f join pg_class o on o.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = 'public'::regnamespace
      and c.relname <> 'migrations'
    order by c.relname`.execute(db)
  return rows
}

type BackupSchema = { readonly tables: readonly TableLine[]; readonly sequences: readonly string[] }

/** Throws an error unless the backup has exactly the tables, columns and sequences of the game. */
export async function checkTables(db: Reader, { tables, sequences }: BackupSchema): Promise<void> {
  const own = new Map((await findTables(db)).map((table) => [table.table, table]))
  const seen = new Set<string>()
  for (const { table, columns } of tables) {
    const { columns: ownColumns, needs } = own.get(table) ?? throwMismatch(`the table ${table} is not the game's`)
    const other = new Set(columns).symmetricDifference(new Set(ownColumns))
    if (other.size > 0 || columns.length !== ownColumns.length)
      throwMismatch(`the table ${table} has different columns: ${[...other].join(', ') || 'a column is listed twice'}`)
    const missing = needs.find((name) => !seen.has(name))
    if (missing) throwMismatch(`the table ${table} comes before ${missing}, which it references`)
    seen.add(table)
  }
  for (const table of own.keys()) if (!seen.has(table)) throwMismatch(`the table ${table} is missing`)
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public'`.execute(db)
  const known = new Set(rows.map(({ name }) => name))
  for (const name of sequences) if (!known.has(name)) throwMismatch(`the sequence ${name} is not the game's`)
}

function throwMismatch(reason: string): never {
  throw new BackupError(`This is not a backup of this game: ${reason}`)
}

export async function hasTables(db: Reader): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`.execute(db)
  return rows.length > 0
}

export async function listSequences(db: Reader): Promise<SequenceLine[]> {
  const { rows } = await sql<SequenceLine>`
    select sequencename as sequence, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(db)
  return rows
}

export async function listMigrations(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}

function sortByReferences(tables: readonly GameTable[]): TableLine[] {
  const placed = new Map<string, TableLine>()
  let waiting = tables
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((name) => placed.has(name)))
    if (ready.length === 0) throw new Error(`tables reference each other: ${waiting.map(({ table }) => table).join()}`)
    for (const { table, columns } of ready) placed.set(table, { table, columns })
    waiting = waiting.filter(({ table }) => !placed.has(table))
  }
  return [...placed.values()]
}

import { sql } from 'kysely'
import type { Reader } from '../db.ts'
import type { SequenceLine, TableLine } from './lines.ts'

type Found = TableLine & { readonly needs: readonly string[] }

/** Every table with the columns that are written to it, each after those that it refers to. */
export async function listTables(db: Reader): Promise<TableLine[]> {
  const { rows } = await sql<Found>`
    select c.relname as table,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct o.relname::text from pg_constraint f join pg_class o on o.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
    order by c.relname`.execute(db)
  return inOrder(rows)
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

function inOrder(tables: readonly Found[]): TableLine[] {
  const placed = new Map<string, TableLine>()
  let waiting = tables
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((name) => placed.has(name)))
    if (ready.length === 0) throw new Error(`tables refer to one another: ${waiting.map(({ table }) => table).join()}`)
    for (const { table, columns } of ready) placed.set(table, { table, columns })
    waiting = waiting.filter(({ table }) => !placed.has(table))
  }
  return [...placed.values()]
}

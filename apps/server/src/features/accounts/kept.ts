import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** A table whose rows are about players, by the database's own account. */
export type KeptTable = {
  readonly name: string
  /** The columns that name a player. */
  readonly players: readonly string[]
  /** Columns of bytes: hashes and seeds. */
  readonly bytes: readonly string[]
  readonly appendOnly: boolean
}

/** Asked of the database, so that a new feature's tables are neither forgotten in a copy nor left behind at a leaving. */
export async function listKeptTables(db: Reader): Promise<KeptTable[]> {
  const { rows } = await sql<KeptTable>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_constraint f
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'players'::regclass) as players,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'bytea'::regtype) as bytes,
      exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'refuse_change'::regproc) as "appendOnly"
    from pg_class c
    where exists (select 1 from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'players'::regclass)
    order by c.relname`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** A table with a foreign key to players. */
export type PersonalTable = {
  readonly name: string
  /** Columns with a player id. */
  readonly playerColumns: readonly string[]
  /** Columns of type bytea: hashes and seeds. */
  readonly binaryColumns: readonly string[]
}

/**
 * Lists the tables from the database catalog, so that exports and account deletion include the tables of new features.
 */
export async function listPersonalTables(db: Reader): Promise<PersonalTable[]> {
  const { rows } = await sql<PersonalTable>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_constraint f
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'players'::regclass) as "playerColumns",
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'bytea'::regtype) as "binaryColumns"
    from pg_class c
    where exists (select 1 from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'players'::regclass)
    order by c.relname`.execute(db)
  return rows
}

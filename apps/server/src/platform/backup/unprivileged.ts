import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection, Reader } from '../db/db.ts'

type AllowedTables = { readonly tables: readonly string[]; readonly sequences: readonly string[] }

/**
 * Runs work as a temporary role that can only insert into these tables and set these sequences, so that a backup cannot
 * use the other rights of the game's account. Must be called in a transaction, whose rollback removes the role. If the
 * account cannot create roles, it is not a superuser and runs the work itself.
 */
export async function runUnprivileged<T>(
  db: Connection,
  allowedTables: AllowedTables,
  work: () => Promise<T>,
): Promise<T> {
  if (!(await canCreateRoles(db))) return work()
  const role = sql.id(`otogi_restore_${randomBytes(8).toString('hex')}`)
  const tables = sql.join(allowedTables.tables.map((name) => sql.id('public', name)))
  await sql`create role ${role}`.execute(db)
  await sql`grant ${role} to current_user with set true, inherit true`.execute(db)
  await sql`grant usage on schema public to ${role}`.execute(db)
  await sql`grant insert on ${tables} to ${role}`.execute(db)
  for (const name of allowedTables.sequences)
    await sql`grant update on sequence ${sql.id('public', name)} to ${role}`.execute(db)
  await sql`set local role ${role}`.execute(db)
  const result = await work()
  await sql`reset role`.execute(db)
  await sql`drop owned by ${role}`.execute(db)
  await sql`drop role ${role}`.execute(db)
  return result
}

async function canCreateRoles(db: Reader): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select rolsuper or rolcreaterole as can from pg_roles where rolname = current_user`.execute(db)
  return rows[0]?.can === true
}

import { sql, type ControlledTransaction } from 'kysely'
import type { Connection, Reader } from './db.ts'
import type { Tables } from './tables.ts'

/** Runs reads on one snapshot of the database. */
export function readSnapshot<T>(reader: Reader, read: (snapshot: Reader) => Promise<T>): Promise<T> {
  return toConnection(reader)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read)
}

/** Opens a snapshot without a time limit. The caller must roll it back. */
export async function openSnapshot(reader: Reader): Promise<ControlledTransaction<Tables>> {
  const snapshot = await toConnection(reader)
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  await sql`set local statement_timeout = 0`.execute(snapshot)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot)
  return snapshot
}

/** Returns the connection that the `Reader` type hides. It is used only to start read-only transactions. */
function toConnection(reader: Reader): Connection {
  return reader as Connection
}

import type { Connection, Database } from '../src/platform/db/db.ts'

/** Lets tests write through the read-only connection pool, to set up states that no API call can create. */
export function toConnection({ reader }: Database): Connection {
  return reader as Connection
}

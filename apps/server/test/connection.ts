import type { Connection, Database } from '../src/platform/db/db.ts'

/** The reader of a database as the connections that it is: tests prepare what no call can. */
export function connectionOf({ reader }: Database): Connection {
  return reader as Connection
}

import type { Connection, Database } from '../src/platform/db/db.ts'

/** Lets tests write through the reader's pool, to set up what no call can. */
export function toConnection({ reader }: Database): Connection {
  return reader as Connection
}

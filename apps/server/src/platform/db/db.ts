import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

declare const insideTransaction: unique symbol

/**
 * A connection without insert, update, delete and transactions. The type does not check raw SQL, but PostgreSQL refuses
 * writes on the connections of readers.
 */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor'>
/** A transaction. Every function that writes requires one. */
export type Tx = Transaction<Tables> & { readonly [insideTransaction]: true }
/** Can write without a transaction. Outside `db`, only restores and tests use it. */
export type Connection = Kysely<Tables>

export type Statement = { readonly text: string; readonly values: readonly unknown[] }

export type Database = {
  readonly reader: Reader
  /**
   * Runs reads on the replica. Uses the primary instead if there is no replica, if the replica fails, or if it has not
   * yet applied all writes made before `wroteAt` (in ms since 1970). The work may run twice.
   */
  readFromReplica<T>(wroteAt: number, work: (reader: Reader) => Promise<T>): Promise<T>
  /**
   * Runs long reads on one snapshot of the database, without a time limit for statements and replies. Each call has its
   * own connection, so the caller must limit how many run at the same time.
   */
  readLongSnapshot<T>(work: (snapshot: Reader) => Promise<T>): Promise<T>
  /** Runs work in a transaction. Retries it after serialization failures and deadlocks. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs one statement outside a transaction, for libraries that bring their own SQL. */
  query(statement: Statement): Promise<{ readonly rows: readonly unknown[] }>
  /**
   * Estimates how long a new read or write would wait for its connections, in ms. `calls` is the number of calls in
   * progress.
   */
  estimateWaitMs(effect: 'read' | 'write', calls: number): number
  /** Closes all connections immediately. Running statements fail. */
  cut(): void
  close(): Promise<void>
}

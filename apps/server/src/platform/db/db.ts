import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

declare const insideTransaction: unique symbol

/** Has no insert, update, delete or transaction. Raw SQL is not checked: do not write with it. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor'>
/** A transaction, required by every function that writes. */
export type Tx = Transaction<Tables> & { readonly [insideTransaction]: true }
/** Reads and writes without a transaction; only for restoring backups and for tests. */
export type Connection = Kysely<Tables>

export type Database = {
  readonly reader: Reader
  /** Runs the work in a transaction. Retries it after serialization failures and deadlocks. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Closes all connections at once; running statements fail. */
  cut(): void
  close(): Promise<void>
}

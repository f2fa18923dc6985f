import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

declare const insideTransaction: unique symbol

/** Has no insert, update, delete or transaction. Raw SQL is not checked: run no writing statement through it. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor'>
/** A transaction: every function that writes asks for one. */
export type Tx = Transaction<Tables> & { readonly [insideTransaction]: true }
/** Reads and writes without a transaction of its own: for restoring backups and for tests. */
export type Connection = Kysely<Tables>

export type Database = {
  readonly reader: Reader
  /** Runs the work in one transaction, and runs it again when PostgreSQL asks for a retry. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Closes all connections at once; statements under way fail. */
  cut(): void
  close(): Promise<void>
}

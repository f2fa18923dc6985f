import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

declare const insideTransaction: unique symbol

export type Reader = Kysely<Tables>
/** A reader that is certainly inside a transaction: anything that writes asks for one. */
export type Tx = Transaction<Tables> & { readonly [insideTransaction]: true }

export type Database = {
  readonly reader: Reader
  /** Runs the work whole or not at all, and again when PostgreSQL asks for a retry. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Ends all connections at once: what still waits for an answer fails. */
  cut(): void
  close(): Promise<void>
}

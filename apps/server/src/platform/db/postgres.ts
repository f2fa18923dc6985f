import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Connection, Database, Tx } from './db.ts'
import { destroy, nameStatements } from './named-statements.ts'
import { Outage } from '../http/outage.ts'
import type { Tables } from './tables.ts'

const INT8 = 20
const DATE = 1082
// Amounts and counts stay far below 2^53, and a calendar date is no instant.
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(DATE, String)

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const ATTEMPTS = 5

const SESSION_SETTINGS = '-c statement_timeout=5000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000'

/** How long a call waits for a connection: a database that stands still must not gather calls for ever. */
const CONNECTION_TIMEOUT_MS = 8000

/**
 * How long the server waits for an answer. PostgreSQL ends a statement after 5 s; what is silent for longer is a line on
 * which packets are lost, and the game must be back 10 s after the line is.
 */
export const QUERY_LIMIT_MS = 8000

/**
 * Opens two pools of `max` connections each: transactions that wait for locks must not keep readers waiting. `onError` hears
 * of connections that break, idle or in the middle of a transaction. Without a limit a query may take as long as it wants.
 */
export function connect(url: string, onError: (error: Error) => void, max = 8, limitMs?: number): Database {
  let [closing, isCut] = [false, false]
  const options = { url, max, limitMs, onBroken: (error: Error) => closing || onError(error) }
  const [reader, writer] = [openPool(options), openPool(options)]
  return {
    reader: reader.db,
    async transaction(work) {
      if (isCut) throw new Outage('the server stops')
      return retrying(() => writer.db.transaction().execute((tx) => work(tx as Tx)))
    },
    cut() {
      closing = true
      isCut = true
      for (const client of [...reader.clients, ...writer.clients]) destroy(client, 'the server stops')
    },
    async close() {
      closing = true
      const closed = Promise.all([reader.db.destroy(), writer.db.destroy()])
      // A connection that is being made when the line is lost takes its time to fail.
      if (!isCut) await closed
    },
  }
}

type PoolOptions = {
  readonly url: string
  readonly max: number
  readonly limitMs: number | undefined
  readonly onBroken: (error: Error) => void
}

type Pool = { readonly db: Connection; readonly clients: ReadonlySet<pg.PoolClient> }

function openPool({ url, max, limitMs, onBroken }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: SESSION_SETTINGS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  })
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    // An error that nobody listens to ends the process. The pool listens to a connection only while it is idle. One
    // that breaks on its way out is not missed.
    client.on('error', onBroken)
    clients.add(client)
  })
  pool.on('remove', (client) => clients.delete(client))
  pool.on('error', () => {})
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: nameStatements(pool, limitMs) }) }), clients }
}

/** No limit cuts off an operator's work that takes hours. */
const NO_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

export type OwnConnection = { readonly client: pg.Client; readonly db: Connection }

/** One connection without time limits, closed with `opened`; a transaction that is open then is rolled back. */
export async function openConnection(url: string, opened: AsyncDisposableStack): Promise<OwnConnection> {
  const client = new pg.Client({ connectionString: url, options: NO_LIMITS })
  // Every query fails by itself when the connection is lost.
  client.on('error', () => {})
  await client.connect()
  opened.defer(() => client.end())
  const pooled = Object.assign(client, { release() {} })
  const pool = { connect: () => Promise.resolve(pooled), end: () => Promise.resolve(), options: {} }
  return { client, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error
      await wait(attempt * 10 * Math.random())
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)
}

/** The name of the unique constraint that a write ran into; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined
}

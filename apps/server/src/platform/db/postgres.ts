import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Connection, Database, Reader, Tx } from './db.ts'
import { createDialect } from './driver.ts'
import { Outage, toOutage } from '../http/outage.ts'
import { createReservedConnections, type ReservedConnections } from './reserved-connections.ts'
import { createSharedConnections, type ConnectionOptions, type SharedConnections } from './shared-connections.ts'
import { readSnapshot } from './snapshot.ts'
import { destroyConnection } from './statement-client.ts'
import type { Tables } from './tables.ts'

const INT8 = 20
const DATE = 1082
// Parses bigint as a number, because all amounts stay far below 2^53. Keeps dates as strings, because a date is not a
// point in time.
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(DATE, String)

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const ATTEMPTS = 5

const SESSION_SETTINGS = '-c statement_timeout=5000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000'

/** Maximum time to wait for a connection, so that requests do not pile up if the database hangs. */
const CONNECTION_TIMEOUT_MS = 8000

/** Detects lost connections whose statements have no time limit, and keeps firewalls from dropping idle ones. */
const KEEPALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 60_000 }

/**
 * Maximum time to wait for a reply. PostgreSQL cancels statements after 5 s, so a longer silence means that packets
 * were lost. The game must work again within 10 s of the network recovering.
 */
export const QUERY_LIMIT_MS = 8000

const POOL_SIZE = 8
const SMALLEST_POOL = 4
/** Maximum number of connections per machine, so that several machines can share a database. */
const CONNECTIONS = 32

/** Number of read connections reserved for snapshots. */
const SNAPSHOTS = 2

/** Returns the size of a process's read pool, and of its write pool. */
export function getPoolSize(processes: number): number {
  return Math.max(SMALLEST_POOL, Math.min(POOL_SIZE, Math.floor(CONNECTIONS / 2 / processes)))
}

/**
 * Connects with up to `max` connections for reads and as many for writes, so that transactions waiting for locks do not
 * block reads. Calls `onError` if a connection breaks, whether idle or in use. Without `limitMs`, queries have no time
 * limit.
 */
export function connect(url: string, onError: (error: Error) => void, max = POOL_SIZE, limitMs?: number): Database {
  let closing = false
  const cutting = Promise.withResolvers<void>()
  const options = { url, max, limitMs, onBroken: (error: Error) => closing || onError(error) }
  const reader = openReader(options)
  const { db: writer, connections: writes } = openWriter(options)
  const long = createLongReader(url)
  return {
    reader: reader.db,
    readFromReplica: (_wroteAt, work) => work(reader.db),
    readLongSnapshot: (work) => long.read(work),
    transaction: (work) => runWithRetries(() => writer.transaction().execute((tx) => work(tx as Tx))),
    query: ({ text, values }) => writes.query(text, values),
    // A write first reads its session, so it waits for a read connection and then for a write connection.
    estimateWaitMs: (effect, calls) =>
      effect === 'write' ? reader.estimateWaitMs(0) + writes.estimateWaitMs(calls) : reader.estimateWaitMs(calls),
    cut() {
      closing = true
      cutting.resolve()
      for (const { cut } of [reader, writes, long]) cut('the server stops')
    },
    async close() {
      closing = true
      const closed = Promise.all([reader.db.destroy(), writer.destroy()])
      // Does not wait for destroyed connections. After a network failure, their attempts to connect take a long time to
      // fail.
      await Promise.race([closed, cutting.promise])
    },
  }
}

export type PoolOptions = {
  readonly url: string
  readonly max: number
  readonly limitMs: number | undefined
  readonly onBroken: (error: Error) => void
}

type OpenedWriter = { readonly db: Connection; readonly connections: ReservedConnections }

/** Opens connections that can write. Each serves one transaction at a time. */
export function openWriter(options: PoolOptions): OpenedWriter {
  const connections = createReservedConnections(toConnectionOptions(options, SESSION_SETTINGS))
  return { db: new Kysely<Tables>({ dialect: createDialect(connections) }), connections }
}

type OpenedReader = Pick<SharedConnections, 'cut' | 'estimateWaitMs'> & { readonly db: Connection }

/**
 * Opens connections that single statements share, and a few for snapshots, which need their own. PostgreSQL refuses
 * writes on all of them.
 */
export function openReader(options: PoolOptions): OpenedReader {
  const forSnapshots = Math.ceil(Math.min(SNAPSHOTS, options.max / 2))
  const readOnly = toConnectionOptions(options, `${SESSION_SETTINGS} -c default_transaction_read_only=on`)
  const shared = createSharedConnections({ ...readOnly, max: Math.max(1, options.max - forSnapshots) })
  const snapshots = createReservedConnections({ ...readOnly, max: forSnapshots })
  const dialect = createDialect({
    query: shared.query,
    reserve: snapshots.reserve,
    close: async () => void (await Promise.all([shared.close(), snapshots.close()])),
  })
  return {
    db: new Kysely<Tables>({ dialect }),
    estimateWaitMs: shared.estimateWaitMs,
    cut(reason) {
      shared.cut(reason)
      snapshots.cut(reason)
    },
  }
}

function toConnectionOptions({ url, ...options }: PoolOptions, settings: string): ConnectionOptions {
  const connectionTimeoutMillis = CONNECTION_TIMEOUT_MS
  return { ...options, config: { connectionString: url, options: settings, connectionTimeoutMillis, ...KEEPALIVE } }
}

/** Turns off the time limits, because operators' work may take hours. */
const NO_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

/** Maximum time to close a connection. After a network failure, closing would never finish. */
const CLOSING_MS = 1000

export type OwnConnection = {
  readonly client: pg.Client
  readonly db: Connection
  /** Closes the connection immediately. A running statement fails. */
  readonly cut: (reason: string) => void
}

/**
 * Opens a connection without time limits. Closing `resources` closes the connection and rolls back an open transaction.
 */
export async function openConnection(url: string, resources: AsyncDisposableStack): Promise<OwnConnection> {
  const client = new pg.Client({
    connectionString: url,
    options: NO_LIMITS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...KEEPALIVE,
  })
  // Ignores the event, because pending queries are rejected if the connection is lost.
  client.on('error', () => {})
  await client.connect().catch(throwAsOutage)
  resources.defer(() => Promise.race([client.end(), wait(CLOSING_MS, undefined, { ref: false })]))
  const query = (text: string, values: unknown[]) => client.query(text, values).catch(throwAsOutage)
  const pooled = { query, release() {} } as unknown as PostgresPoolClient
  const pool = { connect: () => Promise.resolve(pooled), end: () => Promise.resolve(), options: {} }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { client, db, cut: (reason) => destroyConnection(client, reason) }
}

function throwAsOutage(error: unknown): never {
  throw toOutage(error)
}

/** Reads snapshots without time limits, each on its own connection. */
function createLongReader(url: string) {
  const connections = new Set<OwnConnection>()
  let isCut = false
  return {
    async read<T>(work: (snapshot: Reader) => Promise<T>): Promise<T> {
      await using resources = new AsyncDisposableStack()
      const connection = await openConnection(url, resources)
      if (isCut) throw new Outage('the server stops')
      connections.add(connection)
      resources.defer(() => void connections.delete(connection))
      return await readSnapshot(connection.db, work)
    },
    cut: (reason: string) => {
      isCut = true
      for (const connection of connections) connection.cut(reason)
    },
  }
}

async function runWithRetries<T>(run: () => Promise<T>): Promise<T> {
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

/** Returns the name of the violated unique constraint; undefined for other errors. */
export function getViolatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined
}

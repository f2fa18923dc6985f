import type pg from 'pg'
import { toOutage } from '../http/outage.ts'
import { createPreparedRunner, type StatementResult } from './prepared-query.ts'

/** Maximum time without a reply; undefined if statements may take long, as in commands. */
export type QueryLimit = number | undefined

const CHECK_EVERY_MS = 250

export type RunStatement = (text: string, values: readonly unknown[]) => Promise<StatementResult>

/**
 * A connection that prepares each statement when the statement first runs. It needs a driver connection with
 * `pipeline`.
 */
export type StatementClient = {
  /** Sends a statement immediately, even if earlier statements have no reply yet. Replies come in the same order. */
  readonly query: RunStatement
  /** Runs `send`, and sends all of its statements with one system call. */
  readonly batch: <T>(send: () => T) => T
  /** Collects statements until the event loop has handled all pending requests, then sends them together. */
  readonly collect: () => void
  readonly countPending: () => number
  /** How long PostgreSQL has been silent while statements are pending, in ms. */
  readonly getSilenceMs: (now: number) => number
  /** Closes the connection immediately. Pending statements fail. */
  readonly destroy: (reason: string) => void
}

/**
 * A prepared statement is planned once per connection, which increases throughput by about 25 %.
 */
export function createStatementClient(client: pg.Client): StatementClient {
  const { stream } = client.connection
  const runPrepared = createPreparedRunner(client)
  let pending = 0
  let isCollecting = false
  /** When PostgreSQL last replied, or when the first pending statement was sent. */
  let lastSignMs = 0
  return {
    async query(text, values) {
      if (pending === 0) lastSignMs = performance.now()
      pending += 1
      try {
        return await (values.length === 0 ? client.query(text) : runPrepared(text, values))
      } catch (error) {
        // The driver's stack ends at the socket. The new one leads to the caller.
        if (error instanceof Error) Error.captureStackTrace(error)
        throw toOutage(error)
      } finally {
        pending -= 1
        lastSignMs = performance.now()
      }
    },
    batch(send) {
      stream.cork()
      try {
        return send()
      } finally {
        stream.uncork()
      }
    },
    collect() {
      if (isCollecting) return
      isCollecting = true
      stream.cork()
      setImmediate(() => {
        isCollecting = false
        stream.uncork()
      })
    },
    countPending: () => pending,
    getSilenceMs: (now) => (pending === 0 ? 0 : now - lastSignMs),
    destroy: (reason) => destroyConnection(client, reason),
  }
}

/** Closes a connection immediately, even if it has pending queries. */
export function destroyConnection(client: pg.Client, reason: string): void {
  client.connection.stream.destroy(new Error(reason))
}

/**
 * Destroys connections that do not reply within the limit. With the driver's `query_timeout`, a connection would return
 * to its pool and still not reply. One timer for all connections costs less than one for each statement.
 */
export function watchConnections(connections: () => Iterable<StatementClient>, limitMs: QueryLimit): () => void {
  if (limitMs === undefined) return () => {}
  const timer = setInterval(() => {
    const now = performance.now()
    for (const connection of connections())
      if (connection.getSilenceMs(now) > limitMs) connection.destroy(`no answer within ${limitMs / 1000} s`)
  }, CHECK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

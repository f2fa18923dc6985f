import pg from 'pg'
import { Outage, describeError } from '../http/outage.ts'
import { createWaitEstimator } from './queue-wait.ts'
import {
  createStatementClient,
  destroyConnection,
  watchConnections,
  type QueryLimit,
  type RunStatement,
  type StatementClient,
} from './statement-client.ts'

/** Connections that all calls share for single statements. Each connection runs several at a time. */
export type SharedConnections = {
  readonly query: RunStatement
  /** Estimates, in ms, how long a new statement waits if at least this many others are in progress. */
  readonly estimateWaitMs: (others: number) => number
  /** Closes all connections immediately. Running statements and all later ones fail. */
  readonly cut: (reason: string) => void
  readonly close: () => Promise<void>
}

export type ConnectionOptions = {
  readonly config: pg.ClientConfig
  readonly max: number
  readonly limitMs: QueryLimit
  readonly onBroken: (error: Error) => void
}

/** A connection silent for longer than this gets no more statements while another one replies faster. */
const SLOW_MS = 10

const RETRY_AFTER_MS = 1000

/**
 * Opens up to `max` connections on demand. Each statement is sent on the connection with the fewest pending statements.
 * It does not wait for their replies, so a busy server can send several statements with one system call. Half of the
 * connections are used only while statements are slow, because fewer connections mean fewer system calls.
 */
export function createSharedConnections(options: ConnectionOptions): SharedConnections {
  const { max } = options
  const connections = openConnections(options)
  const usual = Math.ceil(max / 2)
  const wait = createWaitEstimator(max)
  let cutReason: string | undefined

  /** Returns a connection on which a statement does not have to wait for a slow one. */
  function findFastClient(): StatementClient | undefined {
    const quick = connections.findLeastBusy(SLOW_MS)
    if (quick && quick.countPending() > 0 && connections.count() < usual && connections.canOpen())
      connections.openOne().catch(() => {})
    return quick
  }

  async function waitForConnection(): Promise<void> {
    try {
      const mayOpen = connections.isEmpty() || (connections.count() < max && connections.canOpen())
      await (connections.getFirstAttempt() ?? (mayOpen ? connections.openOne() : undefined))
    } catch (error) {
      // If no connection can be opened, the statement runs on a slow one.
      if (connections.isEmpty()) throw new Outage(describeError(error), { cause: error })
    }
  }

  return {
    async query(text, values) {
      if (cutReason !== undefined) throw new Outage(cutReason)
      const end = wait.start()
      try {
        const quick = findFastClient()
        if (quick) {
          quick.collect()
          return await quick.query(text, values)
        }
        await waitForConnection()
        const any = findFastClient() ?? connections.findLeastBusy(Infinity)
        if (!any) throw new Outage('the connection to the database broke')
        return await any.query(text, values)
      } finally {
        end()
      }
    },
    estimateWaitMs: wait.estimateMs,
    cut(reason) {
      cutReason = reason
      connections.cut(reason)
    },
    close: connections.close,
  }
}

type OpenConnections = Pick<SharedConnections, 'cut' | 'close'> & {
  /** The number of connections, including those being opened. */
  readonly count: () => number
  readonly isEmpty: () => boolean
  /** Returns false for a while after a failed attempt, e.g. because the database has no more connections. */
  readonly canOpen: () => boolean
  /**
   * Returns the connection with the fewest pending statements. Skips connections that have been silent for longer than
   * the given time.
   */
  readonly findLeastBusy: (longestSilenceMs: number) => StatementClient | undefined
  readonly openOne: () => Promise<void>
  /** Returns the oldest attempt to open a connection. */
  readonly getFirstAttempt: () => Promise<void> | undefined
}

function openConnections({ config, limitMs, onBroken }: ConnectionOptions): OpenConnections {
  const open = new Map<StatementClient, pg.Client>()
  const attempts = new Map<pg.Client, Promise<void>>()
  const stopWatch = watchConnections(() => open.keys(), limitMs)
  let failedAtMs = -Infinity
  return {
    count: () => open.size + attempts.size,
    isEmpty: () => open.size === 0,
    canOpen: () => performance.now() - failedAtMs > RETRY_AFTER_MS,
    findLeastBusy(longestSilenceMs) {
      const now = performance.now()
      let best: StatementClient | undefined
      for (const connection of open.keys()) {
        if (connection.getSilenceMs(now) > longestSilenceMs) continue
        if (!best || connection.countPending() < best.countPending()) best = connection
      }
      return best
    },
    getFirstAttempt: () => [...attempts.values()][0],
    openOne() {
      const client = new pg.Client({ ...config, pipeline: true })
      const connection = createStatementClient(client)
      client.on('error', (error) => {
        // A broken connection also reports its end as a second error.
        if (open.delete(connection)) onBroken(error)
      })
      const attempt = client
        .connect()
        .then(
          () => void open.set(connection, client),
          (error: unknown) => {
            failedAtMs = performance.now()
            throw error
          },
        )
        .finally(() => attempts.delete(client))
      attempts.set(client, attempt)
      return attempt
    },
    cut(reason) {
      for (const client of [...open.values(), ...attempts.keys()]) destroyConnection(client, reason)
    },
    async close() {
      await Promise.allSettled(attempts.values())
      await Promise.all([...open.values()].map((client) => client.end()))
      stopWatch()
    },
  }
}

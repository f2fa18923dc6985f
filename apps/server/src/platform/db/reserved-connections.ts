import pg from 'pg'
import { Outage, describeError } from '../http/outage.ts'
import type { ReservedClient } from './driver.ts'
import { createWaitEstimator } from './queue-wait.ts'
import type { ConnectionOptions } from './shared-connections.ts'
import { createStatementClient, watchConnections, type RunStatement, type StatementClient } from './statement-client.ts'

/** A pool of connections that each serve one transaction at a time. */
export type ReservedConnections = {
  readonly reserve: () => Promise<ReservedClient>
  /** Runs a statement outside a transaction. */
  readonly query: RunStatement
  /**
   * Estimates, in ms, how long a new transaction waits for a connection if at least this many others are in progress.
   */
  readonly estimateWaitMs: (others: number) => number
  /** Closes all connections immediately. Running statements, waiting transactions and all later ones fail. */
  readonly cut: (reason: string) => void
  readonly close: () => Promise<void>
}

export function createReservedConnections({ config, max, limitMs, onBroken }: ConnectionOptions): ReservedConnections {
  const pool = new pg.Pool({ ...config, max, pipeline: true })
  const open = new Map<pg.PoolClient, StatementClient>()
  const wait = createWaitEstimator(max)
  /** Functions that fail the transactions waiting for a connection. */
  const pending = new Set<(reason: Error) => void>()
  let cutReason: string | undefined
  const stopWatch = watchConnections(() => open.values(), limitMs)
  pool.on('connect', (client) => {
    // Without a listener, an `error` event would end the process, and the pool itself listens only on idle connections.
    client.on('error', onBroken)
    open.set(client, createStatementClient(client))
  })
  pool.on('remove', (client) => open.delete(client))
  pool.on('error', () => {})

  async function reserve(): Promise<ReservedClient> {
    if (cutReason !== undefined) throw new Outage(cutReason)
    const end = wait.start()
    const connecting = Promise.withResolvers<pg.PoolClient>()
    pending.add(connecting.reject)
    pool.connect().then(connecting.resolve, connecting.reject)
    try {
      const client = await connecting.promise
      const release = (isBroken: boolean) => {
        end()
        client.release(isBroken)
      }
      return { ...(open.get(client) as StatementClient), release }
    } catch (error) {
      end()
      throw new Outage(describeError(error), { cause: error })
    } finally {
      pending.delete(connecting.reject)
    }
  }

  return {
    reserve,
    async query(text, values) {
      const client = await reserve()
      return client.query(text, values).finally(() => client.release(false))
    },
    estimateWaitMs: wait.estimateMs,
    cut(reason) {
      cutReason = reason
      for (const client of open.values()) client.destroy(reason)
      for (const reject of pending) reject(new Error(reason))
    },
    async close() {
      await pool.end()
      stopWatch()
    },
  }
}

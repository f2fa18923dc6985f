import pg from 'pg'
import { Outage, describeError } from '../http/outage.ts'
import type { ReservedClient } from './driver.ts'
import { createWaitEstimator } from './queue-wait.ts'
import type { ConnectionOptions } from './shared-connections.ts'
import { createStatementClient, createStatementNames, watchConnections, type RunStatement } from './statement-client.ts'

/** A pool of connections that each serve one transaction at a time. */
export type ReservedConnections = {
  readonly reserve: () => Promise<ReservedClient>
  /** Runs a statement outside a transaction. */
  readonly query: RunStatement
  /** Estimates how long a new transaction would wait for a connection, in ms, behind up to `users` others. */
  readonly estimateWaitMs: (users: number) => number
  /** Closes all connections immediately. Running statements fail. */
  readonly cut: (reason: string) => void
  readonly close: () => Promise<void>
}

export function poolConnections({ config, max, limitMs, onBroken }: ConnectionOptions): ReservedConnections {
  const pool = new pg.Pool({ ...config, max, pipeline: true })
  const toName = createStatementNames()
  const open = new Map<pg.PoolClient, ReservedClient>()
  const wait = createWaitEstimator()
  const stopWatch = watchConnections(() => open.values(), limitMs)
  pool.on('connect', (client) => {
    // Without a listener, an `error` event would end the process, and the pool itself listens only on idle connections.
    client.on('error', onBroken)
    const release = (isBroken: boolean) => client.release(isBroken)
    open.set(client, { ...createStatementClient(client, toName), release })
  })
  pool.on('remove', (client) => open.delete(client))
  pool.on('error', () => {})
  pool.on('release', () => wait.recordRelease(pool.waitingCount))

  async function reserve(): Promise<ReservedClient> {
    try {
      return open.get(await pool.connect()) as ReservedClient
    } catch (error) {
      throw new Outage(describeError(error), { cause: error })
    }
  }

  return {
    reserve,
    async query(text, values) {
      const client = await reserve()
      try {
        return await client.query(text, values)
      } finally {
        client.release(false)
      }
    },
    estimateWaitMs: (users) => wait.estimateMs(Math.max(pool.waitingCount, users - max)),
    cut(reason) {
      for (const client of open.values()) client.destroy(reason)
    },
    async close() {
      await pool.end()
      stopWatch()
    },
  }
}

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { Outage, describeError, toOutage } from '../http/outage.ts'

/** Maximum time to wait for a reply. Undefined if statements may take long, as in commands. */
export type QueryLimit = number | undefined

/**
 * Gives each distinct statement a name, so that PostgreSQL plans it once per connection. This increases throughput by
 * about 25 %.
 */
export function nameStatements(pool: pg.Pool, limitMs: QueryLimit): PostgresPool {
  const names = new Map<string, string>()
  const named = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known) return known
    const made = `s${names.size}`
    names.set(text, made)
    return made
  }
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new Outage(describeError(error), { cause: error })
      })
      const wrapped = named.get(client) ?? wrapClient(client, nameOf, limitMs)
      named.set(client, wrapped)
      return wrapped
    },
    end: () => pool.end(),
  } as PostgresPool
}

function wrapClient(client: pg.PoolClient, toName: (text: string) => string, limitMs: QueryLimit): PostgresPoolClient {
  const query = (text: unknown, values: readonly unknown[] = []) => {
    if (typeof text !== 'string') return client.query(text as string)
    const isPlain = values.length === 0
    const reply = client.query(isPlain ? text : { name: toName(text), text, values: [...values] })
    return waitForReply(client, reply, limitMs)
  }
  return { query, release: (error?: boolean) => client.release(error) } as unknown as PostgresPoolClient
}

/**
 * Returns the reply to a query, or throws an Outage. A connection that does not reply is destroyed. With the driver's
 * `query_timeout`, the connection would return to the pool and still not reply.
 */
async function waitForReply<T>(client: pg.PoolClient, query: Promise<T>, limitMs: QueryLimit): Promise<T> {
  const late = limitMs && setTimeout(() => destroyConnection(client, `no answer within ${limitMs / 1000} s`), limitMs)
  try {
    return await query
  } catch (error) {
    throw toOutage(error)
  } finally {
    clearTimeout(late)
  }
}

/** Closes a connection immediately, even if it has pending queries. */
export function destroyConnection(client: pg.ClientBase, reason: string): void {
  const { connection } = client as unknown as { connection: pg.Connection }
  connection.stream.destroy(new Error(reason))
}

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { Outage, reasonOf, toOutage } from '../http/outage.ts'

/** How long a query may stay without an answer; none where statements may be long, as for an operator's command. */
export type QueryLimit = number | undefined

/**
 * Gives each distinct statement a name, so that PostgreSQL plans it once per connection: about a quarter more throughput
 * than unnamed statements.
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
        throw new Outage(reasonOf(error), { cause: error })
      })
      const wrapped = named.get(client) ?? wrap(client, nameOf, limitMs)
      named.set(client, wrapped)
      return wrapped
    },
    end: () => pool.end(),
  } as PostgresPool
}

function wrap(client: pg.PoolClient, nameOf: (text: string) => string, limitMs: QueryLimit): PostgresPoolClient {
  const query = (text: unknown, values: readonly unknown[] = []) => {
    if (typeof text !== 'string') return client.query(text as string)
    const isPlain = values.length === 0
    const asked = client.query(isPlain ? text : { name: nameOf(text), text, values: [...values] })
    return answerInTime(client, asked, limitMs)
  }
  return { query, release: (error?: boolean) => client.release(error) } as unknown as PostgresPoolClient
}

/**
 * The answer to a query, or an outage. A connection that stays silent is destroyed: `query_timeout` of the driver would
 * put it back into the pool, where it answers nothing for ever.
 */
async function answerInTime<T>(client: pg.PoolClient, asked: Promise<T>, limitMs: QueryLimit): Promise<T> {
  const late = limitMs && setTimeout(() => destroy(client, `no answer within ${limitMs / 1000} s`), limitMs)
  try {
    return await asked
  } catch (error) {
    throw toOutage(error)
  } finally {
    clearTimeout(late)
  }
}

/** Ends a connection at once, whatever it waits for. */
export function destroy(client: pg.ClientBase, reason: string): void {
  const { connection } = client as unknown as { connection: pg.Connection }
  connection.stream.destroy(new Error(reason))
}

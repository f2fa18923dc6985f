import {
  AbortedTransactionError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Statement, Tx } from './db.ts'
import type { StatementResult } from './prepared-query.ts'
import type { RunStatement, StatementClient } from './statement-client.ts'

/** The connections that a Kysely instance uses. */
export type Connections = {
  /** Runs a statement outside a transaction. */
  readonly query: RunStatement
  /** Takes a connection for one transaction. */
  readonly reserve: () => Promise<ReservedClient>
  readonly close: () => Promise<void>
}

export type ReservedClient = StatementClient & {
  /** Returns the connection, or closes it if it may still be in a transaction. */
  readonly release: (isBroken: boolean) => void
}

/**
 * Creates a PostgreSQL dialect with few round trips: statements outside transactions share connections, and `BEGIN` is
 * sent together with the first statement of a transaction.
 */
export function createDialect(connections: Connections): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => createDriver(connections),
  }
}

function createDriver(connections: Connections): Driver {
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(createSession(connections)),
    beginTransaction: (session, settings) => toSession(session).begin(toBeginText(settings)),
    commitTransaction: (session) => toSession(session).commit(),
    rollbackTransaction: (session) => toSession(session).rollback(),
    releaseConnection: (session) => Promise.resolve(toSession(session).release()),
    destroy: () => connections.close(),
  }
}

/** Kysely's connection. It reserves a PostgreSQL connection only in a transaction. */
type Session = DatabaseConnection & {
  begin(text: string): Promise<void>
  /** Keeps the next statement, which must be the last one, until `commit`. */
  keepNext(): void
  commit(): Promise<void>
  rollback(): Promise<void>
  release(): void
}

const toSession = (connection: DatabaseConnection) => connection as Session

/**
 * Sends the last statement of a transaction together with COMMIT. If it fails, PostgreSQL rolls back and the transaction
 * throws its error. Its result is not available. The query is executed as usual, so that Kysely logs and counts it.
 */
export async function runAtCommit(tx: Tx, query: { execute(): Promise<unknown> }): Promise<void> {
  await tx.getExecutor().provideConnection((connection) => {
    toSession(connection).keepNext()
    return Promise.resolve()
  })
  await query.execute()
}

function createSession({ query, reserve }: Connections): Session {
  let client: ReservedClient | undefined
  let unsentBegin: string | undefined
  let keepsNext = false
  let last: Statement | undefined
  let isBroken = false

  async function runInTransaction(reserved: ReservedClient, text: string, values: readonly unknown[]) {
    if (unsentBegin === undefined) return reserved.query(text, values)
    const begin = unsentBegin
    unsentBegin = undefined
    return sendBeginAndStatement(reserved, begin, { text, values })
  }

  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (last) throw new Error('the last statement of the transaction has been run')
      if (keepsNext) {
        last = { text: sql, values: parameters }
        return { rows: [] }
      }
      return toQueryResult(await (client ? runInTransaction(client, sql, parameters) : query(sql, parameters)))
    },
    streamQuery() {
      throw new Error('queries cannot be streamed')
    },
    async begin(text) {
      client = await reserve()
      unsentBegin = text
    },
    keepNext() {
      if (unsentBegin !== undefined) throw new Error('the first statement of a transaction cannot be the last')
      keepsNext = true
    },
    async commit() {
      if (!client || unsentBegin !== undefined) return
      const { command } = await commitWith(client, last)
      // PostgreSQL replies ROLLBACK if an earlier statement failed.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollback() {
      if (!client || unsentBegin !== undefined) return
      isBroken = true
      await client.query('rollback', [])
      isBroken = false
    },
    release: () => client?.release(isBroken),
  }
}

/**
 * Sends `BEGIN` and the first statement together. If `BEGIN` fails, PostgreSQL runs that statement without a
 * transaction, so it must be a read, e.g. a row lock. Before a write, waits for the reply to `BEGIN`.
 */
async function sendBeginAndStatement(
  client: ReservedClient,
  begin: string,
  { text, values }: Statement,
): Promise<StatementResult> {
  if (!/^\s*select\b/i.test(text)) {
    await client.query(begin, [])
    return client.query(text, values)
  }
  const [begun, reply] = client.batch(() => [client.query(begin, []), client.query(text, values)] as const)
  // Avoids an unhandled rejection if BEGIN fails, because nothing awaits this reply then.
  reply.catch(() => {})
  await begun
  return reply
}

/** Sends COMMIT, together with the last statement if there is one. */
async function commitWith(client: ReservedClient, last: Statement | undefined): Promise<StatementResult> {
  const commit = () => client.query('commit', [])
  if (!last) return commit()
  const [ran, committed] = client.batch(() => [client.query(last.text, last.values), commit()] as const)
  // Avoids an unhandled rejection if both fail.
  committed.catch(() => {})
  await ran
  return committed
}

function toBeginText({ isolationLevel, accessMode }: TransactionSettings): string {
  return ['begin', ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []), accessMode ?? ''].join(' ').trim()
}

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function toQueryResult<Row>({ command, rowCount, rows }: StatementResult): QueryResult<Row> {
  return { rows: rows as Row[], ...(WRITES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}

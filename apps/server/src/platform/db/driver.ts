import {
  AbortedTransactionError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import type { Statement, Tx } from './db.ts'
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
 * Creates a dialect of PostgreSQL with few round trips: statements outside transactions share connections, and `BEGIN`
 * and the statements of `sendBeforeNext` and `sendAfterNext` are sent together with another statement.
 */
export function createDialect(connections: Connections): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => createDriver(connections),
  }
}

/**
 * Sends a write together with the transaction's next statement, which may be `COMMIT`, but before it. If the write
 * fails, so does the next statement.
 */
export function sendBeforeNext(tx: Tx, write: Compilable): Promise<void> {
  const statement = toStatement(write.compile())
  return tx.getExecutor().provideConnection((connection) => Promise.resolve(toSession(connection).addBefore(statement)))
}

/**
 * Sends a read together with the transaction's next statement, but after it. Returns a function that waits for the
 * rows. The next statement must be sent before.
 */
export function sendAfterNext<Row>(tx: Tx, read: Compilable<Row>): Promise<() => Promise<readonly Row[]>> {
  const statement = toStatement(read.compile())
  return tx.getExecutor().provideConnection((connection) => {
    const reply = toSession(connection).addAfter(statement)
    return Promise.resolve(async () => (await reply).rows as Row[])
  })
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

/** What Kysely calls a connection. It has a connection of its own only in a transaction. */
type Session = DatabaseConnection & {
  begin(text: string): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  release(): void
  addBefore(statement: Statement): void
  addAfter(statement: Statement): Promise<pg.QueryResult>
}

const toSession = (connection: DatabaseConnection) => connection as Session

type Addition = { readonly statement: Statement; readonly reply: PromiseWithResolvers<pg.QueryResult> }

function createSession({ query, reserve }: Connections): Session {
  let client: ReservedClient | undefined
  let isBroken = false
  /** The statements that are sent with the next one. */
  let unsent: { begin: Statement[]; before: Statement[]; after: Addition[] } = { begin: [], before: [], after: [] }

  async function send(own: ReservedClient, statement: Statement): Promise<pg.QueryResult> {
    const { begin, before, after } = unsent
    unsent = { begin: [], before: [], after: [] }
    // If BEGIN fails, PostgreSQL runs the statements behind it without a transaction. Only reads may be behind it.
    const hasOnlyReads = before.length === 0 && isRead(statement)
    if (!hasOnlyReads) for (const { text } of begin) await own.query(text, [])
    const replies = own.batch(() => {
      const sent = [...(hasOnlyReads ? begin : []), ...before, statement].map((each) => start(own, each))
      for (const { statement: added, reply } of after) reply.resolve(start(own, added))
      return sent
    })
    // The first error is the cause of the errors after it.
    for (const reply of replies.slice(0, -1)) await reply
    return replies.at(-1) as Promise<pg.QueryResult>
  }

  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const result = client ? await send(client, { text: sql, values: parameters }) : await query(sql, parameters)
      return toQueryResult(result)
    },
    streamQuery() {
      throw new Error('queries cannot be streamed')
    },
    async begin(text) {
      client = await reserve()
      unsent.begin.push({ text, values: [] })
    },
    async commit() {
      if (!client || (unsent.begin.length > 0 && unsent.before.length === 0)) return
      const { command } = await send(client, { text: 'commit', values: [] })
      // PostgreSQL rolls back instead if an earlier statement failed.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollback() {
      if (!client || unsent.begin.length > 0) return
      isBroken = true
      await client.query('rollback', [])
      isBroken = false
    },
    release: () => client?.release(isBroken),
    addBefore: (statement) => void unsent.before.push(statement),
    addAfter(statement) {
      const reply = Promise.withResolvers<pg.QueryResult>()
      unsent.after.push({ statement, reply })
      return reply.promise
    },
  }
}

/** Sends a statement whose error may be ignored, because it follows from the error of an earlier one. */
function start(client: StatementClient, { text, values }: Statement): Promise<pg.QueryResult> {
  const reply = client.query(text, values)
  reply.catch(() => {})
  return reply
}

function isRead({ text }: Statement): boolean {
  return /^\s*select\b/i.test(text)
}

function toStatement({ sql, parameters }: CompiledQuery): Statement {
  return { text: sql, values: parameters }
}

function toBeginText({ isolationLevel, accessMode }: TransactionSettings): string {
  return ['begin', ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []), accessMode ?? ''].join(' ').trim()
}

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function toQueryResult<Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> {
  return { rows: rows as Row[], ...(WRITES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}

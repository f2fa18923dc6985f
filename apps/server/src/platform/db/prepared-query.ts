import pg from 'pg'
import { serialize } from 'pg-protocol'
import type { DataRowMessage, CommandCompleteMessage, RowDescriptionMessage } from 'pg-protocol/dist/messages.js'

export type StatementResult = {
  readonly command: string
  readonly rowCount: number | null
  readonly rows: readonly unknown[]
}

/** A statement that a connection has prepared or is preparing. */
type PreparedStatement = { readonly name: string; columns: Columns }

type Columns = {
  readonly names: readonly string[]
  readonly parsers: readonly ((text: string) => unknown)[]
  /** Copied for each row, so that all rows have the same hidden class. */
  readonly emptyRow: Readonly<Record<string, null>>
}
type Row = Record<string, unknown>

const NO_COLUMNS: Columns = { names: [], parsers: [], emptyRow: {} }
const EXECUTE_AND_SYNC = Buffer.concat([serialize.execute(), serialize.sync()])

const { prepareValue } = (pg as unknown as { utils: { readonly prepareValue: (value: unknown) => unknown } }).utils

type Options = {
  readonly text: string
  readonly values: readonly unknown[]
  readonly statement: PreparedStatement
  /** Whether the connection has to prepare the statement first. */
  readonly isNew: boolean
}

/**
 * One execution of a prepared statement. Unlike the driver's own query, it asks for the columns only when it prepares the
 * statement, and sends all messages as one buffer.
 */
class PreparedQuery {
  readonly text: string
  readonly values: readonly unknown[]
  readonly result: Promise<StatementResult>
  readonly #statement: PreparedStatement
  readonly #message: Buffer
  readonly #done = Promise.withResolvers<StatementResult>()
  readonly #rows: Row[] = []
  #tag = ''
  #fault: Error | undefined

  constructor({ text, values, statement, isNew }: Options) {
    const { name } = statement
    this.text = text
    this.values = values
    this.result = this.#done.promise
    this.#statement = statement
    const preparation = isNew ? [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })] : []
    const bind = serialize.bind({ statement: name, values: values as unknown[], valueMapper: prepareValue })
    this.#message = Buffer.concat([...preparation, bind, EXECUTE_AND_SYNC])
  }

  // The driver calls the following methods.

  submit({ stream }: pg.Connection): void {
    if (stream.writable) stream.write(this.#message)
  }

  handleRowDescription({ fields }: RowDescriptionMessage): void {
    const names = fields.map(({ name }) => name)
    this.#statement.columns = {
      names,
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown),
      emptyRow: Object.fromEntries(names.map((name) => [name, null])),
    }
  }

  handleDataRow({ fields }: DataRowMessage): void {
    const { names, parsers, emptyRow } = this.#statement.columns
    const row: Row = { ...emptyRow }
    try {
      for (let column = 0; column < fields.length; column++) {
        const value = fields[column]
        if (value !== null) row[names[column] as string] = parsers[column]?.(value as string)
      }
      this.#rows.push(row)
    } catch (error) {
      this.#fault = error as Error
    }
  }

  handleCommandComplete({ text }: CommandCompleteMessage): void {
    this.#tag = text
  }

  handleReadyForQuery(): void {
    if (this.#fault) return this.#done.reject(this.#fault)
    const words = this.#tag.split(' ')
    const count = words.length > 1 ? Number(words.at(-1)) : NaN
    this.#done.resolve({
      command: words[0] ?? '',
      rowCount: Number.isNaN(count) ? null : count,
      rows: this.#rows,
    })
  }

  handleError(error: Error): void {
    this.#done.reject(error)
  }
}

// On connections that send statements without waiting for replies, the driver accepts only its own queries, because
// others may keep portals open. This one does not.
Object.setPrototypeOf(PreparedQuery.prototype, pg.Query.prototype)

/** Returns the function that runs statements on a connection and prepares each when it first runs. */
export function createPreparedRunner(client: pg.Client) {
  const statements = new Map<string, PreparedStatement>()
  let lastName = 0
  return async (text: string, values: readonly unknown[]): Promise<StatementResult> => {
    const known = statements.get(text)
    const statement = known ?? { name: `s${++lastName}`, columns: NO_COLUMNS }
    const query = new PreparedQuery({ text, values, statement, isNew: !known })
    client.query(query as unknown as pg.Query)
    if (known) return query.result
    statements.set(text, statement)
    try {
      return await query.result
    } catch (error) {
      // It may not have been prepared.
      statements.delete(text)
      throw error
    }
  }
}

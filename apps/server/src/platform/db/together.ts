import { sql, type RawBuilder, type Updateable } from 'kysely'
import type { Reader, Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** One or more queries of a WITH clause: `name as (query)`, separated by commas. */
export type WithQueries = RawBuilder<unknown>

/**
 * Runs writes from several features as one statement, in one round trip. No write sees the changes of the others, and
 * no two writes may change the same row. PostgreSQL runs the last write first. Returns the rows of `last`, which may
 * select what the writes return.
 */
export async function writeTogether<Row>(
  tx: Tx,
  writes: readonly WithQueries[],
  last: RawBuilder<Row> = sql`select`,
): Promise<Row[]> {
  return (await sql<Row>`with ${sql.join(writes)} ${last}`.execute(tx)).rows
}

/** Builds the assignments of an UPDATE. */
export function buildAssignments<Table extends keyof Tables>(columns: Updateable<Tables[Table]>): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.id(column)} = ${value}`))
}

/** Rows are read as JSON, so they must contain neither dates nor bytes. */
type Queries = Readonly<Record<string, RawBuilder<unknown>>>
type Results<Q extends Queries> = {
  readonly [Name in keyof Q]: Q[Name] extends RawBuilder<infer Row> ? readonly Row[] : never
}

/** Runs queries from several features as one statement, in one round trip. Returns the rows of each query. */
export async function readTogether<Q extends Queries>(db: Reader, queries: Q): Promise<Results<Q>> {
  const columns = Object.entries(queries).map(
    ([name, query]) => sql`(select coalesce(json_agg(found), '[]') from (${query}) as found) as ${sql.id(name)}`,
  )
  const { rows } = await sql<Results<Q>>`select ${sql.join(columns)}`.execute(db)
  const [results] = rows
  if (!results) throw new Error('a statement without FROM returned no row')
  return results
}

/** A query that returns no rows. Takes the place of a query that the call does not need. */
export function buildEmptyQuery<Row>(): RawBuilder<Row> {
  return sql<Row>`select where false`
}

import { sql } from 'kysely'
import type { TimedCache } from '../process/timed-cache.ts'
import type { Database, Reader, Tx } from './db.ts'

type Options = {
  readonly db: Database
  /** Must change whenever the type of the value changes, because servers of two versions may run at the same time. */
  readonly name: string
  readonly maxAgeMs: number
}

type Shared<Value> = { readonly period: number; readonly value: Value }

/**
 * Caches one value in the database for a period, e.g. ten seconds. All servers return the same value, so a player whose
 * requests reach different servers never sees an older value after a newer one. The value must be plain JSON.
 */
export function createSharedCache<Value>({ db, name, maxAgeMs }: Options): TimedCache<Value> {
  let last: { readonly period: number; readonly value: Promise<Value> } | undefined
  return (at, load) => {
    const period = Math.floor(at / maxAgeMs)
    if (last?.period === period) return last.value
    const loaded = { period, value: findOrStore(db, { name, period }, load) }
    last = loaded
    loaded.value.catch(() => last === loaded && (last = undefined))
    return loaded.value
  }
}

type Key = { readonly name: string; readonly period: number }

async function findOrStore<Value>(db: Database, key: Key, load: () => Promise<Value>): Promise<Value> {
  const found = await findValue<Value>(db.reader, key)
  if (found) return found.value
  const value = await load()
  if (await db.transaction((tx) => storeValue(tx, key, value))) return value
  // Another server was faster. All servers use its value.
  return (await findValue<Value>(db.reader, key))?.value ?? value
}

async function findValue<Value>(db: Reader, { name, period }: Key): Promise<Shared<Value> | undefined> {
  const row = await db
    .selectFrom('cached_values')
    .select(['period', 'value'])
    .where('name', '=', name)
    // The clock of the server that stored the value may be slightly ahead.
    .where('period', 'in', [period, period + 1])
    .executeTakeFirst()
  return row && { period: row.period, value: row.value as Value }
}

/** Stores a period's value. Returns false if another server has stored a value for this or the next period. */
async function storeValue(tx: Tx, { name, period }: Key, value: unknown): Promise<boolean> {
  const row = { period, value: JSON.stringify(value) }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cached_values')
    .values({ name, ...row })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(row)
        .where(sql.ref('cached_values.period'), 'not in', [period, period + 1]),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

import { endOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Supply } from '../wallet/index.ts'
import type { RarityDraws } from './draws.ts'

/** Returns the end of the last stored day. */
export async function findEndOfStoredDays(db: Reader): Promise<Date> {
  const last = await db.selectFrom('book_days').select('day').orderBy('day', 'desc').limit(1).executeTakeFirst()
  return new Date(last ? endOfDay(last.day) : 0)
}

/** Returns the id of the last ledger entry that the stored days include; undefined if no day is stored. */
export async function findLastStoredEntryId(db: Reader): Promise<number | undefined> {
  const row = await db
    .selectFrom('book_days')
    .select((each) => each.fn.max('last_entry').as('entry'))
    .executeTakeFirstOrThrow()
  return row.entry ?? undefined
}

/** Deletes the stored days from the given day on, so that they are computed again. */
export async function deleteDays(tx: Tx, from: MadridDay): Promise<void> {
  await tx.deleteFrom('book_draws').where('day', '>=', from).execute()
  await tx.deleteFrom('book_days').where('day', '>=', from).execute()
}

type CountedDay = Supply & { readonly draws: RarityDraws; readonly lastEntry: number }

/**
 * Stores the sums of a past day. Does nothing if another request has already stored that day with the same or newer
 * entries.
 */
export async function storeDay(tx: Tx, { day, made, destroyed, draws, lastEntry }: CountedDay): Promise<void> {
  const sums = { made, destroyed, last_entry: lastEntry }
  const stored = await tx
    .insertInto('book_days')
    .values({ day, ...sums })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(sums).where('book_days.last_entry', '<', lastEntry))
    .returning('day')
    .executeTakeFirst()
  if (!stored) return
  await tx.deleteFrom('book_draws').where('day', '=', day).execute()
  if (draws.size === 0) return
  await tx
    .insertInto('book_draws')
    .values(
      [...draws].map(([rarity, { drawn, thousandths, varianceMillionths }]) => {
        return { day, rarity, drawn, expected: thousandths, variance: varianceMillionths }
      }),
    )
    .execute()
}

export async function listStoredDays(db: Reader): Promise<Supply[]> {
  return db.selectFrom('book_days').select(['day', 'made', 'destroyed']).orderBy('day').execute()
}

export async function sumStoredDraws(db: Reader): Promise<RarityDraws> {
  const rows = await db
    .selectFrom('book_draws')
    .select('rarity')
    .select((row) => [
      row.cast<number>(row.fn.sum('drawn'), 'bigint').as('drawn'),
      row.cast<number>(row.fn.sum('expected'), 'bigint').as('thousandths'),
      row.cast<number>(row.fn.sum('variance'), 'bigint').as('varianceMillionths'),
    ])
    .groupBy('rarity')
    .execute()
  return new Map(rows.map(({ rarity, ...sums }) => [rarity, sums]))
}

export type AuditRecord = Omit<Selectable<Tables['audits']>, 'id'>

export async function insertAudit(tx: Tx, audit: AuditRecord): Promise<void> {
  await tx.insertInto('audits').values(audit).execute()
}

export async function findLastAudit(db: Reader): Promise<AuditRecord | undefined> {
  return db.selectFrom('audits').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

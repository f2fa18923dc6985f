import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** Gachas created and destroyed on one day in Madrid. */
export type Supply = { readonly day: MadridDay; readonly made: number; readonly destroyed: number }

/** Returns the id of the last ledger entry; 0 if the ledger is empty. */
export async function findLastEntryId(db: Reader): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ledger_entries`.execute(db)
  return rows[0]?.id ?? 0
}

/** Lists the days (in Madrid) of ledger entries with a higher id than `entryId` that were created before a time. */
export async function listDaysAfterEntry(db: Reader, entryId: number, before: Date): Promise<MadridDay[]> {
  const { rows } = await sql<{ day: MadridDay }>`
    select distinct (at at time zone 'Europe/Madrid')::date as day
    from ledger_entries where id > ${entryId} and at < ${before}`.execute(db)
  return rows.map(({ day }) => day)
}

/** Sums the gachas created and destroyed on each day since a time, oldest day first. Omits days without entries. */
export async function sumSupplyByDay(db: Reader, since: Date): Promise<Supply[]> {
  const { rows } = await sql<Supply>`
    select (at at time zone 'Europe/Madrid')::date as day,
      coalesce(-sum(delta) filter (where account = 'mint'), 0)::bigint as made,
      coalesce(sum(delta) filter (where account = 'burn'), 0)::bigint as destroyed
    from ledger_entries where account <> 'player' and at >= ${since} group by 1 order by 1`.execute(db)
  return rows
}

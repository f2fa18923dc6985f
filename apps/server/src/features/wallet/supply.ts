import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** The gachas made and destroyed on a day in Madrid. */
export type Supply = { readonly day: MadridDay; readonly made: number; readonly destroyed: number }

/** The number of the last entry of the ledger; 0 before the first. */
export async function lastEntry(db: Reader): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ledger_entries`.execute(db)
  return rows[0]?.id ?? 0
}

/** The days in Madrid of the entries after a certain one that were made before an instant. */
export async function listDaysAfterEntry(db: Reader, entry: number, before: Date): Promise<MadridDay[]> {
  const { rows } = await sql<{ day: MadridDay }>`
    select distinct (at at time zone 'Europe/Madrid')::date as day
    from ledger_entries where id > ${entry} and at < ${before}`.execute(db)
  return rows.map(({ day }) => day)
}

/** What was made and destroyed on each day since an instant, oldest first; days without either are left out. */
export async function supplyByDay(db: Reader, since: Date): Promise<Supply[]> {
  const { rows } = await sql<Supply>`
    select (at at time zone 'Europe/Madrid')::date as day,
      coalesce(-sum(delta) filter (where account = 'mint'), 0)::bigint as made,
      coalesce(sum(delta) filter (where account = 'burn'), 0)::bigint as destroyed
    from ledger_entries where account <> 'player' and at >= ${since} group by 1 order by 1`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Reader } from '../../platform/db.ts'

/** The gachas made and destroyed on a day in Madrid. */
export type Supply = { readonly day: string; readonly made: number; readonly destroyed: number }

/** What was made and destroyed on each day since an instant, oldest first; days without either are left out. */
export async function supplyByDay(db: Reader, since: Date): Promise<Supply[]> {
  const { rows } = await sql<Supply>`
    select (at at time zone 'Europe/Madrid')::date as day,
      coalesce(-sum(delta) filter (where account = 'mint'), 0)::bigint as made,
      coalesce(sum(delta) filter (where account = 'burn'), 0)::bigint as destroyed
    from ledger_entries where account <> 'player' and at >= ${since} group by 1 order by 1`.execute(db)
  return rows
}

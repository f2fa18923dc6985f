import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** Lists the polls whose vote counts differ from the numbers of stored votes. */
export async function listMiscountedPolls(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ poll: string }>`
    select 'poll ' || id as poll from polls left join (
      select poll_id, count(*) filter (where option = 1) as first, count(*) filter (where option = 2) as second
      from poll_votes group by poll_id
    ) as voted on poll_id = id
    where first_votes <> coalesce(first, 0) or second_votes <> coalesce(second, 0) order by id`.execute(db)
  return rows.map(({ poll }) => poll)
}

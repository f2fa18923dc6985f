import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** How many rewards of a kind were taken, and what they were worth together. */
export type Claimed = { readonly player: string; readonly times: number; readonly gachas: number }

export async function questsClaimed(db: Reader): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    select player_id as player, count(*) as times, sum(gachas)::bigint as gachas from quest_claims group by player_id`.execute(
    db,
  )
  return rows
}

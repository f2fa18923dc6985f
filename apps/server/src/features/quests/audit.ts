import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** Number and sum of the quest rewards that a player claimed. */
export type QuestClaimSums = { readonly player: string; readonly times: number; readonly gachas: number }

export async function sumClaimedQuests(db: Reader, playerIds: readonly string[]): Promise<QuestClaimSums[]> {
  const { rows } = await sql<QuestClaimSums>`
    select player_id as player, count(*) as times, sum(gachas)::bigint as gachas from quest_claims
    where player_id = any (${playerIds}::uuid[]) group by player_id`.execute(db)
  return rows
}

import type { Game } from '@otogi/rules/games/games'
import { computeGameReward, RewardStatus } from '@otogi/rules/rewards/rewards'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

type Group = { readonly player: string; readonly game: Game; readonly tries: number; readonly times: number }

/** Counts the game rewards that each player claimed, and sums the amounts prescribed by the rules. */
export async function sumClaimedRewards(
  db: Reader,
  playerIds: readonly string[],
): Promise<{ player: string; times: number; gachas: number }[]> {
  const { rows } = await sql<Group>`
    select player_id as player, game, cardinality(wrong) as tries, count(*) as times
    from rounds where status = ${RewardStatus.claimed} and player_id = any (${playerIds}::uuid[]) group by 1, 2, 3`.execute(
    db,
  )
  return [...Map.groupBy(rows, ({ player }) => player)].map(([player, groups]) => ({
    player,
    times: groups.reduce((sum, { times }) => sum + times, 0),
    gachas: groups.reduce((sum, { game, tries, times }) => sum + times * computeGameReward(game, tries), 0),
  }))
}

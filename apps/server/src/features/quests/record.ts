import type { Game } from '@otogi/rules/games/games'
import { applyGameWon, applyPlayerStats, NO_PROGRESS, findQuest } from '@otogi/rules/quests/quests'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../players/index.ts'
import { findProgress, saveProgress } from './store.ts'

/** Counts a game won towards the daily quests, and the level it led to towards the special ones. `player` is the row now. */
export async function recordGameWon(tx: Tx, player: Player, game: Game): Promise<void> {
  const { quests } = await findProgress(tx, player.id)
  await saveProgress(tx, player.id, { quests: applyPlayerStats(applyGameWon(quests, game), statsOf(player)) })
}

/**
 * Counts summoned cards towards the weekly quest, and the power they brought towards the special ones: what the rules'
 * `applySummon` and `applyPlayerStats` do, in one statement.
 */
export async function recordSummon(tx: Tx, player: Player, cards: number): Promise<void> {
  const { goal } = findQuest('summon')
  const summonsWeek = sql<number>`
    case when summons_week > ${goal} then summons_week else least(${goal}, summons_week + ${cards}) end`
  await tx
    .updateTable('quest_progress')
    .set({ summons_week: summonsWeek, ...specialsReached(player) })
    .where('player_id', '=', player.id)
    .execute()
}

/** Checks the special quests again; a player who has reached none needs no statement. */
export async function recordPlayerStats(tx: Tx, player: Player): Promise<void> {
  const reached = specialsReached(player)
  if (Object.keys(reached).length === 0) return
  await tx.updateTable('quest_progress').set(reached).where('player_id', '=', player.id).execute()
}

/** The columns of the special quests that the player has reached, as `applyPlayerStats` sets them: one claimed stays claimed. */
function specialsReached(player: Player) {
  const reached = applyPlayerStats(NO_PROGRESS, statsOf(player))
  return {
    ...(reached.power150k && { power_150k: sql<number>`greatest(power_150k, 1)` }),
    ...(reached.power500k && { power_500k: sql<number>`greatest(power_500k, 1)` }),
    ...(reached.level5 && { level_5: sql<number>`greatest(level_5, 1)` }),
    ...(reached.level20 && { level_20: sql<number>`greatest(level_20, 1)` }),
  }
}

function statsOf({ level, total_power: power }: Player): { level: number; power: number } {
  return { level, power }
}

import type { Game } from '@otogi/rules/games/games'
import { applyGameWon, applyPlayerStats, NO_PROGRESS, findQuest } from '@otogi/rules/quests/quests'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../players/index.ts'
import { findProgress, saveProgress } from './store.ts'

/**
 * Counts a won game toward the daily quests, and the player's level toward the special quests. `player` is the row
 * after the win.
 */
export async function recordGameWon(tx: Tx, player: Player, game: Game): Promise<void> {
  const { quests } = await findProgress(tx, player.id)
  await saveProgress(tx, player.id, { quests: applyPlayerStats(applyGameWon(quests, game), toStats(player)) })
}

/**
 * Counts summoned cards toward the weekly quest, and the player's power toward the special quests. Equivalent to
 * `applySummon` and `applyPlayerStats`, but in one statement.
 */
export async function recordSummon(tx: Tx, player: Player, cards: number): Promise<void> {
  const { goal } = findQuest('summon')
  const summonsWeek = sql<number>`
    case when summons_week > ${goal} then summons_week else least(${goal}, summons_week + ${cards}) end`
  await tx
    .updateTable('quest_progress')
    .set({ summons_week: summonsWeek, ...buildCompletedQuestColumns(player) })
    .where('player_id', '=', player.id)
    .execute()
}

/** Completes the special quests whose requirements the player meets. If there are none, runs no statement. */
export async function recordPlayerStats(tx: Tx, player: Player): Promise<void> {
  const reached = buildCompletedQuestColumns(player)
  if (Object.keys(reached).length === 0) return
  await tx.updateTable('quest_progress').set(reached).where('player_id', '=', player.id).execute()
}

/**
 * Returns the columns to update for completed special quests. Like `applyPlayerStats`, leaves claimed quests claimed.
 */
function buildCompletedQuestColumns(player: Player) {
  const reached = applyPlayerStats(NO_PROGRESS, toStats(player))
  return {
    ...(reached.power150k && { power_150k: sql<number>`greatest(power_150k, 1)` }),
    ...(reached.power500k && { power_500k: sql<number>`greatest(power_500k, 1)` }),
    ...(reached.level5 && { level_5: sql<number>`greatest(level_5, 1)` }),
    ...(reached.level20 && { level_20: sql<number>`greatest(level_20, 1)` }),
  }
}

function toStats({ level, total_power: power }: Player): { level: number; power: number } {
  return { level, power }
}

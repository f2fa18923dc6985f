import { GAMES, hasQuest, type Game } from '@otogi/rules/games/games'
import { applyPlayerStats, NO_PROGRESS, findQuest, type QuestKey } from '@otogi/rules/quests/quests'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { writeTogether, type WithQueries } from '../../platform/db/together.ts'
import type { Player } from '../players/index.ts'

/*
 * The writes below have the same effect as functions of the rules package, but do not read the progress first. A test
 * compares the results.
 */

/**
 * Builds the write that counts a won game toward the daily quests and the player's level toward the special quests, as
 * `applyGameWon` and `applyPlayerStats` do. `player` is the row after the win.
 */
export function buildGameWonWrite(player: Player, game: Game): WithQueries {
  const finishedToday = sql`finished_today | ${1 << GAMES.indexOf(game)}::smallint`
  return buildQuestUpdate(player, [
    sql`finished_today = ${finishedToday}`,
    sql`all_games = ${buildCappedCount('all_games', 'all', sql`bit_count((${finishedToday})::integer::bit(32))`)}`,
    ...(hasQuest(game) ? [buildCompletion(game)] : []),
    ...listCompletions(player),
  ])
}

/**
 * Builds the write that counts summoned cards toward the weekly quest and the player's power toward the special quests,
 * as `applySummon` and `applyPlayerStats` do. `player` is the row that includes the cards.
 */
export function buildSummonWrite(player: Player, cards: number): WithQueries {
  const summoned = buildCappedCount('summons_week', 'summon', sql`summons_week + ${cards}::integer`)
  return buildQuestUpdate(player, [sql`summons_week = ${summoned}`, ...listCompletions(player)])
}

/** Builds the write that completes the special quests whose requirements the player meets, if there are any. */
export function buildPlayerStatsWrites(player: Player): WithQueries[] {
  const completions = listCompletions(player)
  return completions.length === 0 ? [] : [buildQuestUpdate(player, completions)]
}

/** Completes the special quests whose requirements the player meets. If there are none, runs no statement. */
export async function recordPlayerStats(tx: Tx, player: Player): Promise<void> {
  const writes = buildPlayerStatsWrites(player)
  if (writes.length > 0) await writeTogether(tx, writes)
}

function buildQuestUpdate({ id }: Player, assignments: readonly RawBuilder<unknown>[]): WithQueries {
  return sql`quest as (update quest_progress set ${sql.join(assignments)} where player_id = ${id})`
}

/** A count stops at its quest's goal, and a claimed quest stays claimed. */
function buildCappedCount(column: string, key: QuestKey, count: RawBuilder<unknown>): RawBuilder<unknown> {
  const { goal } = findQuest(key)
  return sql`case when ${sql.id(column)} > ${goal} then ${sql.id(column)} else least(${goal}, ${count}) end`
}

function buildCompletion(column: string): RawBuilder<unknown> {
  return sql`${sql.id(column)} = greatest(1, ${sql.id(column)})`
}

/**
 * Lists the column updates that complete special quests. Like `applyPlayerStats`, these never reopen a claimed quest.
 */
function listCompletions({ level, total_power: power }: Player): RawBuilder<unknown>[] {
  const reached = applyPlayerStats(NO_PROGRESS, { level, power })
  const columns = {
    power_150k: reached.power150k,
    power_500k: reached.power500k,
    level_5: reached.level5,
    level_20: reached.level20,
  }
  return Object.entries(columns).flatMap(([column, status]) => (status > 0 ? [buildCompletion(column)] : []))
}

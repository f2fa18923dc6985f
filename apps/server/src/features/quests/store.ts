import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { mapQuestGames, type QuestProgress, type WeekCounts } from '@otogi/rules/quests/quests'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'

type Row = Selectable<Tables['quest_progress']>

export type Progress = {
  readonly quests: QuestProgress
  readonly week: MadridDay
  /** The week that was current before `week`, with its counters. They are restored if the clock is set back. */
  readonly previousWeek: PreviousWeek | null
}

export type PreviousWeek = WeekCounts & { readonly week: MadridDay }

export async function findProgress(db: Reader, playerId: string): Promise<Progress> {
  const row = await db
    .selectFrom('quest_progress')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { quests: toProgress(row), week: row.week, previousWeek: row.left_week as PreviousWeek | null }
}

export type Claim = { readonly quest: string; readonly period: string; readonly gachas: number; readonly at: Date }

type ProgressChange = { readonly quests: QuestProgress; readonly claims?: readonly Claim[] } & Partial<Progress>

/** Saves the progress and the claims. A second claim for the same period would violate the primary key. */
export async function saveProgress(tx: Tx, playerId: string, change: ProgressChange): Promise<void> {
  const { quests, week, previousWeek, claims = [] } = change
  const columns = { ...toColumns(quests), ...(week && { week, left_week: JSON.stringify(previousWeek) }) }
  const rows = claims.map((claim) => ({ player_id: playerId, ...claim }))
  const creator = rows.length === 0 ? tx : tx.with('claimed', (db) => db.insertInto('quest_claims').values(rows))
  await creator.updateTable('quest_progress').set(columns).where('player_id', '=', playerId).execute()
}

export async function insertProgress(tx: Tx, playerId: string, week: MadridDay, quests: QuestProgress): Promise<void> {
  await tx
    .insertInto('quest_progress')
    .values({ player_id: playerId, week, ...toColumns(quests) })
    .execute()
}

/** Lists a player's claims for the given periods. */
export async function listClaims(db: Reader, playerId: string, periods: readonly string[]) {
  return db
    .selectFrom('quest_claims')
    .select(['quest', 'period'])
    .where('player_id', '=', playerId)
    .where('period', 'in', periods)
    .execute()
}

function toProgress(row: Row): QuestProgress {
  return {
    ...mapQuestGames((game) => row[game]),
    allGames: row.all_games,
    summonsWeek: row.summons_week,
    loginsWeek: row.logins_week,
    power150k: row.power_150k,
    power500k: row.power_500k,
    level5: row.level_5,
    level20: row.level_20,
    finishedToday: row.finished_today,
    visitedDays: row.visited_days,
  }
}

function toColumns(progress: QuestProgress): Omit<Row, 'player_id' | 'week' | 'left_week'> {
  return {
    ...mapQuestGames((game) => progress[game]),
    all_games: progress.allGames,
    summons_week: progress.summonsWeek,
    logins_week: progress.loginsWeek,
    power_150k: progress.power150k,
    power_500k: progress.power500k,
    level_5: progress.level5,
    level_20: progress.level20,
    finished_today: progress.finishedToday,
    visited_days: progress.visitedDays,
  }
}

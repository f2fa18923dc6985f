import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { mapQuestGames, type QuestProgress, type WeekCounts } from '@otogi/rules/quests/quests'
import { NoResultError, SelectQueryNode, sql, type RawBuilder, type Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { buildAssignments, type WithQueries } from '../../platform/db/together.ts'

type Row = Selectable<Tables['quest_progress']>

export type Progress = {
  readonly quests: QuestProgress
  readonly week: MadridDay
  /** The week before `week`, with its counters. They are restored if the clock is set back. */
  readonly previousWeek: PreviousWeek | null
}

export type PreviousWeek = WeekCounts & { readonly week: MadridDay }

export async function findProgress(db: Reader, playerId: string): Promise<Progress> {
  return readProgress((await buildProgressQuery(playerId).execute(db)).rows)
}

/** Selects a player's progress for `readProgress`, as part of another statement. */
export function buildProgressQuery(playerId: string): RawBuilder<Row> {
  return sql<Row>`select * from quest_progress where player_id = ${playerId}`
}

/** Returns the progress that a statement selected. */
export function readProgress([row]: readonly Row[]): Progress {
  if (!row) throw new NoResultError(SelectQueryNode.create())
  return { quests: toProgress(row), week: row.week, previousWeek: row.left_week as PreviousWeek | null }
}

export type Claim = { readonly quest: string; readonly period: string; readonly gachas: number; readonly at: Date }

type ProgressChange = { readonly quests: QuestProgress; readonly claims?: readonly Claim[] } & Partial<Progress>

/**
 * Builds the writes that save the progress and the claims. A second claim for the same period would violate the primary
 * key.
 */
export function buildProgressWrite(playerId: string, change: ProgressChange): WithQueries {
  const { quests, week, previousWeek, claims = [] } = change
  const columns = { ...toColumns(quests), ...(week && { week, left_week: JSON.stringify(previousWeek) }) }
  const rows = claims.map(({ quest, period, gachas, at }) => sql`(${playerId}, ${quest}, ${period}, ${gachas}, ${at})`)
  const claimed = sql`claimed_quest as (
    insert into quest_claims (player_id, quest, period, gachas, at) values ${sql.join(rows)}), `
  return sql`${rows.length === 0 ? sql`` : claimed} quest as (
    update quest_progress set ${buildAssignments<'quest_progress'>(columns)} where player_id = ${playerId})`
}

export async function insertProgress(tx: Tx, playerId: string, week: MadridDay, quests: QuestProgress): Promise<void> {
  await tx
    .insertInto('quest_progress')
    .values({ player_id: playerId, week, ...toColumns(quests) })
    .execute()
}

export type StoredClaim = Pick<Claim, 'quest' | 'period'>

/** Selects a player's claims for the given periods. */
export function buildClaimsQuery(playerId: string, periods: readonly string[]): RawBuilder<StoredClaim> {
  return sql<StoredClaim>`
    select quest, period from quest_claims where player_id = ${playerId} and period = any (${periods}::date[])`
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

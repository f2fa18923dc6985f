import { startOfWeek, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game } from '@otogi/rules/games/games'
import {
  applyGameWon,
  applyLogin,
  listClaimableQuests,
  resetDailyQuests,
  resetWeeklyQuests,
  NO_PROGRESS,
  QUESTS,
  selectWeekCounts,
  markQuestsClaimed,
  type Quest,
  type QuestProgress,
} from '@otogi/rules/quests/quests'
import type { Tx } from '../../platform/db/db.ts'
import type { WithQueries } from '../../platform/db/together.ts'
import type { Moment } from '../../platform/process/clock.ts'
import type { Player } from '../players/index.ts'
import type { Payment } from '../wallet/index.ts'
import { toClaim, toPayment, toPeriod } from './claim.ts'
import {
  buildClaimsQuery,
  buildProgressWrite,
  buildProgressQuery,
  insertProgress,
  type Progress,
  type StoredClaim,
} from './store.ts'

/** Creates the quests of a new player and counts the first login of the week. */
export async function createQuests(tx: Tx, playerId: string, today: MadridDay): Promise<void> {
  await insertProgress(tx, playerId, startOfWeek(today), applyLogin(NO_PROGRESS, today))
}

/** The player's progress, claims and the games won today, before the rollover. */
export type QuestsBefore = {
  readonly progress: Progress
  readonly claims: readonly StoredClaim[]
  readonly won: readonly Game[]
}

/** Builds the queries for `readTogether` that `buildQuestDayEnd` needs. */
export function buildQuestDayQueries(playerId: string, today: MadridDay) {
  const periods = [today, startOfWeek(today)]
  return { progress: buildProgressQuery(playerId), claims: buildClaimsQuery(playerId, periods) }
}

/**
 * Ends the player's day. Returns the payments for completed but unclaimed quests (daily quests and, if a new week has
 * begun, weekly quests), and the write that resets the quests and counts the login. If the clock was set back, the
 * player may already have played today or this week. In that case, restores the wins, counters and claims.
 */
export function buildQuestDayEnd(
  player: Player,
  { at, today }: Moment,
  { progress, claims: stored, won }: QuestsBefore,
): { payments: Payment[]; writes: WithQueries[] } {
  const due = listUnclaimedQuests(progress.quests, player.day, today)
  const next = won.reduce(applyGameWon, resetPeriods(progress, today))
  const quests = applyLogin(markQuestsClaimed(next, listPaidQuests(stored, today)), today)
  const claims = due.map((quest) => toClaim(quest, player.day, at))
  const change = { quests, claims, ...toWeekChange(progress, today) }
  return { payments: due.map(toPayment), writes: [buildProgressWrite(player.id, change)] }
}

/** Lists the completed but unclaimed quests of the past day and, if its week is over too, of that week. */
function listUnclaimedQuests(quests: QuestProgress, endedDay: MadridDay, today: MadridDay): Quest[] {
  const weekly = startOfWeek(endedDay) === startOfWeek(today) ? [] : listClaimableQuests(quests, 'week')
  return [...listClaimableQuests(quests, 'daily'), ...weekly]
}

/**
 * Resets the daily quests, and the weekly counters if a new week has begun. Restores the counters if the clock was set
 * back to the previous week.
 */
function resetPeriods({ quests, week, previousWeek }: Progress, today: MadridDay): QuestProgress {
  const current = startOfWeek(today)
  if (week === current) return resetDailyQuests(quests)
  return resetWeeklyQuests(resetDailyQuests(quests), previousWeek?.week === current ? previousWeek : undefined)
}

/** Returns the values to save if today is in a different week, including the previous week's counters. */
function toWeekChange({ quests, week }: Progress, today: MadridDay): Partial<Progress> {
  return week === startOfWeek(today)
    ? {}
    : { week: startOfWeek(today), previousWeek: { week, ...selectWeekCounts(quests) } }
}

/** Lists the quests whose reward for today or, for weekly quests, for this week was already paid. */
function listPaidQuests(claims: readonly StoredClaim[], today: MadridDay): Quest['key'][] {
  const isPaid = (quest: Quest) =>
    claims.some(({ quest: key, period }) => key === quest.key && period === toPeriod(quest, today))
  return QUESTS.filter((quest) => isPaid(quest)).map(({ key }) => key)
}

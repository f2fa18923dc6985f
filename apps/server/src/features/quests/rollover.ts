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
import type { Moment } from '../../platform/process/clock.ts'
import type { Player } from '../players/index.ts'
import { mintPayments } from '../wallet/index.ts'
import { toClaim, toPayment, toPeriod } from './claim.ts'
import { findProgress, insertProgress, listClaims, saveProgress, type Progress } from './store.ts'

/** Creates the quests of a new player and counts the first login of the week. */
export async function createQuests(tx: Tx, playerId: string, today: MadridDay): Promise<void> {
  await insertProgress(tx, playerId, startOfWeek(today), applyLogin(NO_PROGRESS, today))
}

/**
 * Ends the player's day. Pays the completed but unclaimed quests of the day and, if the week has ended too, those of
 * the week. Then resets the quests and counts the login. If the clock was set back, the player may already have played
 * today or this week. In that case, restores the wins, counters and claims. `won` lists the games that the player has
 * won today. Returns the sum paid.
 */
export async function rollOverQuests(
  tx: Tx,
  player: Player,
  { at, today }: Moment,
  won: readonly Game[],
): Promise<number> {
  const progress = await findProgress(tx, player.id)
  const due = listUnclaimedQuests(progress.quests, player.day, today)
  const next = won.reduce(applyGameWon, resetPeriods(progress, today))
  const quests = applyLogin(markQuestsClaimed(next, await listPaidQuests(tx, player.id, today)), today)
  const claims = due.map((quest) => toClaim(quest, player.day, at))
  await saveProgress(tx, player.id, { quests, claims, ...toWeekChange(progress, today) })
  const payments = due.map(toPayment)
  if (payments.length > 0) await mintPayments(tx, player.id, payments, at)
  return payments.reduce((sum, { gachas }) => sum + gachas, 0)
}

/** Lists the completed but unclaimed quests of the ended day. If the week has ended too, includes those of the week. */
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

/** Returns the values to save if today belongs to another week. They include the counters of the previous week. */
function toWeekChange({ quests, week }: Progress, today: MadridDay): Partial<Progress> {
  return week === startOfWeek(today)
    ? {}
    : { week: startOfWeek(today), previousWeek: { week, ...selectWeekCounts(quests) } }
}

/** Lists the quests that were already paid for today or for its week. */
async function listPaidQuests(tx: Tx, playerId: string, today: MadridDay): Promise<Quest['key'][]> {
  const paid = await listClaims(tx, playerId, [today, startOfWeek(today)])
  const isPaid = (quest: Quest) =>
    paid.some(({ quest: key, period }) => key === quest.key && period === toPeriod(quest, today))
  return QUESTS.filter((quest) => isPaid(quest)).map(({ key }) => key)
}

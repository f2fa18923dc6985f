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
  pickWeekCounts,
  markQuestsClaimed,
  type Quest,
  type QuestProgress,
} from '@otogi/rules/quests/quests'
import type { Tx } from '../../platform/db/db.ts'
import type { Moment } from '../../platform/process/clock.ts'
import type { Player } from '../players/index.ts'
import { mintAll } from '../wallet/index.ts'
import { periodOf, toClaim } from './claim.ts'
import { findProgress, insertProgress, listClaims, saveProgress, type Progress } from './store.ts'

/** Gives a new player quests, with the first visit of the week counted. */
export async function openQuests(tx: Tx, playerId: string, today: MadridDay): Promise<void> {
  await insertProgress(tx, playerId, startOfWeek(today), applyLogin(NO_PROGRESS, today))
}

/**
 * Ends the player's day: pays what was completed in it and not claimed, in its week too if that is over. Then sets the
 * quests to today, and counts the visit. Today and its week may have been there before, ahead of a clock that was set back:
 * what was won, counted and claimed in them stays so. `won` are the games won today. Returns the sum paid.
 */
export async function rollOverQuests(
  tx: Tx,
  player: Player,
  { at, today }: Moment,
  won: readonly Game[],
): Promise<number> {
  const progress = await findProgress(tx, player.id)
  const due = listDue(progress.quests, player.day, today)
  const next = won.reduce(applyGameWon, startPeriods(progress, today))
  const quests = applyLogin(markQuestsClaimed(next, await listPaid(tx, player.id, today)), today)
  const claims = due.map((quest) => toClaim(quest, player.day, at))
  await saveProgress(tx, player.id, { quests, claims, ...changeWeek(progress, today) })
  const payments = due.map(({ key, reward }) => ({ gachas: reward, reason: `quest:${key}` as const }))
  if (payments.length > 0) await mintAll(tx, player.id, payments, at)
  return payments.reduce((sum, { gachas }) => sum + gachas, 0)
}

/** The quests of a day that ends, and of its week if that ends too, which wait for their claim. */
function listDue(quests: QuestProgress, ended: MadridDay, today: MadridDay): Quest[] {
  const weekly = startOfWeek(ended) === startOfWeek(today) ? [] : listClaimableQuests(quests, 'week')
  return [...listClaimableQuests(quests, 'daily'), ...weekly]
}

/** The progress with the counts of today's week, and nothing of the day that ended. */
function startPeriods({ quests, week, leftWeek }: Progress, today: MadridDay): QuestProgress {
  const current = startOfWeek(today)
  if (week === current) return resetDailyQuests(quests)
  return resetWeeklyQuests(resetDailyQuests(quests), leftWeek?.week === current ? leftWeek : undefined)
}

/** The week to save where today begins another one; the counts of the one that is left are kept. */
function changeWeek({ quests, week }: Progress, today: MadridDay): Partial<Progress> {
  return week === startOfWeek(today) ? {} : { week: startOfWeek(today), leftWeek: { week, ...pickWeekCounts(quests) } }
}

/** The quests that were paid for today or its week before. */
async function listPaid(tx: Tx, playerId: string, today: MadridDay): Promise<Quest['key'][]> {
  const paid = await listClaims(tx, playerId, [today, startOfWeek(today)])
  const isPaid = (quest: Quest) =>
    paid.some(({ quest: key, period }) => key === quest.key && period === periodOf(quest, today))
  return QUESTS.filter((quest) => isPaid(quest)).map(({ key }) => key)
}

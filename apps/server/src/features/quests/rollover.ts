import { mondayOf, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game } from '@otogi/rules/games/games'
import {
  afterGameWon,
  afterLogin,
  claimableQuests,
  newDay,
  newWeek,
  QUESTS,
  weekCounts,
  withClaimed,
  type Quest,
  type QuestProgress,
} from '@otogi/rules/quests/quests'
import type { Tx } from '../../platform/db/db.ts'
import { pay, periodOf } from './claim.ts'
import { findProgress, insertProgress, listClaims, saveProgress, saveWeek } from './store.ts'

/** Gives a new player quests, with the first visit of the week counted. */
export async function openQuests(tx: Tx, playerId: string, today: MadridDay): Promise<void> {
  await insertProgress(tx, playerId, mondayOf(today))
  const { quests } = await findProgress(tx, playerId)
  await saveProgress(tx, playerId, afterLogin(quests, today))
}

/** Pays what the player completed and did not claim before the day (and the week) ends; returns the sum. */
export async function payUnclaimedQuests(
  tx: Tx,
  playerId: string,
  ended: MadridDay,
  today: MadridDay,
  at: Date,
): Promise<number> {
  const { quests } = await findProgress(tx, playerId)
  const weekly = mondayOf(ended) === mondayOf(today) ? [] : claimableQuests(quests, 'week')
  const due: Quest[] = [...claimableQuests(quests, 'daily'), ...weekly]
  for (const quest of due) await pay(tx, playerId, quest, { today: ended, at })
  return due.reduce((sum, quest) => sum + quest.reward, 0)
}

/**
 * Sets the quests to a day, and counts its visit. The day and its week may have been there before, ahead of a clock that
 * was set back: what was won, counted and claimed in them stays so. `won` are the games won on the day.
 */
export async function startQuestDay(tx: Tx, playerId: string, today: MadridDay, won: readonly Game[]): Promise<void> {
  const progress = await findProgress(tx, playerId)
  const week = mondayOf(today)
  let quests = won.reduce(afterGameWon, newDay(progress.quests))
  if (progress.week !== week) {
    const { leftWeek } = progress
    quests = newWeek(quests, leftWeek?.week === week ? leftWeek : undefined)
    await saveWeek(tx, playerId, week, { week: progress.week, ...weekCounts(progress.quests) })
  }
  await saveProgress(tx, playerId, afterLogin(await withPaid(tx, playerId, today, quests), today))
}

/** The progress with the quests that were paid for the day or its week before. */
async function withPaid(tx: Tx, playerId: string, today: MadridDay, quests: QuestProgress): Promise<QuestProgress> {
  const paid = await listClaims(tx, playerId, [today, mondayOf(today)])
  const isPaid = (quest: Quest) =>
    paid.some(({ quest: key, period }) => key === quest.key && period === periodOf(quest, today))
  return withClaimed(
    quests,
    QUESTS.filter((quest) => isPaid(quest)).map(({ key }) => key),
  )
}
